import { below, type Corrections, type RngState } from '@bothy/kernel'
import type { CorrectionLists } from '@bothy/kernel/contract-suite'
import { BOX, FIELD_COLOURS, FIELDS, GANGSTERS, GOODS } from '../data/index.ts'

const pick = <T>(list: readonly T[], rng: RngState): T => list[below(rng, list.length)]

const LATER = Object.keys(BOX.tiles).filter((face) => /^[ABCD]\d/.test(face))
const PRODUCERS = LATER.filter((face) => BOX.tiles[face].activation.kind === 'gain')
const ROADS = Object.keys(BOX.clanBoard.roads).filter((number) => BOX.clanBoard.roads[number].a !== '')

function swapped(rng: RngState): Corrections {
  const one = pick(LATER, rng)
  const other = pick(
    LATER.filter((face) => BOX.tiles[face].stack !== BOX.tiles[one].stack),
    rng,
  )
  return [
    { at: `tiles.${one}.stack`, value: BOX.tiles[other].stack },
    { at: `tiles.${other}.stack`, value: BOX.tiles[one].stack },
  ]
}

const KINDS: readonly ((rng: RngState) => Corrections)[] = [
  swapped,
  (rng) => [{ at: `tiles.${pick(LATER, rng)}.cost.${pick(GOODS, rng)}`, value: below(rng, 2) }],
  (rng) => [{ at: `tiles.${pick(LATER, rng)}.cost.coin`, value: below(rng, 3) }],
  (rng) => [{ at: `tiles.${pick(LATER, rng)}.once.coin`, value: below(rng, 3) }],
  (rng) => [{ at: `tiles.${pick(PRODUCERS, rng)}.river`, value: below(rng, 2) === 0 }],
  (rng) => [{ at: `tiles.${pick(PRODUCERS, rng)}.activation.goods.${pick(GOODS, rng)}`, value: 1 + below(rng, 2) }],
  (rng) => [{ at: 'tiles.B11.activation.table.4', value: 8 + below(rng, 5) }],
  (rng) => [{ at: 'tiles.D12.activation.vp', value: 3 + below(rng, 6) }],
  (rng) => [{ at: 'rondel.spaces', value: 14 + below(rng, 7) }],
  () => [{ at: 'rondel.endIsInD', value: true }],
  (rng) => [{ at: `tiles.H${1 + below(rng, 4)}.stack`, value: pick(['A', 'B', 'C', 'D'], rng) }],
  (rng) => [{ at: `tiles.H${2 + below(rng, 3)}.cost.${pick(GOODS, rng)}`, value: below(rng, 2) }],
  (rng) => [{ at: 'tiles.H2.activation.amount', value: 1 + below(rng, 2) }],
  (rng) => [{ at: 'race.neutral.spaces', value: 3 + below(rng, 5) }],
  (rng) => [{ at: 'race.prizes.runnerUp.vp', value: below(rng, 12) }],
  (rng) => [{ at: `race.rewards.${pick(['joker', 'scotsman', 'clan'], rng)}.amount`, value: below(rng, 4) }],
  (rng) => [{ at: 'race.rewards.vp2.inBox', value: 3 + below(rng, 3) }],
  (rng) => [{ at: 'tiles.R2.stack', value: pick(['A', 'B', 'C', 'D'], rng) }],
  (rng) => [{ at: `tiles.W${1 + below(rng, 7)}.activation.amount`, value: 1 + below(rng, 3) }],
  (rng) => [{ at: `tiles.${pick(['A1', 'W1', 'W6'], rng)}.once.cask`, value: below(rng, 4) }],
  (rng) => [{ at: 'tiles.B13.cost.cask', value: 1 + below(rng, 2) }],
  (rng) => [{ at: 'cellars.overflow', value: below(rng, 2) }],
  (rng) => [{ at: 'cellars.third.values.2', value: 8 + below(rng, 6) }],
  (rng) => [{ at: `cellars.second.cost.${pick(GOODS, rng)}`, value: below(rng, 2) }],
  (rng) => [{ at: `cellars.sales.V${1 + below(rng, 3)}.bonusVp`, value: below(rng, 4) }],
  (rng) => [{ at: `cellars.sales.V${1 + below(rng, 3)}.right.${2 + below(rng, 3)}`, value: 1 + below(rng, 4) }],
  (rng) => [
    { at: `haggis.${pick(['places', 'rolls', 'turnedUp', 'casks', 'faceUp'], rng)}`, value: 1 + below(rng, 5) },
  ],
  (rng) => [{ at: `mobs.gangsters.${2 + below(rng, 3)}`, value: 1 + below(rng, 6) }],
  (rng) => [{ at: 'mobs.pennies', value: 1 + below(rng, 9) }],
  (rng) => [{ at: `mobs.penalty.${pick(GANGSTERS, rng)}`, value: below(rng, 9) }],
  (rng) => [{ at: `mobs.${pick(['wander', 'laird'], rng)}.${below(rng, 2)}`, value: below(rng, 5) }],
  (rng) => [{ at: 'mobs.mailCoins', value: below(rng, 6) }],
  (rng) => [{ at: `haggis.copies.${1 + below(rng, 3)}`, value: below(rng, 5) }],
  (rng) => [{ at: `tiles.G${pick([1, 3, 4, 5, 6], rng)}.activation.amount`, value: 1 + below(rng, 3) }],
  (rng) => [{ at: `tiles.T${1 + below(rng, 8)}.stack`, value: pick(['A', 'B', 'C', 'D'], rng) }],
  (rng) => [{ at: `tiles.T${1 + below(rng, 4)}.cost.${pick(GOODS, rng)}`, value: below(rng, 2) }],
  (rng) => [{ at: `tiles.T${6 + below(rng, 3)}.activation.kind`, value: 'event' }],
  (rng) => [{ at: 'tome.bonus', value: below(rng, 4) }],
  (rng) => [{ at: `tome.tables.${pick(['eventScotsmen', 'eventCasks'], rng)}.more`, value: 10 + below(rng, 6) }],
  (rng) => [{ at: `landmarks.${pick(['loch-morar', 'castle-of-mey'], rng)}.event.0.amount`, value: below(rng, 4) }],
  (rng) => [{ at: 'council.drawn', value: 1 + below(rng, 5) }],
  (rng) => [{ at: 'council.tokens.nay', value: 1 + below(rng, 6) }],
  (rng) => [{ at: 'council.cards.smallest-territory.vp', value: below(rng, 20) }],
  (rng) => [{ at: `clanBoard.roads.${pick(ROADS, rng)}.cost`, value: below(rng, 4) }],
  (rng) => [{ at: `clanBoard.fields.${pick(FIELDS, rng)}.colour`, value: pick(FIELD_COLOURS, rng) }],
  () => [
    { at: 'clanBoard.roads.32.a', value: 'macleod' },
    { at: 'clanBoard.roads.32.b', value: 'mckay' },
    { at: 'clanBoard.roads.32.cost', value: 1 },
  ],
]

export const corrected: CorrectionLists = {
  legal(rng) {
    const all = KINDS.flatMap((kind) => (below(rng, 3) === 0 ? kind(rng) : []))
    const first = new Map(all.map((one) => [one.at, one]))
    // A stack that is swapped twice would have the wrong number of tiles.
    return first.size === all.length && all.length > 0 ? all : pick(KINDS, rng)(rng)
  },
  unlawful: (rng) =>
    pick<Corrections>(
      [
        [{ at: `tiles.${pick(LATER, rng)}.stack`, value: 'S' }],
        [{ at: `tiles.${pick(LATER, rng)}.type`, value: pick(['', 'end', 'bridge'], rng) }],
        [{ at: `tiles.S${1 + below(rng, 5)}.cost.${pick(GOODS, rng)}`, value: 1 }],
        [{ at: `tiles.${pick(LATER, rng)}.activation.kind`, value: pick(['', 'event', 'haggis'], rng) }],
        [{ at: 'rondel.spaces', value: below(rng, 14) }],
        [{ at: `tome.tables.${pick(['eventScotsmen', 'eventCasks'], rng)}.4`, value: 1 }],
        [{ at: `haggis.${pick(['places', 'rolls', 'turnedUp', 'casks'], rng)}`, value: pick([0, 10], rng) }],
        [{ at: `clanBoard.roads.${pick(ROADS, rng)}.a`, value: pick(['', 'stewart'], rng) }],
        [{ at: `clanBoard.fields.${pick(FIELDS, rng)}.colour`, value: 'green' }],
        [{ at: 'landmarks.castle-stalker.effect.0.op', value: 'vp' }],
        [{ at: `mobs.gangsters.${2 + below(rng, 3)}`, value: pick([0, 10], rng) }],
        [{ at: 'race.neutral.castle', value: pick([0, 6], rng) }],
        [{ at: 'tiles.R1.stack', value: 'C' }],
      ],
      rng,
    ),
}
