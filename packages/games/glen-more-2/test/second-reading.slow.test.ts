import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import type { ChronicleId } from '../modules/module-types.ts'
import { CASES, RARE_CASES } from './second-reading/cases.ts'
import { CELLARS_CASES, RARE_CELLARS_CASES } from './second-reading/chapters/cellars.ts'
import { COUNCIL_CASES, RARE_COUNCIL_CASES } from './second-reading/chapters/council.ts'
import { ENGLISHMAN_CASES, RARE_ENGLISHMAN_CASES } from './second-reading/chapters/englishman.ts'
import { HAGGIS_CASES, RARE_HAGGIS_CASES } from './second-reading/chapters/haggis.ts'
import { CHAPTERS } from './second-reading/chapters/list.ts'
import { MOBS_CASES, RARE_MOBS_AMONG_OTHERS, RARE_MOBS_CASES } from './second-reading/chapters/mobs-cases.ts'
import { MOUNTAIN_CASES, RARE_MOUNTAIN_CASES } from './second-reading/chapters/mountain.ts'
import { RACE_CASES, RARE_RACE_CASES } from './second-reading/chapters/race.ts'
import { RARE_TOME_CASES, TOME_CASES } from './second-reading/chapters/tome-cases.ts'
import { lockstep } from './second-reading/lockstep.ts'

const MOST = 2500
const TIMEOUT = IS_WHOLE ? 1_200_000 : 300_000

type Needed = { readonly often: readonly string[]; readonly seldom: readonly string[] }

/** Plays at least this many games, and more until every case of the rules has been met. */
function inStep(chronicles: readonly ChronicleId[], few: number, { often, seldom }: Needed): void {
  const games = IS_WHOLE ? MOST : few
  const needed = IS_WHOLE ? [...often, ...seldom] : often
  const label = ['slow', ...chronicles].join('-')
  const met = new Map<string, number>()
  const missing = (): readonly string[] => needed.filter((what) => !met.has(what))
  for (let n = 0; n < games || (n < MOST && missing().length > 0); n++)
    expect(lockstep(label, n, met, chronicles)).toBeGreaterThan(40)
  expect(missing()).toEqual([])
}

test(
  'whole games, ply by ply, as the rules text has them, until every case of the rules has been met',
  { timeout: TIMEOUT },
  () => inStep([], 50, { often: CASES, seldom: RARE_CASES }),
)

test('whole games with the council, in the same way', { timeout: TIMEOUT }, () =>
  inStep(['council'], 20, { often: COUNCIL_CASES, seldom: RARE_COUNCIL_CASES }),
)

test('whole games with the Englishman, in the same way', { timeout: TIMEOUT }, () =>
  inStep(['englishman'], 15, { often: ENGLISHMAN_CASES, seldom: RARE_ENGLISHMAN_CASES }),
)

test('whole games with the Mountain, in the same way', { timeout: TIMEOUT }, () =>
  inStep(['mountain'], 15, { often: MOUNTAIN_CASES, seldom: RARE_MOUNTAIN_CASES }),
)

test('whole games with the cellars, in the same way', { timeout: TIMEOUT }, () =>
  inStep(['cellars'], 20, { often: CELLARS_CASES, seldom: RARE_CELLARS_CASES }),
)

test('whole games with the race, in the same way', { timeout: TIMEOUT }, () =>
  inStep(['race'], 20, { often: RACE_CASES, seldom: RARE_RACE_CASES }),
)

test('whole games with the haggis, in the same way', { timeout: TIMEOUT }, () =>
  inStep(['haggis'], 20, { often: HAGGIS_CASES, seldom: RARE_HAGGIS_CASES }),
)

test('whole games with the tome, in the same way', { timeout: TIMEOUT }, () =>
  inStep(['tome'], 25, { often: TOME_CASES, seldom: RARE_TOME_CASES }),
)

test('whole games with the mobs, in the same way', { timeout: TIMEOUT }, () =>
  inStep(['mobs'], 20, { often: MOBS_CASES, seldom: RARE_MOBS_CASES }),
)

test('whole games with all Chronicles that have been read twice', { timeout: TIMEOUT }, () =>
  inStep(
    CHAPTERS.map(({ id }) => id),
    4,
    { often: ['GM2-C7-5 common pile', 'GM2-C4-3 a person'], seldom: RARE_MOBS_AMONG_OTHERS },
  ),
)
