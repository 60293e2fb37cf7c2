import { readNet } from '@bothy/bots'
import { adviceSuite } from '@bothy/bots/advice-suite'
import { readFileSync } from 'node:fs'
import { merits } from '../../opponents/merits.ts'
import { strategy } from '../../opponents/index.ts'
import { glenMore as game } from '../../rules/index.ts'
import { holds } from './holds.ts'

adviceSuite({
  game,
  strategy,
  merits,
  holds,
  netFor: (seats) => {
    const file = new URL(`../../opponents/nets/glen-more-${seats}.net`, import.meta.url)
    return readNet(strategy, game.id, readFileSync(file)).net
  },
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }],
})
