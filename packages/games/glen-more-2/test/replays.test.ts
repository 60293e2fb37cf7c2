import { readRecord } from '@bothy/kernel'
import { recordedGames } from '@bothy/kernel/rule-suite'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idsIn } from '../modules/list.ts'
import { glenMore2, invariants, type State } from '../rules/index.ts'
import { ORDER } from '../modules/order.ts'

const folder = new URL('replays/', import.meta.url)

recordedGames(glenMore2, {
  folder,
  invariants,
  kinds: {
    take: true,
    discard: true,
    coin: true,
    point: true,
    sell: true,
    spend: true,
    buy: true,
    give: true,
    place: true,
    effect: true,
    choose: true,
    put: true,
    settle: true,
    activate: true,
    move: true,
    claim: true,
    remove: true,
    keep: true,
    build: true,
    decline: true,
    end: true,
    convene: true,
    vote: true,
    send: true,
    swap: true,
    event: true,
    flip: true,
    exchange: true,
    toll: true,
    unload: true,
    row: true,
    token: true,
    payCask: true,
    ageCask: true,
    sellCask: true,
    buyCellar: true,
    haggis: true,
    putBack: true,
    roll: true,
    penny: true,
    recruit: true,
    charge: true,
    grab: true,
    intercept: true,
    declineTurn: true,
    reserve: true,
    hire: true,
    lurk: true,
    sneak: true,
    steal: true,
    shift: true,
    rehome: true,
    trick: true,
    stake: true,
    slip: true,
    second: true,
    barge: true,
    demand: true,
    surrender: true,
    reroll: true,
  },
})

function endOf(name: string): State {
  const record = readRecord(glenMore2, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  if (!record.ok) throw new Error(name)
  return record.state
}

test('recorded games have each option both ways, corrected data and a Chronicle', () => {
  const ends = readdirSync(folder).map(endOf)
  const both = (of: (s: State) => unknown): number => new Set(ends.map(of)).size
  expect(both(({ options }) => options.die)).toBe(2)
  expect(both(({ options }) => options.introductory)).toBe(2)
  expect(both(({ options }) => options.tie)).toBe(2)
  expect(both(({ options }) => options.scotsmanFrom)).toBe(2)
  expect(both(({ corrections }) => corrections === null)).toBe(2)
  expect(both(({ inPlay }) => inPlay === 0)).toBe(2)
  expect(ends.some(({ persons }) => persons.flat().length > 0)).toBe(true)
})

test('GM2-C0-3 recorded games have each Chronicle alone, and all that so many players can play', () => {
  const played = readdirSync(folder).map((name) => {
    const { seats, inPlay } = endOf(name)
    return { seats, ids: idsIn(inPlay) }
  })
  for (const id of ORDER) expect(played.filter(({ ids }) => ids.length === 1).flatMap(({ ids }) => ids)).toContain(id)
  const most = [2, 3, 4].map((count) =>
    Math.max(...played.filter(({ seats }) => seats === count).map(({ ids }) => ids.length)),
  )
  expect(most).toEqual([ORDER.length - 1, ORDER.length, ORDER.length])
})
