import { expect, test } from 'vitest'
import { play, slugs } from './play.ts'

const FOREST = 's0-forest-river 0,1'
const readyTiles = (t: ReturnType<typeof play>): string =>
  slugs(
    t
      .player('a')
      .tiles.filter(({ reach }) => reach === 'ready')
      .map(({ tile }) => tile),
  )

test('GM-40 the placement bonus comes first and cannot be declined', () => {
  const t = play(
    { a: { tiles: [FOREST], coins: 3 }, track: 's1-village-stone' },
    'a take s1-village-stone; a place 1,1',
  )
  expect(t.lastEvents.map((e) => e.type)).toEqual(['placed', 'clanGained'])
  expect(t.clan('s1-village-stone')).toBe(1)
  expect(t.asked).toBe('a activate')
})

test('GM-41 the new tile and its eight neighbours may be activated', () => {
  const tiles = [FOREST, 's0-quarry-road 1,0', 's0-field-road 2,0', 's0-meadow-river 0,2', 's0-pasture-river 0,3']
  const t = play({ a: { tiles }, track: 's1-quarry' }, 'a take s1-quarry; a place 1,1')
  expect(readyTiles(t)).toBe('start-village s0-forest-river s0-quarry-road s0-field-road s0-meadow-river s1-quarry')
  expect(t.whyNot('activate s0-pasture-river')).toEqual({ why: 'outOfReach', rule: 'GM-41' })
})

test('GM-41 what was near in one turn is not near in the next', () => {
  const a = { tiles: [FOREST, 's0-quarry-road 1,0', 's0-field-road 2,0'], start: 2 }
  const t = play({ a, figures: { a: 2, b: 7, c: 9, d: 10 }, gap: 1, track: 's1-quarry s0-forest-road' })
  t.play('a take s1-quarry; a place 1,1; a end')
  expect([t.asked, readyTiles(t)]).toEqual(['a turn', ''])
  t.play('a take s0-forest-road; a place -1,0')
  expect(t.whyNot('activate s0-field-road')).toEqual({ why: 'outOfReach', rule: 'GM-41' })
})

test('GM-42 any order, any left out, each once', () => {
  const t = play({ a: { tiles: [FOREST] }, track: 's1-quarry' }, 'a take s1-quarry; a place 1,1')
  t.play('a activate s0-forest-river; a activate s1-quarry')
  expect(t.whyNot('activate s1-quarry')).toEqual({ why: 'alreadyActivated', rule: 'GM-42' })
  expect(t.player('a').tiles.map(({ reach }) => reach)).toEqual(['ready', 'used', 'used'])
  expect(t.legal()).toEqual(['activate start-village', 'end'])
  t.play('a end')
  expect([t.cubes('s0-forest-river'), t.cubes('s1-quarry')]).toEqual(['wood', 'stone'])
})

test('GM-43 moving clan members does not change what can be activated', () => {
  const tiles = [FOREST, 's0-quarry-road 1,0', 's0-field-road 2,0']
  const t = play({ a: { tiles }, track: 's0-meadow-river' }, 'a take s0-meadow-river; a place 0,-1')
  const before = readyTiles(t)
  t.play('a activate start-village; a move start-village s0-forest-river')
  expect(readyTiles(t)).toBe(before.replace('start-village ', ''))
  expect(t.whyNot('activate s0-forest-river')).toEqual({ why: 'outOfReach', rule: 'GM-41' })
  expect(t.whyNot('activate s0-field-road')).toEqual({ why: 'outOfReach', rule: 'GM-41' })
})

test('GM-44 production tiles put one cube of their type on themselves', () => {
  const tiles = [FOREST, 's0-quarry-road 1,0', 's0-field-road 2,0', 's0-meadow-river 0,2']
  const t = play({ a: { tiles }, track: 's1-pasture' }, 'a take s1-pasture; a place 1,1')
  for (const slug of ['s0-forest-river', 's0-quarry-road', 's0-field-road', 's0-meadow-river', 's1-pasture'])
    t.play(`a activate ${slug}`)
  expect(t.player('a').goods).toEqual({ wood: 1, stone: 1, grain: 1, cattle: 1, sheep: 1 })
  expect(t.cubes('s1-pasture')).toBe('cattle')
})

test('GM-45 W-17 a full tile gives nothing, until a cube of it is spent', () => {
  const tiles = ['s3-bridge-river 0,1', 's0-quarry-road 1,0 stone stone stone', 's0-forest-road -1,0 wood']
  const t = play({ a: { tiles }, track: 's1-meadow' }, 'a take s1-meadow; a place 1,1')
  expect(t.whyNot('activate s0-quarry-road')).toEqual({ why: 'full', rule: 'GM-45' })
  t.play('a activate s3-bridge-river wood stone')
  expect(t.cubes('s0-quarry-road')).toBe('stone stone')
  expect(t.play('a activate s0-quarry-road').cubes('s0-quarry-road')).toBe('stone stone stone')
})

test('GM-46 the abbey takes one cube of any type, three at most', () => {
  const abbey = (cubes: string) => ['s2-iona-abbey 1,0' + cubes, FOREST]
  const t = play({ a: { tiles: abbey(' wood sheep') }, track: 's1-quarry' }, 'a take s1-quarry; a place 1,1')
  expect(t.legal('activate s2-iona-abbey')).toHaveLength(5)
  t.play('a activate s2-iona-abbey sheep')
  expect(t.cubes('s2-iona-abbey')).toBe('wood sheep sheep')
  const full = play({ a: { tiles: abbey(' wood sheep sheep') }, track: 's1-quarry' }, 'a take s1-quarry; a place 1,1')
  expect(full.legal('activate s2-iona-abbey')).toEqual([])
  expect(full.whyNot('activate s2-iona-abbey')).toEqual({ why: 'full', rule: 'GM-45' })
})

test('GM-47 a distillery turns one grain into one barrel, own or bought, once', () => {
  const near = ['s0-forest-river 0,1 clan', 's1-distillery 1,1']
  const barrels = (field: string, coins: number): readonly unknown[] => {
    const t = play({ a: { tiles: [...near, field], coins }, track: 's0-meadow-river' })
    t.play('a take s0-meadow-river; a place 0,2; a activate s1-distillery grain')
    expect(t.whyNot('activate s1-distillery grain')).toMatchObject({ why: 'alreadyActivated' })
    return [t.player('a').barrels, t.player('a').coins, t.player('a').goods.grain]
  }
  expect(barrels('s0-field-road 1,0 grain grain', 0)).toEqual([1, 0, 1])
  expect(barrels('s0-field-road 1,0', 1)).toEqual([1, 0, 0])
})

test('GM-48 W-18 placing a distillery gives a barrel, and activating it another', () => {
  const tiles = [FOREST, 's0-quarry-road 1,0 stone', 's0-field-road 2,0 grain']
  const t = play({ a: { tiles, coins: 0 }, track: 's1-distillery' }, 'a take s1-distillery; a place 1,1')
  expect(t.player('a').barrels).toBe(1)
  t.play('a activate s1-distillery grain')
  expect([t.player('a').barrels, t.cubes('s0-field-road'), t.cubes('s1-distillery')]).toEqual([2, '', ''])
  expect(t.whyNot('activate s1-distillery grain')).toEqual({ why: 'alreadyActivated', rule: 'GM-42' })
})

test('GM-49 inputs come from any own tile or from the market, one exchange each time', () => {
  const tiles = ['s3-bridge-river 0,1', 's0-quarry-road 1,0', 's0-field-road 2,0', 's2-forest-road 3,0 wood']
  const t = play({ a: { tiles, coins: 1 }, track: 's1-meadow' }, 'a take s1-meadow; a place 1,1')
  t.play('a activate s3-bridge-river wood stone')
  expect([t.player('a').vp, t.player('a').coins, t.cubes('s2-forest-road')]).toEqual([7, 0, ''])
  expect(t.whyNot('activate s3-bridge-river wood stone')).toMatchObject({ why: 'alreadyActivated' })
})

test('GM-50 butchers: 1 for 2, 2 for 4; one of each for 5', () => {
  const animals = ['s0-meadow-river 0,1 sheep sheep clan', 's0-pasture-river 0,2 cattle cattle']
  const tiles = [...animals, 's1-butcher-sheep 1,1', 's1-butcher-cattle -1,1']
  const vp = (place: string, way: string): number =>
    play({ a: { tiles }, track: 's1-quarry' }, `a take s1-quarry; a place ${place}; a activate ${way}`).player('a').vp
  expect(vp('1,2', 's1-butcher-sheep sheep')).toBe(2)
  expect(vp('1,2', 's1-butcher-sheep sheep sheep')).toBe(4)
  expect(vp('-1,2', 's1-butcher-cattle cattle')).toBe(2)
  expect(vp('-1,2', 's1-butcher-cattle cattle cattle')).toBe(4)
  const both = play({ a: { tiles: animals }, track: 's2-butcher-both' }, 'a take s2-butcher-both; a place 1,1')
  both.play('a activate s2-butcher-both cattle sheep')
  expect([both.player('a').vp, both.player('a').goods]).toMatchObject([5, { cattle: 1, sheep: 1 }])
})

const STALLS = ['s0-forest-river 0,1 wood clan', 's0-quarry-road 1,0 stone', 's1-meadow -1,1 sheep']
const atFair = (fair: string, coins: number): ReturnType<typeof play> =>
  play({ a: { tiles: [...STALLS, `${fair} 1,1`], coins }, track: 's1-pasture' }, 'a take s1-pasture; a place 1,2')

test('GM-51 W-19 a fair takes cubes of different types: 1, 3, 5, 8, 12 VP', () => {
  const all = ['wood', 'stone', 'grain', 'cattle', 'sheep']
  const vp = (goods: readonly string[]): number =>
    atFair('s3-fair', 2)
      .play(`a activate s3-fair ${goods.join(' ')}`)
      .player('a').vp
  expect([1, 2, 3, 4, 5].map((count) => vp(all.slice(0, count)))).toEqual([1, 3, 5, 8, 12])
  const t = atFair('s3-fair', 2).play('a activate s3-fair wood stone grain cattle sheep')
  expect(t.player('a').coins).toBe(0)
  expect(t.eventsOf('bought').map(({ good, coins }) => [good, coins])).toEqual([
    ['grain', 1],
    ['cattle', 1],
  ])
})

test('GM-51 the fairs of stack 1 end with three types, the one of stack 2 with four', () => {
  const most = (fair: string): number =>
    Math.max(
      ...atFair(fair, 2)
        .legal(`activate ${fair}`)
        .map((text) => text.split(' ').length - 2),
    )
  expect([most('s1-fair'), most('s3-fair')]).toEqual([3, 5])
  const road = { tiles: [FOREST, 's2-fair-road 1,0'], coins: 9 }
  const t = play({ a: road, track: 's1-pasture' }, 'a take s1-pasture; a place 1,1')
  expect(t.legal('activate s2-fair-road')).toHaveLength(5 + 10 + 10 + 5)
  expect(t.play('a activate s2-fair-road wood stone cattle sheep').player('a').vp).toBe(8)
  expect(atFair('s3-fair', 0).legal('activate s3-fair')).toHaveLength(7)
  expect(atFair('s3-fair', 1).legal('activate s3-fair')).toHaveLength(7 + 2 * 8)
})

test('GM-52 the bridge takes wood and stone for 7 VP', () => {
  const t = play(
    { a: { tiles: ['s0-forest-river 0,1 wood', 's0-quarry-road 1,0 stone'] }, track: 's3-bridge-river' },
    'a take s3-bridge-river; a place 0,-1; a activate s3-bridge-river wood stone',
  )
  expect(t.player('a').vp).toBe(7)
})

const GROCER = { tiles: ['s0-forest-river 0,1 wood wood', 's0-quarry-road 1,0 stone'] }

test('GM-53 the grocer takes any three cubes for 8 VP', () => {
  const t = play({ a: { ...GROCER, coins: 0 }, track: 's3-grocer' })
  t.state.cubes[t.state.tiles[0][2]] *= 2
  t.play('a take s3-grocer; a place 1,1')
  expect(t.legal('activate s3-grocer')).toEqual(['activate s3-grocer wood wood stone'])
  t.play('a activate s3-grocer wood wood stone')
  expect([t.player('a').vp, t.player('a').goods]).toMatchObject([8, { wood: 0, stone: 0 }])
})

test('GM-53 with the option the three types differ', () => {
  const t = play({ a: { ...GROCER, coins: 3 }, options: { grocerDifferent: true }, track: 's3-grocer' })
  t.state.cubes[t.state.tiles[0][2]] *= 2
  t.play('a take s3-grocer; a place 1,1')
  expect(t.legal('activate s3-grocer').every((text) => new Set(text.split(' ')).size === 5)).toBe(true)
  expect(t.legal('activate s3-grocer')).toContain('activate s3-grocer wood stone grain')
  const shown = t.activatable('s3-grocer')?.ways ?? []
  expect(shown.map(({ goods }) => `activate s3-grocer ${goods.join(' ')}`)).toEqual(t.legal('activate s3-grocer'))
})

test('GM-53 the option says nothing about butchers', () => {
  const tiles = ['s0-meadow-river 0,1 sheep sheep clan', 's1-butcher-sheep 1,1']
  const t = play(
    { a: { tiles }, options: { grocerDifferent: true }, track: 's1-quarry' },
    'a take s1-quarry; a place 1,2; a activate s1-butcher-sheep sheep sheep',
  )
  expect(t.player('a').vp).toBe(4)
})

test('GM-54 a tavern gives VP without input', () => {
  const vp = (slug: string): number =>
    play({ a: { tiles: [FOREST], barrels: 1 }, track: slug }, `a take ${slug}; a place 1,1; a activate ${slug}`).player(
      'a',
    ).vp
  expect([vp('s2-tavern'), vp('s2-tavern-2'), vp('s3-tavern')]).toEqual([3, 3, 4])
})

test('GM-55 every activated village or castle gives a movement point, the start village and the new tile too', () => {
  const t = play({ a: { tiles: [FOREST] }, track: 's1-village-stone' }, 'a take s1-village-stone; a place 1,1')
  expect(t.whyNot('move start-village s0-forest-river')).toEqual({ why: 'noPoint', rule: 'GM-55' })
  t.play('a activate start-village; a activate s1-village-stone')
  expect(t.view().points).toBe(2)
})

test('GM-56 a point moves any clan member to a neighbouring tile, the same one again with another', () => {
  const t = play(
    { a: { tiles: [FOREST, 's0-meadow-river 0,2'] }, track: 's1-village-stone' },
    'a take s1-village-stone; a place 1,1',
  )
  t.play('a activate start-village; a activate s1-village-stone')
  expect(t.legal('move start-village')).toEqual([
    'move start-village s0-forest-river',
    'move start-village s1-village-stone',
  ])
  t.play('a move start-village s1-village-stone; a move s1-village-stone s0-meadow-river')
  expect([t.clan('start-village'), t.clan('s1-village-stone'), t.clan('s0-meadow-river')]).toEqual([0, 1, 1])
  expect(t.legal('move')).toEqual([])
})

test('GM-57 a point sends a clan member from any tile to Parliament', () => {
  const tiles = [FOREST, 's0-meadow-river 0,2 clan']
  const t = play({ a: { tiles }, track: 's1-quarry' }, 'a take s1-quarry; a place 1,1; a activate start-village')
  expect(t.legal('promote')).toEqual(['promote start-village', 'promote s0-meadow-river'])
  t.play('a promote s0-meadow-river')
  expect([t.player('a').chieftains, t.clan('s0-meadow-river'), t.view().points]).toEqual([1, 0, 0])
})

test('GM-58 W-20 the last clan member stays, and unused points are lost', () => {
  const t = play(
    { a: { tiles: [FOREST], coins: 1 }, track: 's1-village-stone' },
    'a take s1-village-stone; a place 1,1',
  )
  t.play('a activate start-village; a activate s1-village-stone; a promote start-village')
  expect(t.whyNot('promote s1-village-stone')).toEqual({ why: 'lastClan', rule: 'GM-58' })
  expect(t.legal('move')).not.toEqual([])
  t.play('a end')
  expect(t.eventsOf('turnEnded')).toEqual([{ type: 'turnEnded', seat: 0, points: 1 }])
  expect(t.view().points).toBe(0)
})

test('GM-59 activating a loch does nothing', () => {
  const t = play({ a: { tiles: ['s1-loch-lochy 0,1 wood'] }, track: 's1-quarry' }, 'a take s1-quarry; a place 1,1')
  expect(t.whyNot('activate s1-loch-lochy')).toEqual({ why: 'loch', rule: 'GM-59' })
})

test('the view says what is left and what each tile would give now', () => {
  const tiles = ['s0-meadow-river 0,1', 's0-quarry-road 1,0']
  const t = play({ a: { tiles, coins: 1 }, track: 's1-butcher-sheep' }, 'a take s1-butcher-sheep; a place 1,1')
  expect(t.activatable('s1-butcher-sheep')).toEqual({
    tile: t.state.taken,
    extra: false,
    reason: null,
    ways: [
      { goods: ['sheep'], payment: { own: [], bought: ['sheep'], coins: 1 }, vp: 2, barrels: 0, cubes: [], points: 0 },
    ],
  })
  expect(t.activatable('s0-quarry-road')?.ways).toMatchObject([{ cubes: ['stone'] }])
  t.play('a activate s0-quarry-road')
  expect(t.activatable('s0-quarry-road')).toBeUndefined()
})
