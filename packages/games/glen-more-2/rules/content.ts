import { type Content, content } from '../data/content.ts'
import type { State } from './types.ts'

export const contentOf = (s: State): Content =>
  s.corrections === null ? content.builtIn : content.contentOf(s.corrections)
