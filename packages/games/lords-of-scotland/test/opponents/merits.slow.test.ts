import { meritsSuite } from '@bothy/bots/merits-suite'
import { merits } from '../../opponents/merits.ts'
import { strategy } from '../../opponents/index.ts'
import { lordsOfScotland as game } from '../../rules/index.ts'
import { meritWords as en } from '../../words/merits/en.ts'
import { meritWords as fr } from '../../words/merits/fr.ts'
import { holds } from './holds.ts'

meritsSuite({
  game,
  strategy,
  merits,
  words: { en, fr },
  holds,
  tables: [{ seats: 2 }, { seats: 3, setup: { includeRoyal: true } }, { seats: 5 }],
})
