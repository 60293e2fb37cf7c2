import { ACTIVATION_OF, type Types, type View } from '@bothy/glen-more/data'
import type { Presenter } from '@bothy/board-kit/board/game-board.ts'
import { activateHelp, turnHelp } from '@bothy/board-kit/parts/help.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOf } from './words.ts'

function lostWords({ offers }: View, language: Language): string | null {
  const words = wordsOf(language)
  const lost = offers.filter(({ reason, savedBySale }) => reason !== null && !savedBySale)
  const [only] = lost
  if (lost.length === 0 || only === undefined || lost.length === offers.length) return null
  return lost.length === 1 ? words.board.oneLost(words.tileName(only.tile)) : words.board.someLost(lost.length)
}

function cubeHelp(view: View, language: Language): string | null {
  const { board } = wordsOf(language)
  const { pending, cubeChoices } = view
  if (pending?.kind === 'choose') return board.helpChoose
  return cubeChoices.length > 0 ? board.helpPay : null
}

export const helpWords: NonNullable<Presenter<Types>['help']> = (view, picked, language, isNewcomer) => {
  const words = wordsOf(language)
  const { board } = words
  const { pending, offers } = view
  if (pending === null) return null
  const [first = ''] = picked
  if (first.startsWith('tile:') && pending.kind === 'activate')
    return ACTIVATION_OF[Number(first.slice('tile:'.length))]?.kind === 'fair' ? board.helpFair : board.helpPay
  if (first.startsWith('sell:') || first.startsWith('clan:')) return null
  switch (pending.kind) {
    case 'turn': {
      const kept = offers.filter(({ reason }) => reason === null).length
      if (kept === 0) return null
      return turnHelp(board.helpTurn(kept, offers.length), lostWords(view, language), isNewcomer, board)
    }
    case 'place':
      return isNewcomer ? board.newPlace : board.helpPlace
    case 'activate':
      return activateHelp(view.activatable, isNewcomer, words)
    case 'pay':
    case 'choose':
    case 'spend':
      return cubeHelp(view, language)
    case 'afford':
    case 'give':
    case 'endTurn':
      return null
  }
}
