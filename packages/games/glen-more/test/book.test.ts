import { readFileSync } from 'node:fs'
import { bookSuite } from '@bothy/kernel/rule-suite'
import { glenMore } from '../rules/index.ts'
import { book } from '../teaching/book/index.ts'

bookSuite({
  game: glenMore,
  book,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  minutes: 6,
  examples: 10,
  lettered: 10,
})
