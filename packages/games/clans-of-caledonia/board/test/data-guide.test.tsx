import './both-languages.ts'
import {
  BOX,
  clansOfCaledonia as game,
  HEXES,
  LAWS,
  MODULE_OF,
  readSpace,
  SIDE_IDS,
  writeSpace,
} from '@bothy/clans-of-caledonia'
import { leavesOf } from '@bothy/kernel'
import { beforeAll, expect, test } from 'vitest'
import { guide } from '../data-guide.tsx'
import { changedAt, placesAt } from '../guide/data-map.tsx'
import { textsOf } from '../words.ts'

const LANGUAGES = ['en', 'fr'] as const
beforeAll(async () => {
  for (const language of LANGUAGES) await guide.words.load(language)
})
const leaves = leavesOf(BOX)

test('all 1759 values have a name of their own, in a group that is listed, in both languages', () => {
  expect(leaves).toHaveLength(1759)
  const groups = guide.sections.flatMap((section) => [...section.groups])
  expect(new Set(groups).size).toBe(groups.length)
  expect(new Set(leaves.map(({ at }) => guide.groupOf(at)))).toEqual(new Set(groups))
  for (const language of LANGUAGES) {
    const words = guide.words.of(language)
    const names = leaves.map(({ at }) => `${words.group(guide.groupOf(at))} / ${words.label(at)}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(
      names.filter((name) => /undefined|NaN|[a-z][A-Z](?!cD|cE|cK)|\.\w/.test(name.replaceAll(/Mac[A-Z]/g, ''))),
    ).toEqual([])
    expect(leaves.map(({ at, value }) => words.value(at, value)).filter((text) => text === '')).toEqual([])
    expect(guide.sections.map(({ id }) => words.section(id)).filter((name) => /^[a-z]/.test(name))).toEqual([])
  }
})

test('a contract and a starting tile are named by what is printed on them', () => {
  const { group, value } = guide.words.of('en')
  expect(group('contracts.12')).toBe('Contract 12: 4 whisky')
  expect(group('startingTiles.3')).toBe('Starting tile 3: £55, 1 wool and 1 whisky')
  expect(value('sides.A2.hexes.c3r2', 'GF4*')).toBe('grassland + forest £4, mist')
  expect(guide.words.of('fr').value('sides.A2.hexes.c3r2', '~')).toBe('loch')
})

test('COC-5 COC-9 every space can be put together, and comes out as it is written', () => {
  for (const side of SIDE_IDS)
    for (const text of Object.values(BOX.sides[side].hexes)) {
      const space = readSpace(text)
      expect(space === null ? null : writeSpace(space)).toBe(text)
    }
})

test('every value of a side belongs to a space of the picture, which shows where something was changed', () => {
  for (const side of SIDE_IDS) {
    const module = Math.floor(SIDE_IDS.indexOf(side) / 2)
    const hexes = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => MODULE_OF[hex] === module)
    const reached = new Set(hexes.flatMap((hex) => placesAt(side, hex)))
    expect(reached).toEqual(new Set(leaves.flatMap(({ at }) => (guide.groupOf(at) === `sides.${side}` ? [at] : []))))
  }
  const river = leaves.find(({ at }) => at.startsWith('sides.B1.rivers.'))
  expect(changedAt('B1', [{ at: river?.at ?? '', value: true }])).toHaveLength(2)
  expect(changedAt('B2', [{ at: river?.at ?? '', value: true }])).toEqual([])
})

test('a broken law is told in words in both languages, for a change that each kind of group can make', () => {
  const BROKEN = [
    { at: 'sides.A2.hexes.c0r0', value: 'G1' },
    { at: 'market.large.track.wool.9', value: 1 },
    { at: 'contracts.12.whisky', value: 9 },
    { at: 'ports.small.A', value: 'c9r9' },
    { at: 'solo.bracket.first', value: 9 },
    { at: 'upgrades.startMerchants', value: 8 },
  ]
  for (const correction of BROKEN) {
    const checked = game.setup({ corrections: [correction] }, 4)
    if (checked.ok || checked.problem.law === undefined) throw new Error(`${correction.at} breaks nothing`)
    for (const language of LANGUAGES) expect(textsOf(language).laws[checked.problem.law]).toMatch(/^[A-ZÀ-Ü].*\.$/)
  }
  for (const language of LANGUAGES) expect(LAWS.filter((law) => textsOf(language).laws[law] === undefined)).toEqual([])
})

test('a table tells what is not certain of what it plays with', () => {
  const two = guide.uncertain([], 2, 'en')
  expect(two).toContain('Map side A1: 20 of 88 values reconstructed, 2 of 88 values read without certainty')
  expect(two).toContain('Market for 1 or 2 players: all reconstructed')
  expect(two.some((line) => /3 or 4|Solo/.test(line))).toBe(false)
  expect(guide.uncertain([], 1, 'en').some((line) => line.startsWith('Solo'))).toBe(true)
  const all = guide.uncertain([], null, 'en')
  expect(all.filter((line) => /^(Market|Solo)/.test(line))).toHaveLength(3)
  expect(all).toHaveLength(14)
  const corrected = guide.uncertain([{ at: 'startingTiles.4.wool', value: 1 }], 3, 'fr')
  expect(corrected.some((line) => / \(1 sur 63\)/.test(line.replaceAll(/\s/g, ' ')))).toBe(true)
})
