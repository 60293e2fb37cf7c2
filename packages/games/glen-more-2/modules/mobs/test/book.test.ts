import { readFileSync } from 'node:fs'
import { bookSuite } from '@bothy/kernel/rule-suite'
import { glenMore2 } from '../../../rules/index.ts'
import { book } from '../teaching/book.ts'

bookSuite({
  game: glenMore2,
  book,
  rulebook: readFileSync(new URL('../../../rulebook/en.md', import.meta.url), 'utf8'),
  minutes: 1,
  examples: 1,
  lettered: 1,
})
