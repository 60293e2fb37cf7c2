import type { Action, Types, View } from '@bothy/lords-of-scotland'
import { POWER_OF } from '@bothy/lords-of-scotland/data'
import { prospect } from '@bothy/lords-of-scotland/rules/prospect'
import type { Brings } from '@bothy/board-kit/board/game-board.ts'
import { canForesee } from './foreseen.ts'
import { outcome, outlook, placeSpoken } from './labels.ts'
import { type Words, wordsOf } from './words.ts'

function powerFacts(action: Action, view: View, words: Words): readonly string[] {
  if (action.type === 'recruit') {
    const card = view.recruits[action.slot]?.card ?? null
    return card === null ? [] : [words.powerText(POWER_OF[card])]
  }
  if (action.type !== 'muster') return []
  if (!action.faceUp) return [words.board.noPowerShort]
  const held = view.hand.find(({ card }) => card === action.card)
  return held === undefined ? [] : [outlook(held, words).long]
}

export const brings: Brings<Types> = (action, { view, reader, language }) => {
  const words = wordsOf(language)
  const power = powerFacts(action, view, words)
  const after = canForesee(view) ? prospect(view, action) : null
  if (after === null || reader === null) return power
  if (action.type === 'claim') return [words.points(after.points[reader] - view.points[reader])]
  const [army, ...more] = outcome(reader, after, words, placeSpoken)
  return army === undefined ? power : [...power, words.board.armyThen(army), ...more]
}
