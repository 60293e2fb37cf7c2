import type { ScoreRow, View } from '@bothy/clans-of-caledonia/data'
import { numberIn, type ScoreLine, type Translated } from '@bothy/kernel'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { boxOf } from '../box.ts'
import { scored as en } from '../words/scored-en.ts'
import { scored as fr } from '../words/scored-fr.ts'
import { wordsOf } from '../words.ts'
import type { RoundTold } from '../production/rounds-told.ts'
import type { Phase } from './round-story.ts'

const SCORED: { readonly [language in Language]: Translated<typeof en> } = { en, fr }
const scoredWords = (language: Language): Translated<typeof en> => SCORED[language]

type Scored = { readonly view: View; readonly language: Language; readonly tally: readonly (readonly ScoreLine[])[] }

/** COC-66 to COC-68, for newcomers: what a picture of the end of a round counts. */
export function roundTold(phase: Phase, tile: View['scoring'][number] | null, { view, language }: Scored): string {
  const { round } = scoredWords(language)
  switch (phase) {
    case 'begin':
    case 'gain':
      return round.gain
    case 'work':
      return round.work
    case 'glory':
    case 'figures':
      return tile === null ? '' : round.glory(wordsOf(language).scoringText(tile, boxOf(view)))
  }
}

export function figureTold(key: string, { order }: RoundTold, { view, language }: Scored): string | null {
  const { round } = scoredWords(language)
  switch (key) {
    case 'income':
    case 'produced':
    case 'processed':
    case 'order':
      return round[key]
    case 'money':
      return order === null ? null : round.money
    case 'all':
      return round.all(wordsOf(language).vp(boxOf(view).finalScoring.vp.glory))
    case 'end':
      return order === null ? round.total : null
    default:
      return null
  }
}

/** COC-70: what each of an import is worth now; null where nobody’s line says it. */
function eachOf(row: ScoreRow, { tally }: Scored): number | null {
  const line = tally[0]?.find(({ category }) => category === row)
  return line === undefined || line.detail === null ? null : numberIn(line, 'each')
}

/** COC-69 to COC-73, for newcomers: what a line of the final score counts. */
export function finalTold(row: ScoreRow, table: Scored): string {
  const { view, language } = table
  const { final } = scoredWords(language)
  const { vp, money } = wordsOf(language)
  const { finalScoring, solo } = boxOf(view)
  const places = view.seats === 2 ? 'two' : 'more'
  switch (row) {
    case 'glory':
      return final.glory(vp(finalScoring.vp.glory))
    case 'basicGoods':
      return final.basicGoods(vp(finalScoring.vp.basic))
    case 'processedGoods':
      return final.processedGoods(vp(finalScoring.vp.processed))
    case 'money':
      return final.money(money(finalScoring.moneyPerVp), vp(1))
    case 'hops':
      return final.hops(vp(finalScoring.vp.hops))
    case 'cotton':
    case 'tobacco':
    case 'sugarCane': {
      const each = eachOf(row, table) ?? 0
      const rank = view.options.staticImports ? -1 : finalScoring.imports.indexOf(each)
      return rank < 0 ? final.imports(vp(each)) : final.rare(rank, vp(each))
    }
    case 'exports':
      return view.seats === 1 ? final.exportsAlone(solo.exports) : final.exports(finalScoring.exports[places])
    case 'settlements':
      return view.seats === 1
        ? final.settlementsAlone(solo.settlements)
        : final.settlements(finalScoring.settlements[places])
    case 'auctionBid':
      return final.auctionBid
  }
}
