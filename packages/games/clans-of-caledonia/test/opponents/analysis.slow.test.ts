import { analysisSuite } from '@bothy/bots/analysis-suite'
import { strategy } from '../../opponents/index.ts'
import { clansOfCaledonia as game } from '../../rules/index.ts'

analysisSuite(game, strategy, { merits: null, gap: 12, from: 8 })
