/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { numbered } from '@bothy/kernel'
import { rulesText } from '@bothy/kernel/contract-suite'

const text = (language: string): string =>
  readFileSync(new URL(`../../../../docs/rules/clans-of-caledonia.${language}.md`, import.meta.url), 'utf8')

rulesText({
  en: text('en'),
  fr: text('fr'),
  rules: numbered('COC', 105),
  examples: numbered('EX', 34),
  named: numbered('COC', 105),
})
