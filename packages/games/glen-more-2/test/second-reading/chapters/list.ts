import type { RngState } from '@bothy/kernel'
import type { ChronicleId } from '../../../src/chronicles/nouns.ts'
import type { AnyOf, Opened } from './chapter.ts'
import { anyCouncil, council } from './council.ts'

type Read = { readonly id: ChronicleId; readonly opened: Opened; readonly any: (rng: RngState) => AnyOf }

/** The Chronicles that have been read a second time, in the order in which they act (GM2-X10). */
export const CHAPTERS: readonly Read[] = [{ id: 'council', opened: council, any: anyCouncil }]
