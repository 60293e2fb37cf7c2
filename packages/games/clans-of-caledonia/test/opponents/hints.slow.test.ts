import { adviceSuite } from '@bothy/bots/advice-suite'
import { merits } from '../../opponents/merits.ts'
import { strategy } from '../../opponents/index.ts'
import { clansOfCaledonia as game } from '../../rules/index.ts'
import { holds } from './holds.ts'

adviceSuite({
  game,
  strategy,
  merits,
  holds,
  netFor: () => null,
  tables: [{ seats: 1 }, { seats: 2 }, { seats: 3 }, { seats: 4 }],
})
