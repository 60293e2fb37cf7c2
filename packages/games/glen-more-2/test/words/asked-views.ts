import { type PendingShown, type View } from '../../rules/index.ts'
import { ASK_KINDS } from '../../data/asked.ts'
import { reserve } from '../../modules/cellars/test/play.ts'
import { held } from '../../modules/council/test/play.ts'
import { his } from '../../modules/englishman/test/play.ts'
import { cooking, feast, serve } from '../../modules/haggis/test/play.ts'
import { highland } from '../../modules/mountain/test/play.ts'
import { gathering, tome } from '../../modules/tome/test/play.ts'
import { FAIR, HALKIRK } from '../named.ts'
import { play, tileOf } from '../play.ts'
import { boats, PLENTY } from '../../modules/race/test/play.ts'
export const started = play({
  a: { tiles: ['A14 0,1 stone barley', 'A8 1,1'] },
  line: 'a b # A6 A1 END',
})
export const seen = started.view()

export const asked = (more: Partial<PendingShown> & Pick<PendingShown, 'kind' | 'seat'>): View => ({
  ...seen,
  pending: {
    seats: [more.seat],
    tile: null,
    goods: [],
    coins: 0,
    left: 0,
    effects: [],
    types: [],
    chosen: [],
    inner: false,
    declinable: false,
    ...more,
  },
})
export const council = held({ seats: 3, line: 'a b c # A1' }, 'a take A1; a decline')
const councilViews: readonly View[] = [
  council.view('a'),
  council.play('a convene most-sets').view('a'),
  council.view('b'),
  council.play('a vote aye').view('a'),
]
const mountainViews: readonly View[] = [
  highland({ line: 'a b # M1 S1', a: { castle: 'wood' } }, 'a take S1'),
  highland({ line: 'a # END M1 b', mountain: 'wood sheep' }, 'a take M1; a end'),
].flatMap((t) => [t.view('a'), t.view('b')])
const raceViews: readonly View[] = ['a', 'b'].map((letter) =>
  boats(
    { seats: 4, line: 'a b c d # S1', corrections: PLENTY, race: { tokens: ['', 'vp2', '', ''] } },
    'a take S1; a place 0,1; a activate HOME-V1; a row; a row',
  ).view(letter),
)
const cellarViews: readonly View[] = [
  reserve({ line: 'a b # B13', cellars: { a: '1: 0 1' } }, 'a take B13'),
  reserve(
    { line: 'a b # S2', a: { tiles: ['W6 0,1'] }, cellars: { a: '2: 1 3' } },
    'a take S2; a place -1,1; a activate W6',
  ),
  reserve({ line: 'a b # V1 S1', cellars: { a: '2: 0 2 5' } }, 'a take S1'),
  reserve({ line: 'a b # V1 S1', cellars: { a: '2: 0 2 5' } }, 'a take V1'),
].flatMap((t) => [t.view('a'), t.view('b')])
const haggisViews: readonly View[] = [
  cooking({ line: 'a b # G1 S2', a: { castle: 'wood', coins: 0 } }, 'a take G1; a place 0,1'),
  serve(cooking({ line: 'a b # G1', a: { castle: 'wood', coins: 0 } }), { a: [1, 1, 2, 1, 2] }).play(
    'a take G1; a place 0,1; a haggis 3',
  ),
  feast({ a: [1, 2] }, [1, 1, 1, 1], { a: { casks: 1 } }),
].flatMap((t) => [t.view('a'), t.view('b')])
const tomeViews: readonly View[] = [
  gathering('loch-ness inverness'),
  gathering('wallace-monument loch-ness').play('a event wallace-monument'),
  gathering('loch-morar', { a: { village: 'scot scot', castle: 'scot' } }).play('a event loch-morar'),
  gathering('castle-of-mey', { a: { castle: 'scot' } }).play('a event castle-of-mey'),
  gathering('dunvegan-castle').play('a event dunvegan-castle'),
  gathering('armadale-castle').play('a event armadale-castle'),
  gathering('donan-castle').play('a event donan-castle'),
  gathering('donan-castle').play('a event donan-castle; a activate HOME-V2'),
  gathering('castle-moil').play('a event castle-moil'),
  tome({ line: 'a b # T8', a: { castle: 'wood stone stone scot', coins: 0 } }, 'a take T8; a place 1,1'),
  gathering('glenfinnan-monument', { seats: 3, options: { die: false }, england: {}, line: 'a e b c S4 S3' }).play(
    'a event glenfinnan-monument',
  ),
].flatMap((t) => [t.view('a'), t.view('b')])
export const views: readonly View[] = [
  ...ASK_KINDS.flatMap((kind) =>
    [0, 1].flatMap((seat): View[] => [
      { ...asked({ kind, seat, tile: HALKIRK, goods: ['stone'], left: 1, types: ['animal'] }), points: 1 },
      asked({ kind, seat, tile: tileOf('B4'), goods: ['wood', 'stone'], coins: 1, left: 2, inner: true }),
      asked({ kind, seat, goods: ['barley'], left: 2, types: ['trade', 'whisky'], chosen: [FAIR] }),
      asked({ kind, seat, left: 1, types: ['village'], chosen: [FAIR] }),
    ]),
  ),
  ...councilViews,
  ...[1, 3].map((row) => his({ england: { holder: 'b', row } }).view('b')),
  his().view('a'),
  ...mountainViews,
  ...raceViews,
  ...cellarViews,
  ...haggisViews,
  ...tomeViews,
  { ...seen, pending: null },
  { ...seen, pending: null, ranks: [2, 1], scores: [4, 9] },
  { ...seen, pending: null, ranks: [1, 1], scores: [9, 9] },
]
