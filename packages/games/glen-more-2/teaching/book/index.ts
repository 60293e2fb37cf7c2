import type { Book } from '@bothy/kernel/book'
import { aid } from './aid.ts'
import { examples } from './examples.ts'
import { minutes } from './minutes.ts'
import { moreExamples } from './more-examples.ts'

export const book: Book = { minutes, examples: [...examples, ...moreExamples], aid }
