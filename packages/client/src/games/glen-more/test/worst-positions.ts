import type { Types } from '@bothy/glen-more'
import { asked, bySeatAndSpectator, largest, type Measures, type Worst } from '../../../test/layout-case.ts'
import { glenMoreClient as client } from '../index.ts'
import { startsShow } from '../scoring-story.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const SEEDS = ['room-a', 'room-b']

const mine = ({ view, me }: Sample): number => (me === null ? 0 : view.players[me].tiles.length)
const all = ({ view }: Sample): number => view.players.reduce((sum, { tiles }) => sum + tiles.length, 0)

/** How far a land stretches in its longer direction. */
function stretch({ view, me }: Sample): number {
  const tiles = me === null ? [] : view.players[me].tiles
  const side = (of: readonly number[]): number => Math.max(...of) - Math.min(...of) + 1
  return Math.max(side(tiles.map(({ x }) => x)), side(tiles.map(({ y }) => y)))
}

const ways = ({ view }: Sample): number => Math.max(0, ...view.activatable.map((it) => it.ways.length))

/** For every number of seats. */
const ROOM: Measures<Types> = {
  'my land': asked('turn', mine),
  'long land': asked('place', stretch),
  'full table': asked('turn', all),
  watched: (seen) => (seen.me === null ? all(seen) : null),
}

/** All questions, for the fewest and the most seats. */
const QUESTIONS: Measures<Types> = {
  'many ways': asked('activate', ways),
  'much to activate': asked('activate', ({ view }) => view.activatable.length),
  paying: asked('spend', mine),
  choosing: asked('choose', mine),
  giving: asked('give', mine),
  'cannot pay': asked('afford', mine),
  'cards and people': asked('turn', ({ view, me }) =>
    me === null ? 0 : view.players[me].cards.length + view.players[me].chieftains + view.players[me].barrels,
  ),
}

/** The seat that is asked, and a spectator. */
export function worstPositions(seats: number): readonly Worst<Types>[] {
  const found = largest<Types>(
    (each) => {
      for (const seed of SEEDS) samplePlay({ seats, seed, sense: 0.97 }, bySeatAndSpectator(each))
    },
    seats === 2 || seats === 5 ? { ...ROOM, ...QUESTIONS } : ROOM,
  )
  const positions = found.flatMap((worst) => (worst.name.startsWith('many ways') ? [worst, spread(worst)] : [worst]))
  return [...positions, ...shows(seats)]
}

/** The first scoring, which is explained, and the last, which has most rows. */
function shows(seats: number): readonly Worst<Types>[] {
  const found: Worst<Types>[] = []
  samplePlay({ seats, seed: 'room-a', sense: 0.97 }, (look) => {
    const seen = look(0)
    if (seen.events.some(startsShow)) found.push({ name: `scoring ${found.length + 1}`, seen, picked: [], show: true })
    return false
  })
  return [...found.slice(0, 1), ...found.slice(-1)]
}

/** The tile with most ways is picked, so that they lie open. */
function spread(worst: Worst<Types>): Worst<Types> {
  const { view, legal } = worst.seen
  const paths = legal.map((action) => client.presenter.path(action, view)).filter((path) => path.length > 1)
  const count = (target: string): number => paths.filter((path) => path[0] === target).length
  const most = paths.map((path) => path[0]).toSorted((a, b) => count(b) - count(a))
  return { ...worst, name: `${worst.name}, open`, picked: most.slice(0, 1) }
}
