import type { Book } from '@bothy/kernel/book'
import { aid } from './aid.ts'
import { minutes } from './minutes.ts'
import { roundExamples } from './round-examples.ts'
import { turnExamples } from './turn-examples.ts'

export const book: Book = { minutes, examples: [...turnExamples, ...roundExamples], aid }
