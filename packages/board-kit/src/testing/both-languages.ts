import type { Catalogue } from '../ui/words/catalogue.ts'
import { clockWords } from '../ui/words/clock-words.ts'
import { shell } from '../ui/words/i18n.ts'
import { refusalWords } from '../ui/words/refusal-words.ts'

export async function loadBothLanguages(catalogues: readonly Catalogue<unknown>[]): Promise<void> {
  await Promise.all(catalogues.flatMap((words) => [words.load('en'), words.load('fr')]))
}

await loadBothLanguages([shell, clockWords, refusalWords])
