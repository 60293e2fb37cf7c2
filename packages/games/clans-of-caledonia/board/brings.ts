import type { Action, Types, View } from '@bothy/clans-of-caledonia/data'
import type { Brings } from '@bothy/board-kit/board/game-board.ts'
import { boxOf } from './box.ts'
import { animalLines, contractLines, siteLines } from './lines.ts'
import { type Words, wordsOf } from './words.ts'

function clanFacts(view: View, { pair }: Extract<Action, { type: 'take' }>, words: Words): readonly string[] {
  const clan = view.pairs[pair]?.clan ?? null
  return clan === null ? [] : [words.clanText(clan, boxOf(view), view.seats)]
}

export const brings: Brings<Types> = (action, { view, reader, names, language }) => {
  const words = wordsOf(language)
  if (action.type === 'take') return clanFacts(view, action, words)
  if (action.type === 'place' || action.type === 'expand') {
    const { unit, hex } = action
    return unit === null || hex === null ? [] : siteLines(view, { hex, unit }, { reader, names }, words)
  }
  if (action.type === 'obtain' || action.type === 'keep' || action.type === 'fulfil') {
    const lines = contractLines(view, action.contract, words).filter((line) => line !== '')
    return [words.contractText(action.contract, boxOf(view)), ...lines]
  }
  if (action.type === 'slaughter') return animalLines(view, action.hex, words)
  return action.type === 'port' ? [words.portText(action.copy ?? action.port, boxOf(view))] : []
}
