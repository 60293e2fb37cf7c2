import { GOODS } from '@bothy/glen-more'
import { legendSuite } from '@bothy/board-kit/testing/legend-suite.tsx'
import { tileSuites } from '@bothy/board-kit/testing/tile-suites.ts'
import { board } from '../index.ts'
import { isPaidAtOnce } from '../land/paid-at-once.ts'
import { boardChecks, PLANS } from './board-checks.ts'
import { termsSuite } from '@bothy/board-kit/testing/terms-suite.ts'
import { terms as en } from '@bothy/glen-more/words/en'
import { terms as fr } from '@bothy/glen-more/words/fr'
import './both-languages.ts'

const plans = PLANS.slice(0, 4)

tileSuites(board, {
  ...boardChecks,
  plans,
  goods: GOODS,
  compared: ({ players }, seat) => players[seat].values,
  still: {},
  brings: ['take', 'place'],
  isPaidAtOnce,
})

legendSuite(board, {
  ...boardChecks,
  plans,
  isSign: (svg) => svg.attribute('viewBox') === '0 0 24 24' && svg.all().some((it) => it.attribute('fill') !== 'none'),
})

termsSuite(board, { terms: { en, fr }, folder: new URL('../words/', import.meta.url), key: 'legend', lines: 'words' })
