import { meritsSuite } from '@bothy/bots/merits-suite'
import { ORDER } from '../../modules/order.ts'
import { merits } from '../../opponents/merits.ts'
import { strategy } from '../../opponents/index.ts'
import { glenMore2 as game } from '../../rules/index.ts'
import { meritWords as en } from '../../words/merits/en.ts'
import { meritWords as fr } from '../../words/merits/fr.ts'
import { holds } from './holds.ts'

const everyChronicle = Object.fromEntries(ORDER.map((id) => [id, true]))

meritsSuite({
  game,
  strategy,
  merits,
  words: { en, fr },
  holds,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 4, setup: everyChronicle }],
})
