import type { Book } from '@bothy/kernel/book'
import { aid } from './aid.ts'
import { examples } from './examples.ts'
import { minutes } from './minutes.ts'
import { powerExamples } from './power-examples.ts'

export const book: Book = { minutes, examples: [...examples, ...powerExamples], aid }
