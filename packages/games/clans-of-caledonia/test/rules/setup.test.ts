import { peek } from '@bothy/kernel'
import { opened } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { mapOf } from '../../rules/content.ts'
import { clansOfCaledonia as game, CONTRACTS, hexName, MODULE_OF, type State } from '../../rules/index.ts'
import { hexOf, names, numbers, play, type Position } from '../play.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => `setup-${i}`)
const open = (seats: number, seed: string, setup = {}): State => opened(game, { seats, seed, setup })
const kinds = (list: readonly unknown[]): number => new Set(list.map((item) => JSON.stringify(item))).size

const PAIRS = [
  { clan: 'stewart', tile: 1 },
  { clan: 'campbell', tile: 5 },
  { clan: 'fergusson', tile: 9 },
  { clan: 'robertson', tile: 2 },
]
const setup = (more: Position = {}): Position => ({
  fromSetup: true,
  ...more,
  arranged: { pairs: PAIRS, ...more.arranged },
})

test('COC-12 each module shows a side at random', () => {
  const maps = SEEDS.map((seed) => open(4, seed).sides)
  expect(kinds(maps)).toBeGreaterThan(8)
  expect(play({ sides: ['A1', 'B2', 'C2', 'D1'] }).view().sides).toEqual(['A1', 'B2', 'C2', 'D1'])
})

test('COC-13 four of the nine port tiles, each on the port space of a module', () => {
  const tables = SEEDS.map((seed) => open(3, seed).ports)
  expect(tables.every((ports) => ports.length === 4 && kinds(ports) === 4)).toBe(true)
  expect(kinds(tables.map(([first]) => first))).toBe(9)
  const t = play({ ports: ['money', 'lessMeat', 'copyPort', 'swapUnits'] })
  expect(t.view().ports.map(({ port, hex }) => `${port} ${hexName(hex)}`)).toEqual([
    'money c0r0',
    'lessMeat c12r0',
    'copyPort c12r8',
    'swapUnits c0r8',
  ])
  expect(
    names(
      play({ seats: 2 })
        .view()
        .ports.map(({ hex }) => hex),
    ),
  ).toBe('c1r0 c11r0 c11r7 c1r7')
})

test('COC-14 prices start where the side of the market for the players says', () => {
  expect(
    play({ seats: 4 })
      .view()
      .prices.map(({ price }) => price),
  ).toEqual([4, 5, 5, 10, 10, 11])
})

test('COC-15 five of the nine scoring tiles in random order, all known from the start', () => {
  const tables = SEEDS.map((seed) => open(2, seed).scoring)
  expect(tables.every((tiles) => tiles.length === 5 && kinds(tiles) === 5)).toBe(true)
  expect(kinds(tables.map((tiles) => tiles[4]))).toBe(9)
  expect(game.view(open(2, 'x'), 1).scoring).toHaveLength(5)
})

test('COC-16 fifty contracts are shuffled, 5, 6, 7 or 8 of them face up', () => {
  for (const [seats, shown] of [
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
  ]) {
    const s = open(seats, 'contracts')
    expect(s.display.filter((contract) => contract >= 0)).toHaveLength(shown)
    expect(peek(s.pile)).toHaveLength(CONTRACTS - shown)
  }
  const t = play(setup({ arranged: { contracts: [7, 50, 1] } }))
  expect(t.display().slice(0, 3)).toEqual([7, 50, 1])
})

test('COC-17 what everybody begins with', () => {
  const t = play(setup())
  expect(t.player('b')).toMatchObject({ merchants: 2, unhired: 5, shipping: 0, technology: [], glory: 0, freeBoxes: 1 })
  expect(t.player('b').portsUsed).toEqual([])
  expect(Object.values(t.view().tokens)).toEqual([0, 0, 0])
})

test('COC-18 the first player is drawn, and round 1 goes clockwise from there', () => {
  expect(kinds(SEEDS.map((seed) => open(4, seed).order[0]))).toBe(4)
  expect(play(setup({ seats: 4, arranged: { first: [2], pairs: [] } })).view().order).toEqual([2, 3, 0, 1])
})

test('COC-19 pairs are taken in reverse turn order, and the last goes back to the box', () => {
  const t = play(setup())
  expect(t.asked).toBe('c pair')
  expect(t.legal()).toEqual(['take 1', 'take 2', 'take 3', 'take 4'])
  t.play('c take 2; b take 1')
  expect(t.legal()).toEqual(['take 3', 'take 4'])
  t.play('a take 4')
  expect([t.asked, t.view().pairs]).toEqual(['a start', []])
  expect(['a', 'b', 'c'].map((letter) => t.player(letter).clan)).toEqual(['robertson', 'stewart', 'campbell'])
  expect(t.player('c')).toMatchObject({ money: 55, goods: { grain: 1, cheese: 1, wool: 0 } })
  const solo = play(setup({ seats: 1, arranged: { pairs: PAIRS.slice(0, 2) } }))
  expect(solo.legal()).toEqual(['take 1', 'take 2'])
})

test('COC-20 one worker each in turn order, then one each the other way round, all paid', () => {
  const t = play(setup(), 'c take 2; b take 4; a take 1')
  const asked: string[] = []
  for (const plies of [
    'a place miner c2r3',
    'b place woodcutter c5r1',
    'c place miner c5r2',
    'c place woodcutter c1r5',
    'b place miner c8r2',
    'a place woodcutter c3r4',
  ]) {
    asked.push(t.asked.charAt(0))
    t.play(plies)
  }
  expect(asked.join('')).toBe('abccba')
  expect(t.asked).toBe('a turn')
  expect(t.player('a').money).toBe(55 - (10 + 1) - (6 + 6))
  expect(t.eventsOf('unitPlaced').every((e) => e.start)).toBe(true)
})

test('COC-20 any empty space with the right terrain, and no neighbourhood bonus', () => {
  const t = play(setup(), 'c take 2; b take 4; a take 1')
  expect(t.whyNot('place miner c5r1')).toEqual({
    why: 'terrain',
    unit: 'miner',
    land: ['grassland', 'forest'],
    rule: 'COC-5',
  })
  expect(t.whyNot('place miner c4r2')).toEqual({ why: 'loch', rule: 'COC-5' })
  t.play('a place miner c2r3')
  expect(t.whyNot('place miner c2r3')).toEqual({ why: 'occupied', seat: 0, rule: 'COC-4' })
  t.play('b place miner c2r4')
  expect(t.asked).toBe('c start')
})

test('COC-86 Fergusson: three workers at the border, the third after everybody else', () => {
  const t = play(setup(), 'c take 2; b take 3; a take 1')
  expect(t.player('b').shipping).toBe(3)
  t.play('a place miner c2r3')
  expect(t.whyNot('place miner c2r4')).toEqual({ why: 'notBorder', rule: 'COC-86' })
  t.play('b place miner c0r5; c place miner c5r2; c place woodcutter c1r5; b place woodcutter c4r0; a place miner c3r4')
  expect(t.asked).toBe('b start')
  t.play('b place woodcutter c0r3')
  expect(t.asked).toBe('a turn')
  expect(t.player('b').money).toBe(55 - 11 - 7 - 7)
  expect(play(setup({ seats: 2, arranged: { pairs: PAIRS.slice(0, 3) } }), 'b take 3').player('b').shipping).toBe(2)
})

test('COC-86 Fergusson pays for each worker and its land, places all at the border, alone too', () => {
  const t = play({ fromSetup: true, seats: 1, arranged: { pairs: [{ clan: 'fergusson', tile: 1 }] } }, 'a take 1')
  expect(t.player('a').shipping).toBe(2)
  let paid = 0
  for (let worker = 0; worker < 3; worker++) {
    expect(t.asked).toBe('a start')
    const { isBorder } = mapOf(t.state)
    expect(t.legal('place').every((text) => isBorder[hexOf(text.split(' ')[2])])).toBe(true)
    const [, unit, hex] = t.legal('place')[0].split(' ')
    paid += (unit === 'miner' ? 10 : 6) + mapOf(t.state).cost[hexOf(hex)]
    t.play(`a place ${unit} ${hex}`)
    expect(t.player('a').money).toBe(55 - paid)
  }
  expect(t.asked).toBe('a turn')
})

test('COC-95 without port tiles, without scoring tiles', () => {
  const t = play({ seats: 2, options: { portTiles: false, scoringTiles: false }, a: { units: ['miner c2r3'] } })
  expect([t.view().ports, t.view().scoring]).toEqual([[], []])
  expect(t.legal('port')).toEqual([])
  t.endRound()
  expect(t.eventsOf('roundScored')).toEqual([])
  expect(t.state.round).toBe(2)
})

test('COC-96 the tighter map covers one land space of each module', () => {
  const s = open(3, 'tight', { tighterMap: true })
  const covered = game.view(s, null).spaces
  expect(covered).toHaveLength(4)
  expect(covered.every(({ unit }) => unit === null)).toBe(true)
  const t = play({
    seats: 2,
    options: { tighterMap: true },
    covered: ['c3r3', 'c6r2', 'c8r6', 'c2r5'],
    a: { units: ['miner c2r3'] },
  })
  expect(t.whyNotExpand('sheep', 'c3r3')).toEqual({ why: 'blocked', rule: 'COC-96' })
  expect(game.options.find(({ id }) => id === 'tighterMap')?.values(4)).toEqual([false])
})

test('COC-96 drawn among the land in play, one of each module, and closed to starting workers too', () => {
  for (const seats of [2, 3])
    for (let n = 0; n < 30; n++) {
      const s = open(seats, `tight-${n}`, { tighterMap: true })
      const covered = game.view(s, null).spaces.map(({ hex }) => hex)
      expect(new Set(covered.map((hex) => MODULE_OF[hex])).size).toBe(4)
      expect(covered.every((hex) => mapOf(s).land.includes(hex))).toBe(true)
    }
  const covered = ['c2r3', 'c6r2', 'c8r6', 'c2r5']
  const start = play(setup({ covered, options: { tighterMap: true } }), 'c take 2; b take 3; a take 1')
  expect(start.whyNot('place miner c2r3')).toEqual({ why: 'blocked', rule: 'COC-96' })
})

test('COC-97 without clans starting tiles alone, and more money in turn order', () => {
  const tiles = [1, 2, 3, 4, 5].map((tile) => ({ clan: null, tile }))
  const t = play(
    setup({ seats: 4, options: { clans: 'none' }, arranged: { pairs: tiles, first: [1] } }),
    'a take 1; d take 2; c take 3; b take 4',
  )
  expect(['b', 'c', 'd', 'a'].map((letter) => t.player(letter).money)).toEqual([55, 57, 59, 61])
  expect(t.view().players.every(({ clan }) => clan === null)).toBe(true)
})

test('EX-32 an auction of three players', () => {
  const t = play(setup({ options: { clans: 'auction' }, arranged: { pairs: PAIRS.slice(0, 3) } }))
  expect(t.legal()).toHaveLength(31)
  t.play('a bid 3; b bid 5; c out; a out')
  expect(t.asked).toBe('b pair')
  t.play('b take 2')
  expect(t.asked).toBe('c bid')
  t.play('c bid 0; a out; c take 1')
  expect(t.view().order).toEqual([1, 2, 0])
  expect(['a', 'b', 'c'].map((letter) => t.player(letter).bid)).toEqual([0, 5, 0])
  expect(t.player('a').clan).toBe('fergusson')
  expect(t.line('b', 'auctionBid')).toBe(-5)
  expect(t.asked).toBe('b start')
})

test('COC-98 each bid is higher, the opener must bid, and 30 ends an auction', () => {
  const t = play(setup({ seats: 4, options: { clans: 'auction' }, arranged: { first: [3] } }))
  expect(t.whyNot('out')).toEqual({ why: 'notNow', pending: 'bid', rule: 'COC-99' })
  expect(t.view().pending?.bidders).toEqual([3, 0, 1, 2])
  t.play('d bid 7')
  expect(t.legal()).toEqual(['out', ...Array.from({ length: 23 }, (_, i) => `bid ${8 + i}`)])
  expect(t.view().pending).toMatchObject({ high: 7, leader: 3, bidders: [0, 1, 2, 3] })
  t.play('a bid 30')
  expect(t.asked).toBe('a pair')
  t.play('a take 1')
  expect(t.asked).toBe('b bid')
  expect(t.eventsOf('auctionWon')).toEqual([{ type: 'auctionWon', seat: 0, vp: 30, place: 1 }])
})

test('COC-102 a starting worker for whom there is no space is left out', () => {
  const t = play(
    setup({ corrections: [1, 2, 5, 9].map((tile) => ({ at: `startingTiles.${tile}.money`, value: 7 })) }),
    'c take 2; b take 4; a take 1; a place woodcutter c0r3; b place woodcutter c1r5; c place woodcutter c5r6',
  )
  expect(t.eventsOf('workerLeftOut').map(({ seat }) => seat)).toEqual([2, 1, 0])
  expect(t.asked).toBe('a turn')
})

test('COC-105 without the Kickstarter tiles eight of each are left', () => {
  const plain = SEEDS.map((seed) => game.view(open(4, seed, { kickstarterTiles: false }), null))
  expect(plain.some(({ ports }) => ports.some(({ port }) => port === 'copyPort'))).toBe(false)
  expect(plain.some(({ scoring }) => scoring.includes('expensiveLand'))).toBe(false)
  expect(plain.some(({ pairs }) => pairs.some((pair) => pair?.clan === 'macewen'))).toBe(false)
  expect(game.setup({ kickstarterTiles: false, arranged: { pairs: [{ clan: 'macewen', tile: 1 }] } }, 4)).toMatchObject(
    {
      ok: false,
      problem: { at: 'arranged.pairs[0]', why: 'bad-arrangement' },
    },
  )
})

test('COC-1 everything is public but the order of the pile', () => {
  const t = play({ display: [1, 2, 3], pile: [4, 5, 6] })
  const [a, b, spectator] = [t.view('a'), t.view('b'), t.view(null)]
  expect({ ...a, viewer: null }).toEqual(spectator)
  expect({ ...b, viewer: null }).toEqual(spectator)
  expect(spectator.pile).toBe(47)
  expect(numbers(peek(t.state.pile)).slice(-3)).toEqual([6, 5, 4])
})
