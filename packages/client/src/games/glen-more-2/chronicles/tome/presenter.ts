import type { CardId, TomeNouns, View } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { ChronicleTables } from '../part.ts'
import { tomeIn } from './words.ts'

type Tables = ChronicleTables<TomeNouns>

const card = (id: CardId): Target => `card:${id}`

/** The event can be used, so that there is something to choose. */
const isEither = ({ chronicles }: View, id: CardId): boolean =>
  chronicles.tome?.events.some((it) => it.card === id && it.reason === null) === true

/** The card; then a button, where its event can be used. */
export const tomePaths: Tables['paths'] = {
  event: ({ card: id }) => [card(id), 'do:event'],
  flip: ({ card: id }, view) => (isEither(view, id) ? [card(id), 'do:flip'] : [card(id)]),
  exchange: ({ goods, by }) => [by === null ? `way:${goods.join('+')}` : `way:${goods.join('+')}/${by}`],
}

export const tomeButtons: Tables['buttons'] = {
  'do:event': (words) => tomeIn(words).useButton,
  'do:flip': (words) => tomeIn(words).flipButton,
}

export const tomeHelp: Tables['help'] = {
  event: (words) => tomeIn(words).helpEvent,
  resolving: null,
  forfeit: (words) => tomeIn(words).helpForfeit,
  flip: (words) => tomeIn(words).helpFlip,
  exchange: (words) => tomeIn(words).helpExchange,
  exchanged: null,
  borrow: (words) => tomeIn(words).helpBorrow,
  recall: (words) => tomeIn(words).helpWalk,
  muster: (words) => tomeIn(words).helpWalk,
}
