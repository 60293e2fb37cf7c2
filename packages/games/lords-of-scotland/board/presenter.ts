import type { Action, ActionType, CardId, Types, View } from '@bothy/lords-of-scotland'
import type { Presenter, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { helpWords } from './help.ts'
import { wordsOf } from './words.ts'

/** A card of an army is named by its piece, so that a hidden one can be targeted. */
export const at = {
  card: (card: number): ClickTarget => `card:${card}`,
  piece: (piece: number): ClickTarget => `piece:${piece}`,
  recruit: (slot: number): ClickTarget => `recruit:${slot}`,
  supporter: (slot: number): ClickTarget => `supporter:${slot}`,
} as const

type Paths = {
  readonly [K in ActionType]: (action: Extract<Action, { readonly type: K }>, view: View) => readonly ClickTarget[]
}

const pieceAt = (
  view: View,
  { owner, index }: { readonly owner: number; readonly index: number },
): readonly ClickTarget[] => {
  const piece = view.armies[owner]?.[index]
  return piece === undefined ? [`army:${owner}:${index}`] : [at.piece(piece.id)]
}

const PATHS: Paths = {
  flip: ({ slot }) => [at.recruit(slot)],
  recruit: ({ slot }) => [at.recruit(slot)],
  muster: ({ card, faceUp }) => [at.card(card), faceUp ? 'do:face-up' : 'do:face-down'],
  activate: () => ['do:activate'],
  refrain: () => ['do:refrain'],
  discard: (action, view) => pieceAt(view, action),
  exchange: ({ slot }) => [at.supporter(slot)],
  swap: (action, view) => pieceAt(view, action),
  copy: (action, view) => pieceAt(view, action),
  decline: () => ['do:decline'],
  claim: ({ slot }) => [at.supporter(slot)],
}

const BUTTONS = {
  'do:face-up': 'faceUp',
  'do:face-down': 'faceDown',
  'do:activate': 'activate',
  'do:refrain': 'refrain',
  'do:decline': 'decline',
} as const
const isButton = (target: ClickTarget): target is keyof typeof BUTTONS => Object.hasOwn(BUTTONS, target)

function pathOf<K extends ActionType>(
  action: { [P in K]: Extract<Action, { readonly type: P }> }[K],
  view: View,
): readonly ClickTarget[] {
  return PATHS[action.type](action, view)
}

export const presenter: Presenter<Types> = {
  clicksFor: pathOf,
  button: (target, _view, language) => ({
    label: isButton(target) ? wordsOf(language).button(BUTTONS[target]) : target,
    primary: target === 'do:face-up' || target === 'do:activate',
  }),
  picking: ([first], _view, language) => {
    const card = first === undefined ? null : cardOf(first)
    return card === null ? null : wordsOf(language).board.whichSide(wordsOf(language).cardName(card))
  },
  help: helpWords,
}

const cardOf = (target: ClickTarget): CardId | null =>
  target.startsWith('card:') ? Number(target.slice('card:'.length)) : null
