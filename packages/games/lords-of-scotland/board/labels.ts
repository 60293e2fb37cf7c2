import type { CardId, HandCard, ShownPiece, View } from '@bothy/lords-of-scotland'
import { POWER_OF } from '@bothy/lords-of-scotland/data'
import type { Seat } from '@bothy/kernel'
import type { Prospect } from '@bothy/lords-of-scotland/rules/prospect'
import { claimantOf, type Position, positionOf } from './foreseen.ts'
import type { Words } from './words.ts'

export type People = { readonly reader: Seat | null; readonly names: readonly string[] }

export const nameOf = ({ reader, names }: People, seat: Seat, words: Words): string =>
  seat === reader ? words.board.you : (names[seat] ?? words.seat(seat))

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const cardLabel = (card: CardId, words: Words): string =>
  `${words.cardName(card)}, ${small(words.powerName(POWER_OF[card]))}`

type Outlook = { readonly good: boolean; readonly short: string; readonly long: string; readonly cause: CardId | null }

export function outlook({ blocked }: HandCard, words: Words): Outlook {
  const { board } = words
  if (blocked === null) return { good: true, short: board.activates, long: board.wouldActivate, cause: null }
  const cause = blocked.why === 'weakerCard' ? blocked.card : null
  const short = cause === null ? board.noTarget : words.cardName(cause)
  return { good: false, short, long: cause === null ? board.noTargetNow : board.prevents(short), cause }
}

type Looking = People & { readonly me: Seat | null }

export const handName = (table: Looking, words: Words): string =>
  table.me === null || table.me === table.reader
    ? words.board.yourHand
    : words.board.handBy(nameOf(table, table.me, words))

export function handLabel(held: HandCard, table: Looking, words: Words): string {
  const { me, reader } = table
  const where = me === null || me === reader ? words.board.inYourHand : words.board.inHandBy(nameOf(table, me, words))
  return `${cardLabel(held.card, words)}, ${where}. ${outlook(held, words).long}`
}

export const armyName = (seat: Seat, people: People, words: Words): string =>
  seat === people.reader ? words.board.yourArmy : words.board.armyOf(nameOf(people, seat, words))

export function pieceLabel(piece: ShownPiece, owner: Seat, people: People, words: Words): string {
  const where = owner === people.reader ? words.board.inYourArmy : words.board.inArmyOf(nameOf(people, owner, words))
  if (piece.card === null) return `${words.hiddenCard}, ${where}`
  const parts = [cardLabel(piece.card, words), where]
  if (!piece.faceUp) parts.push(owner === people.reader ? words.board.onlyYouSee : words.board.faceDown)
  if (piece.mark !== null) parts.push(small(words.board.marked(words.markText(piece.mark))))
  return parts.join(', ')
}

export const recruitLabel = (card: CardId | null, slot: number, words: Words): string =>
  card === null ? words.board.hiddenRecruit(slot) : `${cardLabel(card, words)}, ${words.board.recruit(slot)}`

export function supporterLabel(card: CardId, slot: number, view: View, people: People, words: Words): string {
  const parts = [cardLabel(card, words), words.board.supporter]
  const seat = claimantOf(view.order, slot)
  const position = seat === null ? null : positionOf(view.order, seat)
  if (seat !== null && position !== null)
    parts.push(
      seat === people.reader
        ? words.board.wouldGoToYou(placeSpoken(position, words))
        : words.board.wouldGoTo(nameOf(people, seat, words), placeSpoken(position, words)),
    )
  return parts.join(', ')
}

export const placeWord = ({ place, isCertain }: Position, { board }: Words): string =>
  isCertain ? board.place(place) : board.perhaps(board.place(place))

export const placeSpoken = ({ place, isCertain }: Position, { board }: Words): string =>
  isCertain ? board.place(place) : board.perhapsSpoken(board.place(place))

export function outcome(
  me: Seat | null,
  after: Prospect | null,
  words: Words,
  placed: typeof placeWord,
): readonly string[] {
  const position = after === null || me === null ? null : positionOf(after.order, me)
  if (after === null || me === null || position === null) return []
  return [`${after.totals[me].total}, ${placed(position, words)}`, words.board.youWouldGet(position.gain)]
}

export function totalLabel({ sum, doubled, total, hidden }: View['totals'][number], words: Words): string {
  const seen = words.board.total(sum, doubled, total)
  return hidden === 0 ? seen : `${seen} ${words.board.hidden(hidden)}`
}
