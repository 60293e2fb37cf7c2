import { bringLaws } from './brought.ts'
import { words as base } from './en-base.ts'
import { chronicleWords } from './en-chronicles.ts'
import { laws } from './en-laws.ts'

/** All words, Chronicles included; a page that fetches those separately imports `en-base.ts`. */
export { en } from './en-base.ts'
bringLaws('en', laws)
export const words = { ...base, ...chronicleWords }
