import type { ChronicleId, ModuleTypes } from '../modules/module-types.ts'
import { TEXTS } from '../modules/written/words-en.ts'
import { bringWords } from './brought.ts'
import type { ChronicleTexts } from './chronicle-texts.ts'

const texts: { readonly [K in ChronicleId]: ChronicleTexts<ModuleTypes[K]> } = TEXTS
for (const own of Object.values(texts)) bringWords('en', own)

export { WORDS as chronicleWords } from '../modules/written/words-en.ts'
