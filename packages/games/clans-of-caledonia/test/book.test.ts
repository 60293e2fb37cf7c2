import { readFileSync } from 'node:fs'
import { bookSuite } from '@bothy/kernel/rule-suite'
import { clansOfCaledonia } from '../rules/index.ts'
import { book } from '../teaching/book/index.ts'

bookSuite({
  game: clansOfCaledonia,
  book,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  minutes: 7,
  examples: 13,
  lettered: 13,
})
