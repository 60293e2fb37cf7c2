import { GOODS, MARKET_FIELDS, type Offer, type Types, type View } from '@bothy/glen-more-2/data'
import type { Presenter } from '@bothy/board-kit/board/game-board.ts'
import { activateHelp as activatingHelp, turnHelp as turnWords } from '@bothy/board-kit/parts/help.ts'
import { help, isOfChronicle, partsOf } from './chronicles/brought.ts'
import { boxOf } from './labels.ts'
import { type Words, wordsOf } from './words.ts'

function shutWords({ offers }: View, { board, theTile }: Words): string | null {
  const shut = offers.filter(({ reason }) => reason !== null)
  const [only] = shut
  if (only === undefined) return null
  return shut.length === 1 ? board.oneShut(theTile(only.tile)) : null
}

function turnHelp(view: View, words: Words, isNewcomer: boolean): string {
  const { board } = words
  const open = view.offers.filter(({ reason, what }) => reason === null && what !== 'discard')
  if (open.length === 0) return board.helpDiscard
  // Special tiles are entered, never taken.
  const isTaken = ({ tile }: Offer): boolean => !boxOf(view).tiles[tile].special
  const counts = board.helpTurn(open.filter(isTaken).length, view.offers.filter(isTaken).length)
  return turnWords(counts, shutWords(view, words), isNewcomer, board)
}

function payHelp({ pending, players, market }: View, { board, ...words }: Words): string {
  if (pending === null) return ''
  const { coins, goods } = players[pending.seat]
  const due = GOODS.filter((good) => pending.goods.includes(good))
  const open = due.some((good) => goods[good] > 0 || (market[good] < MARKET_FIELDS && market[good] < coins))
  if (!open) return board.helpSell
  return board.helpPay(
    due.map((good) =>
      market[good] < MARKET_FIELDS
        ? board.marketPrice(words.goodName(good), market[good] + 1)
        : `${words.goodName(good)} (${board.soldOut})`,
    ),
    words.coins(coins),
  )
}

function claimHelp({ fields, pending }: View, { board }: Words, isNewcomer: boolean): string {
  const free = fields.filter(({ reason, holders }) => reason === null || holders.length === 0)
  const open = fields.filter(({ reason }) => reason === null)
  const parts = [board.helpClaim(open.length, free.length)]
  if (pending !== null && pending.left > 1) parts.push(board.markersToPlace(pending.left))
  return [...parts, ...(isNewcomer ? [board.newClaim] : [])].join(' ')
}

function moveHelp(view: View, words: Words): string {
  const [more = words.board.helpMove] = partsOf(view).flatMap(({ helpMove }) => helpMove?.(words, view) ?? [])
  return more
}

const activateHelp = (view: View, words: Words, isNewcomer: boolean): string | null =>
  activatingHelp(view.activatable, isNewcomer, words) ?? (view.points > 0 ? moveHelp(view, words) : null)

export const helpWords: NonNullable<Presenter<Types>['help']> = (view, picked, language, isNewcomer) => {
  const words = wordsOf(language)
  const { board } = words
  const { pending } = view
  if (pending === null || picked.length > 0) return null
  const { kind } = pending
  if (isOfChronicle(kind)) return help[kind]?.(words, view) ?? null
  switch (kind) {
    case 'turn':
      return turnHelp(view, words, isNewcomer)
    case 'pay':
      return payHelp(view, words)
    case 'give':
      return view.options.scotsmanFrom === 'home' ? board.helpGiveHome : null
    case 'place':
      return isNewcomer ? board.newPlace : board.helpPlace
    case 'effects':
      return board.helpEffects
    case 'choose':
      return pending.tile === null ? board.helpChooseAny : board.helpChoose
    case 'bring':
      return board.helpBring
    case 'claim':
      return claimHelp(view, words, isNewcomer)
    case 'remove':
      return board.helpRemove(pending.left)
    case 'keep':
      return board.helpKeep(pending.left)
    case 'grant':
      if (new Set(pending.types).size < pending.types.length) return activateHelp(view, words, isNewcomer)
      return board.helpGrant(pending.types.map((type) => words.typeName(type)))
    case 'build':
      return board.helpBuild
    case 'activate':
      return activateHelp(view, words, isNewcomer)
    case 'reward':
      return null
  }
}
