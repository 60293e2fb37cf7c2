import { readNet } from '@bothy/bots'
import { analysisSuite } from '@bothy/bots/analysis-suite'
import { readFileSync } from 'node:fs'
import { merits } from '../../opponents/merits.ts'
import { strategy } from '../../opponents/index.ts'
import { glenMore as game } from '../../rules/index.ts'

const file = new URL('../../opponents/nets/glen-more-2.net', import.meta.url)

analysisSuite(game, strategy, {
  net: readNet(strategy, game.id, readFileSync(file)).net,
  merits,
  gap: 6,
  from: 3,
})
