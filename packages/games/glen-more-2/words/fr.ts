import { bringLaws } from './brought.ts'
import { words as base } from './fr-base.ts'
import { chronicleWords } from './fr-chronicles.ts'
import { laws } from './fr-laws.ts'

export { fr } from './fr-base.ts'
bringLaws('fr', laws)
export const words = { ...base, ...chronicleWords }
