import { Points } from '../art/index.ts'
import { type Sign, sign, type SignTopic } from '../board/legend/legend.ts'
import { legendWords } from '../board/legend/legend-words.ts'
import type { Language } from '../ui/words/language.ts'

/** Coins, points and the mark between a price and a gain, for boards with recipes on tiles. */
export async function valuesTopic(
  language: Language,
  coins: readonly Sign[],
  more: readonly Sign[],
): Promise<SignTopic> {
  await legendWords.load(language)
  const words = legendWords.of(language)
  return {
    title: words.values,
    signs: [
      ...coins,
      sign('points', words.points, <Points value={3} size={30} />),
      sign('gives', words.gives, <b>›</b>),
      ...more,
    ],
  }
}
