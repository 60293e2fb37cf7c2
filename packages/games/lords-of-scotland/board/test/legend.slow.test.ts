import { legendSuite } from '@bothy/board-kit/testing/legend-suite.tsx'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'
import { termsSuite } from '@bothy/board-kit/testing/terms-suite.ts'
import { terms as en } from '@bothy/lords-of-scotland/words/en'
import { terms as fr } from '@bothy/lords-of-scotland/words/fr'
import './both-languages.ts'

const VIEWS: readonly (string | null)[] = ['0 0 24 24', '-16 -16 132 132', '0 0 13 18', '0 0 10 9']

legendSuite(board, {
  ...boardChecks,
  plans: boardChecks.plans.slice(0, 3),
  isSign: (svg) => VIEWS.includes(svg.attribute('viewBox')),
})

termsSuite(board, { terms: { en, fr }, folder: new URL('../words/', import.meta.url), key: 'legend', lines: 'board' })
