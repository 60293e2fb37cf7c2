import type { AskKind, View } from '@bothy/lords-of-scotland'
import { POWER_OF, type PowerId } from '@bothy/lords-of-scotland/data'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { type Words, wordsOf } from './words.ts'

const ASKING = {
  discard: 'discardAnother',
  exchange: 'swapWithSupporter',
  swap: 'swapWithClan',
  copy: 'copyPower',
  extraMuster: 'musterAnother',
} as const satisfies { readonly [kind in AskKind]?: PowerId }

function mustered({ armies, pending }: View): PowerId | null {
  const card = armies.flat().find(({ id }) => id === pending?.piece)?.card ?? null
  return card === null ? null : POWER_OF[card]
}

function countHelp({ hand }: View, { board }: Words): string | null {
  if (hand.length === 0) return null
  return board.wouldActivateCount(hand.filter(({ blocked }) => blocked === null).length, hand.length)
}

function newcomerHelp(view: View, kind: AskKind, isHeld: boolean, words: Words): string | null {
  const { board } = words
  if (isHeld) return board.newSide
  switch (kind) {
    case 'flip':
      return board.newFlip
    case 'turn':
      return [board.newTurn, countHelp(view, words)].filter((text) => text !== null).join(' ')
    case 'activate': {
      const power = mustered(view)
      return [...(power === null ? [] : [words.powerText(power)]), board.newActivate].join(' ')
    }
    case 'claim':
      return board.newClaim
    case 'discard':
    case 'exchange':
    case 'swap':
    case 'copy':
    case 'extraMuster':
      return words.powerText(ASKING[kind])
  }
}

export function helpWords(
  view: View,
  [first]: readonly ClickTarget[],
  language: Language,
  isNewcomer: boolean,
): string | null {
  const words = wordsOf(language)
  const { pending, viewer } = view
  if (pending === null || pending.seat !== viewer) return null
  if (isNewcomer) return newcomerHelp(view, pending.kind, first !== undefined, words)
  if ((pending.kind !== 'turn' && pending.kind !== 'extraMuster') || view.hand.length === 0) return null
  if (first !== undefined) return pending.kind === 'turn' ? words.board.canStillChange : null
  return countHelp(view, words)
}
