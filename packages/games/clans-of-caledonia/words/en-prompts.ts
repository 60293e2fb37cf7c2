import { type Message, seatsByRank, unreachable } from '@bothy/kernel'
import type { AskKind, View } from '../rules/types.ts'
import { contract, type Reader, You, you } from './en-grammar.ts'
import { all, aUnit, GOOD_NAMES, money, plural, unitCount, unitsWithoutLand, vp } from './en-names.ts'
import { boxOf, needsIn } from './parts.ts'

const ONE_MOMENT = 'One moment…'
type Pending = NonNullable<View['pending']>

const STARTS: { readonly [clan: string]: string } = {
  fergusson: 'Place a starting worker on a border space.',
  macdonald: 'Place a starting worker in a forest, on a mountain or on a loch.',
}

const bonusesLeft = ({ spaces, upgrades, grain }: Pending): string =>
  all([
    ...(spaces > 0 ? [unitsWithoutLand(spaces)] : []),
    ...(upgrades > 0 ? [plural(upgrades, 'bonus upgrade', 'bonus upgrades')] : []),
    ...(grain > 0 ? ['beer'] : []),
  ])

function placedPrompt({ good, nearby, draws }: Pending): string {
  if (good !== null) return `Buy ${GOOD_NAMES[good]} from your neighbours.`
  const sold = nearby.map((offer) => `${GOOD_NAMES[offer.good]} at ${money(offer.price)}`)
  if (sold.length === 0) return 'Draw contracts, or carry on.'
  return `Your neighbours sell ${all(sold)}. ${draws > 0 ? 'Buy, draw contracts' : 'Buy'}, or carry on.`
}

/** COC-57: animals still to be paid, less those that port 1 has spared. */
function slaughterPrompt(view: View, { contract: id, beef, mutton, spared }: Pending): Message {
  const due = all([...(beef > 0 ? [unitCount(beef, 'cow')] : []), ...(mutton > 0 ? [unitCount(mutton, 'sheep')] : [])])
  return [
    `Slaughter ${due}`,
    ...(id === null ? [] : [' for ', ...contract(id, needsIn(boxOf(view), id))]),
    spared > 0 ? `. The port spares ${spared} of them.` : '.',
  ]
}

function asked(view: View, pending: Pending): Message {
  switch (pending.kind) {
    case 'bid':
      return [
        pending.leader === null
          ? 'Open the auction: bid victory points to choose your clan next.'
          : `Bid more than ${vp(pending.high)}, or drop out.`,
      ]
    case 'pair':
      return [view.options.clans === 'none' ? 'Choose a starting tile.' : 'Choose a clan and its starting tile.']
    case 'start':
      return [STARTS[view.players[pending.seat].clan ?? ''] ?? 'Place a starting worker in a forest or on a mountain.']
    case 'turn':
      return ['Take one action, or pass.']
    case 'after':
      return [view.openPorts.length > 0 ? 'Use a port if you like, then end your turn.' : 'End your turn.']
    case 'site':
      return [`Choose a space for ${pending.unit === null ? 'the unit' : aUnit(pending.unit)}.`]
    case 'shift':
      return ['Choose a good and move its price up or down. You must then buy or sell that good.']
    case 'trade':
      return [`Buy or sell ${pending.good === null ? 'the good' : GOOD_NAMES[pending.good]}.`]
    case 'obtainMore':
      return ['Take a second contract, or carry on.']
    case 'fulfilMore':
      return ['Fulfil a second contract, or carry on.']
    case 'slaughter':
      return slaughterPrompt(view, pending)
    case 'bonus':
      return [`Use your bonuses: ${bonusesLeft(pending)}.`]
    case 'placed':
      return [placedPrompt(pending)]
    case 'keep':
      return [pending.boxes > 1 ? 'Keep up to two contracts, or none.' : 'Keep a contract, or none.']
    case 'exchange':
      return ['Choose a good to discard, then the goods you want for it.']
    case 'swap':
      return [
        pending.unit === null
          ? 'Swap 1 of 2: replace a unit on the map with one from your board.'
          : 'Swap 2 of 2: replace a unit on the map with one from your board.',
      ]
    case 'process':
      return ['Choose what your factories process.']
    case 'milk':
      return [`Turn milk into butter, ${money(boxOf(view).clans.cunningham.milk)} each?`]
    case 'barrel':
      return ['Put one of your new whiskies in the cellar? It earns more each round it ages.']
    default:
      return unreachable(pending.kind)
  }
}

const AWAITED = {
  bid: 'to bid',
  pair: 'to choose a clan',
  start: 'to place a starting worker',
  turn: 'to choose an action',
  after: 'to end their turn',
  site: 'to choose a space',
  shift: 'to move a price',
  trade: 'to trade',
  obtainMore: 'to take a second contract or carry on',
  fulfilMore: 'to fulfil a second contract or carry on',
  slaughter: 'to choose animals to slaughter',
  bonus: 'to use their bonuses',
  placed: 'to buy from neighbours or carry on',
  keep: 'to keep a contract',
  exchange: 'to exchange goods',
  swap: 'to swap units',
  process: 'to process goods',
  milk: 'to make butter or carry on',
  barrel: 'to store a barrel or carry on',
} as const satisfies Record<AskKind, string>

function ending(ranks: readonly number[], scores: readonly number[], me: Reader): Message {
  const [first] = seatsByRank(ranks)
  if (ranks.length === 1) return ['The game is over. ', You(first, me), ` scored ${vp(scores[first])}.`]
  const shared = ranks.filter((rank) => rank === 1).length > 1
  return shared
    ? [`The game is over: shared victory, with ${vp(scores[first])} each.`]
    : ['The game is over. ', You(first, me), ` won with ${vp(scores[first])}.`]
}

export function prompt(view: View, me: Reader): Message {
  const { pending, ranks, scores } = view
  if (ranks !== null && scores !== null) return ending(ranks, scores, me)
  if (pending === null) return [ONE_MOMENT]
  if (pending.seat === me) return asked(view, pending)
  const noClans = pending.kind === 'pair' && view.options.clans === 'none'
  return ['Waiting for ', you(pending.seat, me), ` ${noClans ? 'to choose a starting tile' : AWAITED[pending.kind]}.`]
}
