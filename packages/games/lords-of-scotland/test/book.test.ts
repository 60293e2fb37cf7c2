import { readFileSync } from 'node:fs'
import { bookSuite } from '@bothy/kernel/rule-suite'
import { lordsOfScotland } from '../rules/index.ts'
import { book } from '../teaching/book/index.ts'

bookSuite({
  game: lordsOfScotland,
  book,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  minutes: 5,
  examples: 10,
  lettered: 10,
})
