import { plain } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { glenMore, SLUG_OF, type Warning } from '../rules/index.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { play, type Position } from './play.ts'

const NAMES = ['A', 'B', 'C', 'D']

function warned(t: ReturnType<typeof play>, action: string): Warning | null {
  return glenMore.warnings(t.state, 0).find((it) => glenMore.write(it.action) === action)?.warning ?? null
}

function says(t: ReturnType<typeof play>, action: string, texts = en): string {
  const warning = warned(t, action)
  return warning === null ? '' : plain(texts.warning(warning, 0), NAMES)
}

test('GM-33 GM-34 the open places of a land are told with what fits there', () => {
  const t = play({ a: { tiles: ['s0-forest-river 0,1'] }, track: 's1-quarry' })
  expect(t.player('a').open).toEqual(
    expect.arrayContaining([
      { x: 1, y: 0, plain: false, river: false, road: true },
      { x: 0, y: -1, plain: false, river: true, road: false },
      { x: 1, y: 1, plain: true, river: false, road: false },
    ]),
  )
  expect(t.player('a').open.some(({ x, y }) => x === 0 && y === 2)).toBe(false)
})

test('GM-35 GM-37 a place that nothing can fit is not open', () => {
  const tiles = ['s0-forest-river 0,1', 's0-quarry-road 1,0']
  const t = play({ a: { tiles }, track: 's1-quarry' })
  expect(t.player('a').open.every(({ plain: bare, river, road }) => bare || river || road)).toBe(true)
})

test('GM-42 a place counts what its tiles would give now', () => {
  const tiles = ['s0-forest-river 0,1', 's0-field-road 1,0 grain grain grain', 's1-distillery-road -1,0']
  const t = play({ a: { coins: 0, tiles }, track: 's1-quarry' })
  const slug = (name: string) => t.view().yields.find(({ tile }) => SLUG_OF[tile] === name)
  expect(slug('s0-forest-river')).toMatchObject({ cube: 'wood', trades: false, vp: 0 })
  expect(slug('s0-field-road')).toBeUndefined()
  expect(slug('s1-distillery-road')).toMatchObject({ trades: true, barrels: 1 })
  expect(slug('s1-quarry')).toMatchObject({ cube: 'stone' })
  const poor = play({ a: { coins: 0, tiles: ['s1-distillery-road -1,0'] }, track: 's1-quarry' })
  expect(poor.view().yields.find(({ tile }) => SLUG_OF[tile] === 's1-distillery-road')).toMatchObject({
    trades: true,
    barrels: 0,
  })
})

const open: Position = { a: { tiles: ['s0-forest-river 0,1', 's2-tavern 1,1'] }, track: 's0-field-road' }

test('GM-58 ending the turn names what is free and would be lost', () => {
  const t = play(open, 'a take s0-field-road; a place 1,0')
  expect(warned(t, 'end')).toMatchObject({ warn: 'leaves', cubes: 2, vp: 3, points: 1, walledIn: false })
  expect(says(t, 'end')).toBe('2 cubes, 3 VP and 1 movement point would be lost.')
  expect(says(t, 'end', fr)).toMatch(/^2\u00a0cubes, 3\u00a0PV et 1\u00a0point de mouvement seraient perdus\.$/)
  t.play('a activate s0-forest-river; a activate s2-tavern; a activate s0-field-road')
  expect(warned(t, 'end')).toMatchObject({ cubes: 0, vp: 0, points: 1 })
  t.play(`a activate ${SLUG_OF[0]}; a move ${SLUG_OF[0]} s0-forest-river`)
  expect(warned(t, 'end')).toBeNull()
})

test('GM-46 nothing is said of what has a price', () => {
  const tiles = ['s1-distillery-road 1,0 clan', 's2-field 1,1 grain grain grain']
  const t = play(
    { a: { tiles }, track: 's0-forest-road' },
    'a take s0-forest-road; a place 2,0; a activate s0-forest-road',
  )
  expect(t.legal('activate')).toEqual(['activate s1-distillery-road grain'])
  expect(warned(t, 'end')).toBeNull()
})

const CORNERS = ['s0-forest-river 0,1', 's0-quarry-river 0,-1', 's0-forest-road 1,0', 's0-quarry-road -1,0']

test('GM-34 the last place beside the clan is filled only after a warning, and the end of the turn repeats it', () => {
  const a = { tiles: [...CORNERS, 's1-meadow 1,1', 's1-pasture -1,1', 's1-field 1,-1'] }
  const t = play({ a, track: 's1-quarry' }, 'a take s1-quarry')
  expect(t.legal('place')).toEqual(['place -1,-1'])
  expect(warned(t, 'place -1,-1')).toEqual({ warn: 'walledIn' })
  t.play('a place -1,-1')
  expect(t.player('a').open).toEqual([])
  expect(warned(t, 'end')).toMatchObject({ warn: 'leaves', walledIn: true })
  expect(says(t, 'end')).toMatch(/walled in/)
  const two = play({ a: { tiles: a.tiles.slice(0, -1) }, track: 's1-quarry' }, 'a take s1-quarry')
  expect(warned(two, 'place -1,-1')).toBeNull()
})

test('GM-56 GM-57 the last clan member that can build leaves only after a warning', () => {
  const [north, south, , west] = CORNERS
  const around = [north, south, west, 's0-village-road 1,0', 's1-pasture -1,1', 's1-field 1,-1', 's1-forest -1,-1']
  const t = play({ a: { tiles: [...around, 's1-meadow 1,1 clan'] }, track: 's1-quarry' })
  t.play('a take s1-quarry; a place 2,1; a activate s0-village-road')
  const home = `move s1-meadow ${SLUG_OF[0]}`
  expect(t.legal('move')).toContain(home)
  expect([warned(t, home), warned(t, 'promote s1-meadow')]).toEqual([{ warn: 'walledIn' }, { warn: 'walledIn' }])
  expect([warned(t, 'move s1-meadow s1-quarry'), warned(t, `promote ${SLUG_OF[0]}`)]).toEqual([null, null])
})

test('GM-21 when no tile can be placed the question says so, and why', () => {
  const a = { tiles: [...CORNERS, 's1-meadow 1,1', 's1-pasture -1,1', 's1-field 1,-1', 's1-quarry -1,-1'] }
  const t = play({ a, track: 's1-forest' })
  const asked = plain(en.prompt(t.view(), 0), NAMES)
  expect(asked).toMatch(/walled in/)
  expect(asked).toMatch(/discarded/)
  expect(plain(fr.prompt(t.view(), 0), NAMES)).toMatch(/défaussée/)
  expect(plain(en.prompt(play({ track: 's1-quarry' }).view(), 0), NAMES)).toBe(
    'Move your figure to a tile on the track.',
  )
})
