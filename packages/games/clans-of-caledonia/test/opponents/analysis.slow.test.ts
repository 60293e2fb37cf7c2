import { analysisSuite } from '@bothy/bots/analysis-suite'
import { merits } from '../../opponents/merits.ts'
import { strategy } from '../../opponents/index.ts'
import { clansOfCaledonia as game } from '../../rules/index.ts'

analysisSuite(game, strategy, { merits, gap: 12, from: 8 })
