import { signal } from '@preact/signals'
import type { Language } from './language.ts'
import { chosenLanguage, language } from '../page/settings.ts'

export interface Catalogue<W> {
  of(language: Language): W
  has(language: Language): boolean
  load(language: Language): Promise<void>
}

const inUse = new Set<Catalogue<unknown>>()

export function catalogue<W>(sources: { readonly [language in Language]: () => Promise<W> }): Catalogue<W> {
  const loaded = new Map<Language, W>()
  const self: Catalogue<W> = {
    of(wanted) {
      const words = loaded.get(wanted)
      if (words === undefined) throw new Error(`words in ${wanted} are not loaded`)
      return words
    },
    has: (wanted) => loaded.has(wanted),
    async load(wanted) {
      inUse.add(self)
      if (!loaded.has(wanted)) loaded.set(wanted, await sources[wanted]())
    },
  }
  return self
}

/** A loop, since the language may change meanwhile. */
export async function loadInUse(words: Catalogue<unknown>): Promise<void> {
  while (!words.has(language.peek())) await words.load(language.peek())
}

export const change = signal<'done' | 'loading' | 'failed'>('done')
let wantedLast: Language | null = null
/** Languages that failed to load: a browser may remember a failed import until the page is closed. */
const failed = new Set<Language>()
let begin: (wanted: Language) => Promise<boolean> = () => Promise.resolve(false)

export function beginAnewBy(how: typeof begin): void {
  begin = how
}

/** Switches once all words are loaded, so that no page mixes languages; if that fails the old language stays. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  wantedLast = wanted
  change.value = 'loading'
  try {
    // Something may be opened in the old language while the new one loads.
    while (![...inUse].every((words) => words.has(wanted)))
      await Promise.all([...inUse].map((words) => words.load(wanted)))
    if (wantedLast !== wanted) return
    chosenLanguage.value = wanted
    change.value = 'done'
  } catch {
    if (wantedLast !== wanted || (failed.has(wanted) && (await begin(wanted)))) return
    failed.add(wanted)
    change.value = 'failed'
  }
}
