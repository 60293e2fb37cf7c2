import { bringLaws } from './brought.ts'
import { words as base } from './en-base.ts'
import { chronicleWords } from './en-chronicles.ts'
import { laws } from './en-laws.ts'

/** All that is said, Chronicles included; a page that fetches their words apart begins with `en-base.ts`. */
export { en } from './en-base.ts'
bringLaws('en', laws)
export const words = { ...base, ...chronicleWords }
