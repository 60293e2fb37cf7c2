import { type Content, content } from '../data/content.ts'
import type { State } from './types.ts'

/** The data that a table plays with: what is printed, or what its owner has put right. */
export const contentOf = (s: State): Content =>
  s.corrections === null ? content.builtIn : content.contentOf(s.corrections)
