import type { TomeModuleTypes, View } from '@bothy/glen-more-2/data'
import { at } from '../../../board/presenter.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { tomeIn } from './words.ts'

type Tables = ChronicleTables<TomeModuleTypes>

export const isTomeAsked = ({ pending }: View): boolean =>
  pending?.kind === 'event' || pending?.kind === 'flip' || pending?.kind === 'exchange' || pending?.kind === 'borrow'

export const tomePaths: Tables['paths'] = {
  event: ({ card }) => [at.card(card), 'do:event'],
  flip: ({ card }, { pending }) => (pending?.kind === 'event' ? [at.card(card), 'do:flip'] : [at.card(card)]),
  exchange: ({ goods, by }) => [at.way(goods, by)],
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
