import { opened } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { clansOfCaledonia as game, invariants } from '../../rules/index.ts'
import { hexOf, names, play, type Position } from '../play.ts'

const from = (units: readonly string[], shipping: number, more: Position = {}): Position => ({
  ...more,
  a: { units, shipping, money: 500 },
})

function added(hex: string, level: number): string {
  const spaces = (at: number): string[] => {
    const t = play(from([`sheep ${hex}`], at))
    return t
      .view()
      .sites.flatMap((site) => (site.reason === null ? [site.hex] : []))
      .map(String)
  }
  const below = level === 0 ? [] : spaces(level - 1)
  return names(
    spaces(level)
      .filter((space) => !below.includes(space))
      .map(Number),
  )
}

test('EX-16 reach from c3r2, level by level', () => {
  expect([0, 1, 2, 3, 4, 5].map((level) => added('c3r2', level))).toEqual([
    'c2r3 c3r3',
    'c3r1',
    'c1r1 c1r2 c2r1 c4r1 c5r1 c5r2',
    'c3r4 c4r5',
    'c5r5 c6r2 c7r2',
    'c6r6 c7r5 c8r3 c8r4 c8r5',
  ])
})

test('EX-17 reach from c2r5, where no loch is adjacent', () => {
  expect([0, 1, 2, 3, 4, 5].map((level) => added('c2r5', level))).toEqual([
    'c1r4 c2r4 c3r4 c3r5',
    'c1r5 c2r6',
    '',
    '',
    '',
    '',
  ])
})

test('COC-49 without shipping no water is crossed, with river shipping a river is', () => {
  expect(play(from(['sheep c3r2'], 0)).whyNotExpand('sheep', 'c3r1')).toEqual({
    why: 'reach',
    level: 1,
    has: 0,
    rule: 'COC-30',
  })
  expect(play(from(['sheep c3r2'], 1)).whyNotExpand('sheep', 'c3r1')).toBeNull()
})

test('COC-50 so many lochs in a chain as the level says, and never over land', () => {
  const t = play(from(['sheep c3r2'], 2))
  expect(t.whyNotExpand('sheep', 'c4r1')).toBeNull()
  expect(t.whyNotExpand('sheep', 'c3r4')).toMatchObject({ why: 'reach', level: 3, has: 2 })
  expect(t.whyNotExpand('sheep', 'c2r5')).toMatchObject({ why: 'reach', level: null })
})

test('COC-51 a river or lochs, never both in one step', () => {
  // c0r2 lies across the river from c1r1, and c1r1 across a loch from c3r1: together they are one step too many.
  const t = play(from(['sheep c3r1'], 5))
  expect(t.sitesFor('sheep')).toContain('c1r1')
  expect(play(from(['sheep c1r3'], 1)).whyNotExpand('sheep', 'c1r1')).toMatchObject({ why: 'reach' })
})

test('COC-52 port spaces and lochs with a fisherman are crossed like others', () => {
  const without = play(from(['sheep c3r2'], 2)).sitesFor('sheep')
  const t = play({
    a: { units: ['sheep c3r2'], shipping: 2, money: 500 },
    b: { clan: 'macdonald', units: ['fisherman c2r2', 'fisherman c4r2'] },
  })
  expect(t.sitesFor('sheep')).toEqual(without)
  expect(play({ ...from(['sheep c2r1'], 2), seats: 2 }).sitesFor('sheep')).toEqual(
    expect.arrayContaining(['c1r1']), // by land; over the port c1r0 nothing more is near
  )
})

test('COC-53 the loch under an own fisherman is not counted as crossed', () => {
  const t = play({ a: { clan: 'macdonald', units: ['fisherman c4r2'], money: 500 } })
  expect(t.sitesFor('sheep')).toEqual(['c3r1', 'c3r2', 'c4r1', 'c5r1'])
  const far = play({ a: { clan: 'macdonald', units: ['fisherman c4r2'], shipping: 2, money: 500 } })
  expect(far.view().sites.find((site) => site.hex === hexOf('c6r2'))?.level).toBe(4)
})

test('EX-23 land beside a fisherman neighbours it, and a second one keeps its distance', () => {
  const t = play({ a: { clan: 'macdonald', units: ['fisherman c2r2'], money: 500 } })
  const land = t
    .view()
    .sites.filter(
      (site) => site.level === 0 && site.reason === null && site.prices.some((price) => price.unit !== 'fisherman'),
    )
  expect(names(land.map((site) => site.hex))).toBe('c1r1 c1r2 c2r1 c2r3 c3r1 c3r2')
  const two = play({ a: { clan: 'macdonald', units: ['fisherman c2r2', 'sheep c3r2'], money: 500 } })
  expect(two.whyNotExpand('fisherman', 'c4r2')).toBeNull()
  two.play('a expand fisherman c4r2; a end; b pass; b end; c pass; c end')
  expect(two.whyNotExpand('fisherman', 'c4r3')).toEqual({ why: 'fishermen', rule: 'COC-88' })
})

test('COC-49 the invariants find a set of reach that does not follow, also after one that does', () => {
  const right = opened(game, { seats: 2, seed: 'reach' })
  const wrong = [game.clone(right), game.clone(right)]
  wrong[0].reach[0] ^= 1 << 10
  wrong[1].reach[4] ^= 1
  for (const s of wrong) {
    expect(() => invariants(right)).not.toThrow()
    expect(() => invariants(s)).toThrow('COC-49')
  }
})
