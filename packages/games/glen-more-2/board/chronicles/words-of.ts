import { type AnyChronicleTexts, bringWords } from '@bothy/glen-more-2/words/brought'
import { type Catalogue, catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'

export function wordsOfChronicle<W>(sources: {
  readonly [language in Language]: () => Promise<readonly [texts: AnyChronicleTexts, words: W]>
}): Catalogue<W> {
  const from = (language: Language) => async (): Promise<W> => {
    const [texts, words] = await sources[language]()
    bringWords(language, texts)
    return words
  }
  return catalogue({ en: from('en'), fr: from('fr') })
}
