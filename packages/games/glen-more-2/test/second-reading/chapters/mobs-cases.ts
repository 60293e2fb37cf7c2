import { below, type RngState, shuffle } from '@bothy/kernel'
import { GANGSTERS } from '../../../data/index.ts'
import type { AnyOf } from './chapter.ts'

export function anyMobs(rng: RngState): AnyOf {
  const names: string[] = [...GANGSTERS]
  shuffle(names, rng)
  if (below(rng, 3) === 0) return { corrections: [], arranged: names }
  const corrections = [
    { at: 'mobs.gangsters.2', value: 6 },
    { at: 'mobs.gangsters.3', value: 9 },
    { at: 'mobs.gangsters.4', value: 9 },
    { at: 'mobs.pennies', value: 1 + below(rng, 7) },
    { at: 'mobs.mailCoins', value: 1 + below(rng, 6) },
  ]
  return { corrections, arranged: names }
}

const worked = (what: string): string => `GM2-C8-4 ${what}`

export const MOBS_CASES: readonly string[] = [
  'GM2-C8-1 with stack B',
  ...['penny', 'recruit'].map((what) => `GM2-C8-2 ${what}`),
  ...['peggy-mcwander', 'joe-mcduff', 'peggy-mclaird', 'derek-anderson'].map(worked),
  ...['intercepted', 'sneaked', 'kenneth-mcsnitch found', 'Fergus gets 1', 'the reserved tile'].map(worked),
]

export const RARE_MOBS_CASES: readonly string[] = [
  ...['a charge', 'an own charge', 'intercepted and sold', 'cannot take it', 'stolen', 'derek-anderson, a pile'].map(
    worked,
  ),
  ...['kenneth-mcsnitch', 'fergus-macdarkie', 'mike-mccastle'].flatMap((name) => [
    worked(`${name} from supply`),
    worked(`${name} from territory`),
    worked(`${name} found`),
  ]),
  ...['in a turn', 'in a scoring'].map(worked),
  ...['the tile of another', 'die', 'kenneth-mcsnitch without a tile', 'fergus-macdarkie without a tile'].map(
    (what) => `GM2-C8-6 ${what}`,
  ),
]

export const RARE_MOBS_AMONG_OTHERS: readonly string[] = [
  'joe-mcduff from England',
  'john-mcclaim',
  'a token goes',
  'a trick with a coin',
  'a trick with a resource',
  'two casks in passing',
  'a penny in passing',
  'a penny when passed',
  'barged',
  'a second token by calum-mcquack',
  'a second token by bully-mcmuscle',
  'a token surrendered',
  'rolled again',
].map(worked)
