import type { Book } from '@bothy/kernel/book'
import { aid } from './aid.ts'
import { examples } from './examples.ts'
import { minutes } from './minutes.ts'

export const book: Book = { minutes, examples, aid }
