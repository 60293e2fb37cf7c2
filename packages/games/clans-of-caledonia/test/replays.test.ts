import { readRecord } from '@bothy/kernel'
import { recordedGames } from '@bothy/kernel/rule-suite'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLANS, clansOfCaledonia, type Event, invariants, type State } from '../rules/index.ts'

const folder = new URL('replays/', import.meta.url)

recordedGames(clansOfCaledonia, {
  folder,
  invariants,
  kinds: {
    bid: true,
    out: true,
    take: true,
    place: true,
    expand: true,
    buy: true,
    sell: true,
    obtain: true,
    ship: true,
    improve: true,
    hire: true,
    recall: true,
    fulfil: true,
    slaughter: true,
    pass: true,
    port: true,
    exchange: true,
    shift: true,
    swap: true,
    draw: true,
    keep: true,
    row: true,
    withdraw: true,
    store: true,
    discard: true,
    process: true,
    skip: true,
    end: true,
  },
})

function endOf(name: string): State {
  const record = readRecord(clansOfCaledonia, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  if (!record.ok) throw new Error(name)
  return record.state
}

test('recorded games have every clan, an auction, and each variant', () => {
  const ends = readdirSync(folder).map(endOf)
  expect(new Set(ends.flatMap(({ clan }) => clan)).size).toBe(CLANS.length + 1) // and no clan
  expect(new Set(ends.map(({ options }) => options.clans))).toEqual(new Set(['draft', 'auction', 'none']))
  for (const option of ['staticImports', 'tighterMap', 'port7NeighbourhoodBonus'] as const)
    expect(ends.some(({ options }) => options[option])).toBe(true)
  for (const option of ['scoringTiles', 'portTiles', 'kickstarterTiles', 'buchananFeeOncePerTurn'] as const)
    expect(ends.some(({ options }) => !options[option])).toBe(true)
})

function met(name: string): Set<string> {
  const out = new Set<string>()
  const record = readRecord(clansOfCaledonia, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  if (!record.ok) throw new Error(name)
  const { revision, setup, seats, seed, plies } = record.match
  const s = clansOfCaledonia.create(setup, seats, seed, revision)
  for (const { seat, action } of plies) {
    const asked = s.stack.at(-1)?.kind
    const events: Event[] = []
    clansOfCaledonia.apply(s, seat, action, events)
    if (asked !== 'process' && events.some(({ type }) => type === 'processed')) out.add('COC-66 unasked')
    if (asked === 'process' && !events.some(({ type }) => type === 'processed')) out.add('COC-66 all kept')
    if (asked === 'trade' && action.type === 'port') out.add('COC-103 twice')
  }
  return out
}

test('replays: both sides of revision 2 are met', () => {
  const files = readdirSync(folder)
  const newer = files.filter((name) => name.includes('revision-2'))
  const older = files.filter((name) => !newer.includes(name)).map(met)
  expect(older.some((side) => side.has('COC-66 unasked'))).toBe(true)
  expect(older.some((side) => side.has('COC-103 twice'))).toBe(false)
  expect(newer.map(met).every((side) => !side.has('COC-66 unasked'))).toBe(true)
  expect(newer.map(met).some((side) => side.has('COC-66 all kept'))).toBe(true)
  expect(newer.map(met).some((side) => side.has('COC-103 twice'))).toBe(true)
})
