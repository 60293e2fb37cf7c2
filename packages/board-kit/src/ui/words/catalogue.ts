import { signal } from '@preact/signals'
import type { Language } from './language.ts'
import { chosenLanguage, language } from '../page/settings.ts'

/** Words of one part of the client, each language fetched when it is first wanted. */
export interface Catalogue<W> {
  /** Only of a language that has been loaded. */
  of(language: Language): W
  has(language: Language): boolean
  load(language: Language): Promise<void>
}

/** Those of which some language was wanted: all of them follow when the reader changes it. */
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

/** Loads the words in the language that is in use when they are here, should it change meanwhile. */
export async function loadInUse(words: Catalogue<unknown>): Promise<void> {
  while (!words.has(language.peek())) await words.load(language.peek())
}

/** State of the last change of language. */
export const change = signal<'done' | 'loading' | 'failed'>('done')
let wantedLast: Language | null = null
/** Languages that did not come. A browser may keep that an import has failed for as long as the page is open. */
const failed = new Set<Language>()
let begin: (wanted: Language) => Promise<boolean> = () => Promise.resolve(false)

/** How the page begins anew in another language; false if it cannot now. */
export function beginAnewBy(how: typeof begin): void {
  begin = how
}

/** Changes the language once all its words are here, so that no page is half in one. If they do not come, the old one stays. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  wantedLast = wanted
  change.value = 'loading'
  try {
    // Something may be opened in the old language while the new one is on its way.
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
