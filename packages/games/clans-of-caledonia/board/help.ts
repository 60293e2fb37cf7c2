import type { AskKind, Types, View } from '@bothy/clans-of-caledonia/data'
import type { Presenter } from '@bothy/board-kit/board/game-board.ts'
import { boxOf } from './box.ts'
import { fillLine, saleLines, settlementLine } from './lines.ts'
import { siteFacts } from './map/site-facts.ts'
import { hexIn, isAt, unitIn } from './targets.ts'
import { type Words, wordsOf } from './words.ts'

type Pending = NonNullable<View['pending']>

/** COC-28: cost or payment for a contract in this round, then the fate of the others. */
function keepHelp({ contractMoney }: View, { board, money }: Words): string {
  const terms =
    contractMoney === 0
      ? []
      : [contractMoney < 0 ? board.keepCosts(money(-contractMoney)) : board.keepBrings(money(contractMoney))]
  return [...terms, board.helpKeep].join(' ')
}

/** MacDonald's workers all bring the same, as the card of the clan says. */
function startHelp(view: View, { seat }: Pending, { board, money }: Words, isNewcomer: boolean): string {
  const { income } = boxOf(view).units
  const isUsual = view.players[seat].clan !== 'macdonald'
  return isNewcomer && isUsual ? board.newStart(money(income.woodcutter), money(income.miner)) : board.helpStart
}

/** A solo game has no neighbours to buy from. */
const siteHelp = (view: View, { board }: Words, isNewcomer: boolean): string =>
  isNewcomer && view.seats > 1 ? board.newSite : board.helpUnits

function slaughterHelp(view: View, { seat }: Pending, { board }: Words, isNewcomer: boolean): string {
  const linked = view.players[seat].settlements.linked.length
  return isNewcomer ? board.newSlaughter(linked) : board.helpSlaughter(linked)
}

function turnHelp(view: View, { seat }: Pending, { board, money }: Words, isNewcomer: boolean): string {
  const { money: coins, merchants } = view.players[seat]
  const have = board.helpTurn(money(coins), merchants)
  return isNewcomer ? `${have} ${board.newTurn}` : have
}

type Help = (view: View, pending: Pending, words: Words, isNewcomer: boolean) => string | null
const either =
  (short: keyof Words['board'] & `help${string}`, long: keyof Words['board'] & `new${string}`): Help =>
  (_view, _pending, { board }, isNewcomer) => {
    const text = board[isNewcomer ? long : short]
    return typeof text === 'string' ? text : null
  }

const HELP: { readonly [K in AskKind]: Help } = {
  bid: (_view, _pending, { board }) => board.helpBid,
  pair: either('helpPair', 'newPair'),
  start: startHelp,
  turn: turnHelp,
  after: (view, _pending, { board }, isNewcomer) =>
    view.openPorts.length === 0 ? null : isNewcomer ? board.newPorts : board.helpPorts,
  site: (view, _pending, words, isNewcomer) => siteHelp(view, words, isNewcomer),
  shift: (_view, _pending, { board }) => board.helpShift,
  trade: () => null,
  obtainMore: (_view, _pending, { board }) => board.helpMore,
  fulfilMore: (_view, _pending, { board }) => board.helpMore,
  slaughter: slaughterHelp,
  bonus: either('helpBonus', 'newBonus'),
  placed: (view, pending, words, isNewcomer) =>
    pending.nearby.length === 0 ? null : either('helpPlaced', 'newPlaced')(view, pending, words, isNewcomer),
  keep: (view, _pending, words) => keepHelp(view, words),
  exchange: (_view, _pending, { board }) => board.helpExchange,
  swap: (_view, _pending, { board }) => board.helpSwap,
  process: either('helpProcess', 'newProcess'),
  milk: () => null,
  barrel: (view, _pending, { board, money }) => board.helpBarrel(boxOf(view).clans.mackenzie.cellar.map(money)),
}

/** COC-42: what neighbours would then sell, and what that would fill; else what it does to settlements. */
export const proposedWords: NonNullable<Presenter<Types>['proposed']> = (target, picked, table) => {
  const { view, language } = table
  const [unit, hex] = [unitIn(target), hexIn(picked[0] ?? '')]
  const facts = unit === null || hex === null ? null : siteFacts(view, hex, unit)
  if (facts === null) return null
  const words = wordsOf(language)
  const sales = saleLines(facts, table, words)
  const fills = fillLine(facts, words)
  const lines = sales.length > 0 ? [...sales, ...(fills === null ? [] : [fills])] : [settlementLine(facts, words)]
  return [...lines.map(sentence), words.board.againPlaces].join(' ')
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

export const helpWords: NonNullable<Presenter<Types>['help']> = (view, picked, language, isNewcomer) => {
  const { pending } = view
  if (pending === null) return null
  const words = wordsOf(language)
  const [first = ''] = picked
  if (isAt(first, 'buy')) return words.board.helpBuy
  if (isAt(first, 'sell')) return words.board.helpSell
  if (pending.kind !== 'swap' && isAt(first, 'unit')) return siteHelp(view, words, isNewcomer)
  if (pending.kind !== 'swap' && isAt(first, 'hex')) return words.board.helpUnits
  return picked.length > 0 ? null : HELP[pending.kind](view, pending, words, isNewcomer)
}
