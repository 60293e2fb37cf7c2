import { legendSuite } from '@bothy/board-kit/testing/legend-suite.tsx'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'
import { termsSuite } from '@bothy/board-kit/testing/terms-suite.ts'
import { terms as en } from '@bothy/clans-of-caledonia/words/en'
import { terms as fr } from '@bothy/clans-of-caledonia/words/fr'
import './both-languages.ts'

legendSuite(board, {
  ...boardChecks,
  plans: boardChecks.plans.slice(0, 2),
  isSign: (svg) => /\bcoc-(icon|piece|clan)\b/.test(svg.attribute('class') ?? ''),
})

termsSuite(board, { terms: { en, fr }, folder: new URL('../words/', import.meta.url), key: 'legend', lines: 'board' })
