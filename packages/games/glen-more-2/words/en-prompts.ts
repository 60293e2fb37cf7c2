import { listed, type Message, seatsByRank, unreachable } from '@bothy/kernel'
import type { AskKind, PendingShown, View } from '../rules/types.ts'
import { brought } from './brought.ts'
import { all, typesText } from './en-counts.ts'
import { type Reader, the, You, you } from './en-grammar.ts'
import { TURN } from './en-reasons.ts'
import { words } from './en-words.ts'
import { boxOf, isBaseKind, nothingToTake, onlyLochNess, paysRoads } from './parts.ts'

const ONE_MOMENT = 'One moment…'

function activatePrompt(view: View, { inner }: PendingShown): string {
  const left = view.activatable.filter(({ reason }) => reason === null).length
  const points = view.points > 0 ? ` You have ${words.points(view.points)}.` : ''
  const ness = onlyLochNess(view)
  if (ness === 'still') return `Loch Ness can still activate any 1 tile. Then end your turn.${points}`
  if (ness === 'noTile')
    return `No tile placed this turn: activate any 1 tile (Loch Ness), then end your turn.${points}`
  const close = inner ? 'then carry on' : 'then end your turn'
  if (left > 0) return `Activate tiles, ${close}.${points}`
  return `Nothing left to activate.${points} ${inner ? 'Carry on' : 'End your turn'} when ready.`
}

const toPut = ({ goods, left }: PendingShown): string =>
  all([...(goods.length > 0 ? [words.goods(goods)] : []), ...(left > 0 ? [words.scotsmen(left)] : [])])

function removePrompt({ left, chosen }: PendingShown): string {
  if (chosen.length > 0) return `Remove ${left === 1 ? '1 more tile' : `up to ${left} more tiles`}, or stop.`
  return `Remove ${left === 1 ? '1 tile' : `up to ${left} tiles`} from your territory, or skip this.`
}

function asked(view: View, pending: PendingShown): Message {
  const { kind, tile, goods, coins, left, types } = pending
  const it = tile === null ? 'the tile' : the(tile)
  const forIt: Message = tile === null ? [] : [' for ', it]
  if (!isBaseKind(kind)) return brought.en.prompts[kind]?.asked(view) ?? [ONE_MOMENT]
  switch (kind) {
    case 'turn':
      return [TURN[nothingToTake(view)]]
    case 'reward':
      return ['Take 1 coin or 1 movement point.']
    case 'pay':
      return goods.length === 0
        ? [`Sell resources to pay ${words.coins(coins)}`, ...forIt, '.']
        : [
            `Pay ${words.goods(goods)}`,
            ...forIt,
            `, from your tiles or the market.${coins > 0 ? ` You also owe ${words.coins(coins)}.` : ''}`,
          ]
    case 'give':
      return [left > 1 ? `Choose the ${left} Scotsmen to give up for ` : 'Choose the Scotsman to give up for ', it, '.']
    case 'place': {
      const isOverbuild = tile !== null && boxOf(view).tiles[tile].overbuild
      return ['Place ', it, isOverbuild ? ' on top of one of your tiles.' : '.']
    }
    case 'effects':
      return ['The tile has several effects: choose which one to carry out next.']
    case 'choose':
      return tile === null
        ? [`Choose ${words.resources(left)}.`]
        : [`Choose ${words.resources(left)} to put on `, it, '.']
    case 'bring':
      return [`Put ${toPut(pending)} on any of your tiles.`]
    case 'grant':
      return [`Bonus: activate ${typesText(types)} anywhere in your territory, or stop.`]
    case 'claim':
      return [
        left > 1
          ? `Place ${left} clan markers, one after the other${paysRoads(view) ? ' (you pay the roads)' : ''}, or decline.`
          : `Place a clan marker on a clan field${paysRoads(view) ? ' (you pay the road)' : ''}, or decline.`,
      ]
    case 'remove':
      return [removePrompt(pending)]
    case 'keep':
      return [
        left === 1
          ? 'Choose the resource that stays in your Home Castle.'
          : `Choose the ${words.resources(left)} that stay in your Home Castle.`,
      ]
    case 'build':
      return ['Build a tile from the discard pile without its cost, or decline.']
    case 'activate':
      return [activatePrompt(view, pending)]
    default:
      return unreachable(kind)
  }
}

const AWAITED = {
  turn: 'to take a tile',
  reward: 'to take a coin or a movement point',
  pay: 'to pay',
  give: 'to choose a Scotsman to give up',
  place: 'to place a tile',
  effects: 'to choose an effect',
  choose: 'to choose resources',
  bring: 'to put resources and Scotsmen on their tiles',
  grant: 'to activate tiles',
  claim: 'to place a clan marker',
  remove: 'to remove tiles',
  keep: 'to choose resources to keep',
  build: 'to choose a tile from the discard pile',
  activate: 'to activate tiles',
} as const satisfies Record<AskKind, string>

function awaited({ kind, seats }: PendingShown): string {
  if (isBaseKind(kind)) return AWAITED[kind]
  return brought.en.prompts[kind]?.awaited[seats.length === 1 ? 'one' : 'several'] ?? ''
}

function ending(ranks: readonly number[], scores: readonly number[], me: Reader): Message {
  const [first] = seatsByRank(ranks)
  const shared = ranks.filter((rank) => rank === 1).length > 1
  return shared
    ? [`The game is over: shared victory, with ${words.vp(scores[first])} each.`]
    : ['The game is over. ', You(first, me), ` won with ${words.vp(scores[first])}.`]
}

export function prompt(view: View, me: Reader): Message {
  const { pending, ranks, scores } = view
  if (ranks !== null && scores !== null) return ending(ranks, scores, me)
  if (pending === null) return [ONE_MOMENT]
  if (me !== null && pending.seats.includes(me)) return asked(view, pending)
  const names = pending.seats.map((seat): Message => [you(seat, me)])
  return ['Waiting for ', ...listed(names, 'and'), ` ${awaited(pending)}.`]
}
