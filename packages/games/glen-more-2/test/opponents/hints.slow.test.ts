import { readNet } from '@bothy/bots'
import { adviceSuite } from '@bothy/bots/advice-suite'
import { readFileSync } from 'node:fs'
import { ORDER } from '../../modules/order.ts'
import { merits } from '../../opponents/merits.ts'
import { strategy } from '../../opponents/index.ts'
import { glenMore2 as game } from '../../rules/index.ts'
import { holds } from './holds.ts'

const everyChronicle = Object.fromEntries(ORDER.map((id) => [id, true]))

adviceSuite({
  game,
  strategy,
  merits,
  holds,
  netFor: (seats) => {
    const file = new URL(`../../opponents/nets/glen-more-2-${seats}.net`, import.meta.url)
    return readNet(strategy, game.id, readFileSync(file)).net
  },
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 3, setup: everyChronicle }],
})
