import { listed, listedText, type Sentences } from '@bothy/kernel'
import { UNIT_FACTS } from '../data/units.ts'
import type { AskKind, Reason, Warning } from '../rules/types.ts'
import { port, type Reader, You } from './en-grammar.ts'
import {
  all,
  aUnit,
  GOOD_NAMES,
  goodCount,
  merchants,
  money,
  placeOf,
  plural,
  shipping,
  TERRAIN_NAMES,
  unitCount,
  unitName,
  unitNames,
  unitsWithoutLand,
} from './en-names.ts'
import { portNumber } from './parts.ts'

const ASKED_FIRST = {
  bid: 'First bid or drop out.',
  pair: 'First choose a clan.',
  start: 'First place your starting worker.',
  turn: 'First take a main action, or pass.',
  after: 'Your main action is done: end your turn.',
  site: 'First choose a space for the unit.',
  shift: 'First choose which price to move.',
  trade: 'First buy or sell the good whose price you moved.',
  obtainMore: 'First take a second contract, or decline.',
  fulfilMore: 'First fulfil a second contract, or decline.',
  slaughter: 'First choose the animals to slaughter.',
  bonus: 'First use your bonuses, or give them up.',
  placed: 'First buy from your neighbours or draw contracts, or carry on without.',
  keep: 'First keep a contract, or none.',
  exchange: 'First choose the goods to exchange.',
  swap: 'First choose the units to swap.',
  process: 'First choose what your factories process.',
  milk: 'First choose how much milk becomes butter.',
  barrel: 'First choose whether to store the new barrel.',
} as const satisfies Record<AskKind, string>

const COUNTS = ['', 'One', 'Two', 'Three', 'Four', 'Five'] as const
function shortOf(level: number | null, has: number, never: string): string {
  if (level === null) return never
  const short = level - has
  return `${COUNTS[short] ?? short} shipping ${short === 1 ? 'level' : 'levels'} short: you need ${shipping(level)}.`
}

const IDLE = {
  lessMeat: 'used while you pay for a contract with meat.',
  basicExchange: 'used before or after your main action, and needs a basic good to discard.',
  processedExchange: 'used before or after your main action, and needs a processed good to discard.',
  upgradeGlory: 'used before or after your main action.',
  money: 'used before or after your main action.',
  priceShift: 'used just before you buy or sell a good, and you can’t trade any now.',
  swapUnits: 'used before or after your main action, and needs two swaps that fit.',
  moneyBuilding: 'used before or after your main action.',
  copyPort: 'used to copy a port that could be used now.',
} as const satisfies Record<Extract<Reason, { why: 'portIdle' }>['port'], string>

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const reasons: Sentences<Reason, 'why', [me: Reader]> = {
  money: (r) => [`${money(r.need - r.has)} short: it costs ${money(r.need)}, and you have ${money(r.has)}.`],
  terrain: (r) => {
    const { terrain } = UNIT_FACTS[r.unit]
    const land = capital(
      listedText(
        r.land.map((kind) => TERRAIN_NAMES[kind]),
        'and',
      ),
    )
    return [`${land} only: no ${unitName(r.unit)} here. ${capital(unitNames(r.unit))} go ${placeOf(terrain)}.`]
  },
  occupied: (r, me) => [You(r.seat, me), `${r.seat === me ? ' already have' : ' already has'} a unit here.`],
  blocked: (r) => [
    r.rule === 'COC-76' ? 'A neutral piece blocks this space.' : 'This space is covered: nobody can take it.',
  ],
  mist: () => ['With 1 or 2 players this space is in the mist, out of play.'],
  loch: () => ['This is a loch: only MacDonald’s fishermen can go here.'],
  reach: (r) => [shortOf(r.level, r.has, 'Out of reach: no shipping level gets here from your units.')],
  noUnit: (r) => [`You have no ${unitNames(r.unit)} left on your board.`],
  noSite: (r) => [`No empty space in reach takes ${aUnit(r.unit)}.`],
  fishermen: () => ['Two fishermen can’t be adjacent.'],
  notBorder: () => ['Fergusson’s starting workers must be on border spaces.'],
  noMerchant: (r) => [r.has === 0 ? 'You have no merchants in stock.' : `You only have ${merchants(r.has)} in stock.`],
  noGood: (r) => [
    r.has === 0 ? `You have no ${GOOD_NAMES[r.good]} in stock.` : `You only have ${goodCount(r.has, r.good)} in stock.`,
  ],
  otherArea: (r) => [
    `You’ve already ${r.selling ? 'sold' : 'bought'} ${GOOD_NAMES[r.good]} this round, so you can’t ${r.selling ? 'buy' : 'sell'} any.`,
  ],
  nearbyLimit: (r) => [`You can buy at most ${goodCount(r.most, r.good)} from neighbours in one turn.`],
  noBox: (r) => [
    r.rule === 'COC-28'
      ? 'No empty export box: fulfil a contract first.'
      : 'Without an empty export box you can’t draw contracts.',
  ],
  noPile: () => ['There are no contracts left to draw.'],
  noContract: () => ['This contract isn’t in your export box.'],
  missing: (r) => [
    `You’re missing ${all([
      ...r.goods.map(({ good, n }) => goodCount(n, good)),
      ...(r.beef > 0 ? [unitCount(r.beef, 'cow')] : []),
      ...(r.mutton > 0 ? [unitCount(r.mutton, 'sheep')] : []),
    ])}.`,
  ],
  lastLevel: () => ['Your shipping is already at its last level.'],
  hasTechnology: () => ['You already have this technology.'],
  noTechnology: () => ['MacDonald has no technologies.'],
  allHired: () => ['You’ve already hired all your merchants.'],
  noneThere: (r) => [`You have no merchants on ${GOOD_NAMES[r.good]}.`],
  portUsed: () => ['You’ve already used this port.'],
  portReach: (r) => [shortOf(r.level, r.has, 'No shipping level gets to this port from your units.')],
  portIdle: (r) => [`Port ${portNumber(r.port)} is ${IDLE[r.port]}`],
  mainDone: () => ['You’ve already taken your main action this turn.'],
  rowed: () => ['A fisherman has already rowed this turn.'],
  notWanted: () => ['The contract doesn’t need this animal.'],
  wouldFail: () => ['Without this animal you could no longer pay for the contract.'],
  notNow: (r) => [ASKED_FIRST[r.pending]],
}

export const warnings: Sentences<Warning, 'warn'> = {
  portsLost: ({ ports }) => [
    'This is the last round. You would lose ',
    ...listed(
      ports.map((tile) => [port(tile)]),
      'and',
    ),
    '. ',
    { part: 'rule', rule: 'COC-99' },
  ],
  bonusLost: ({ spaces, upgrades, draws }) => [
    `You would give up ${all([
      ...(spaces > 0 ? [unitsWithoutLand(spaces)] : []),
      ...(upgrades > 0 ? [plural(upgrades, 'bonus upgrade', 'bonus upgrades')] : []),
      ...(draws > 0 ? ['a draw of contracts'] : []),
    ])}. `,
    { part: 'rule', rule: draws > 0 ? 'COC-46' : 'COC-40' },
  ],
}
