import { MANIFESTS } from '../../modules/written/manifests.ts'
import { ORDER } from '../../modules/order.ts'
import { contract, type Demands, IS_WHOLE, type Options } from '@bothy/kernel/contract-suite'
import { describe } from 'vitest'
import type { ChronicleId } from '../../modules/module-types.ts'
import { MAX_SEATS, MIN_SEATS, type Types } from '../../rules/index.ts'
import { chronicleDemands, withChronicles } from './chronicles.ts'
import { PLENTY, SHORT } from '../../modules/race/test/play.ts'

const OTHERS: Options = { introductory: true, tie: 'fewest', scotsmanFrom: 'home' }

type Particulars = Pick<Demands<Types>, 'games' | 'often' | 'share' | 'hidden'> & { readonly besides?: Options }

const HIDES: Particulars = { hidden: ['stacks', 'chronicles'] }
const PARTICULARS: { readonly [K in ChronicleId]: Particulars } = {
  // In random play boats come to castles only where points are many.
  race: { ...HIDES, besides: { corrections: [...PLENTY, ...SHORT] } },
  mountain: {},
  cellars: {},
  englishman: { besides: { die: false } },
  tome: {},
  // Votes are few among the positions of a game.
  council: { ...HIDES, often: 0.1, share: 0.05 },
  mobs: HIDES,
  haggis: { ...HIDES, share: 0.03 },
}

describe.each(ORDER)('%s', (id) => {
  const { besides, ...particulars } = PARTICULARS[id]
  const alone = { [id]: true }
  const counts = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => MIN_SEATS + i)
  contract(withChronicles, {
    ...chronicleDemands,
    seats: counts.filter((seats) => seats >= MANIFESTS[id].minSeats), // GM2-C0-3
    setups: () => [alone, { ...alone, ...OTHERS }, ...(besides === undefined ? [] : [{ ...alone, ...besides }])],
    games: IS_WHOLE ? 60 : 2,
    seed: id,
    ...particulars,
  })
})
