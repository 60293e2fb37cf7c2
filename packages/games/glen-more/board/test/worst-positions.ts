import type { Types } from '@bothy/glen-more'
import {
  asked,
  bySeatAndSpectator,
  firstAndLastShow,
  largest,
  type Measures,
  type Worst,
} from '@bothy/board-kit/testing/layout-case.ts'
import { board as client } from '../index.ts'
import { at } from '../presenter.ts'
import { startsShow } from '../scoring/scoring-story.ts'
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
  'payment open': asked('pay', ({ view }) => view.cubeChoices.length),
  paying: asked('spend', mine),
  choosing: asked('choose', mine),
  giving: asked('give', mine),
  'cannot pay': asked('afford', mine),
  'cards and people': asked('turn', ({ view, me }) =>
    me === null ? 0 : view.players[me].cards.length + view.players[me].chieftains + view.players[me].barrels,
  ),
}

const isExtreme = (seats: number): boolean => seats === 2 || seats === 5

/** The seat that is asked, and a spectator. */
export function worstPositions(seats: number): readonly Worst<Types>[] {
  const found = largest<Types>(
    (each) => {
      for (const seed of SEEDS) samplePlay({ seats, seed, sense: 0.97 }, bySeatAndSpectator(each))
    },
    isExtreme(seats) ? { ...ROOM, ...QUESTIONS } : ROOM,
  )
  const positions = found.flatMap((worst) => {
    if (worst.name.startsWith('many ways')) return [worst, spread(worst)]
    if (worst.name.startsWith('payment open') || worst.name.startsWith('choosing')) return [{ ...worst, also: TILL }]
    if (worst.name.startsWith('my land') && isExtreme(seats)) return [worst, ...proposals(worst)]
    if (worst.name.startsWith('full table') && seats === 5) return [{ ...worst, explains: true }]
    return [worst]
  })
  const shows = firstAndLastShow<Types>(
    (each) => samplePlay({ seats, seed: 'room-a', sense: 0.97 }, (look) => each(look)),
    startsShow,
  )
  return [...positions, ...shows]
}

/** The cubes that are named and the button that says what comes of it. */
const TILL = ['.gm-toggle', '.gm-deal']

/** The tile with most ways is picked, so that they lie open. */
function spread(worst: Worst<Types>): Worst<Types> {
  const { view, legal } = worst.seen
  const paths = legal.map((action) => client.presenter.path(action, view)).filter((path) => path.length > 1)
  const count = (target: string): number => paths.filter((path) => path[0] === target).length
  const most = paths.map((path) => path[0]).toSorted((a, b) => count(b) - count(a))
  return { ...worst, name: `${worst.name}, open`, picked: most.slice(0, 1), also: TILL }
}

/** Tiles of the ring that have been clicked once: the one with most places, and one that would be lost. */
function proposals(worst: Worst<Types>): readonly Worst<Types>[] {
  const { offers } = worst.seen.view
  const places = offers.filter(({ reason }) => reason === null).toSorted((a, b) => b.spots.length - a.spots.length)
  const lost = offers.filter(({ reason }) => reason !== null)
  return [
    ...places.slice(0, 1).map((offer) => ({ offer, name: 'to be placed', also: ['[data-proposal]', '.gm-ghost'] })),
    ...lost.slice(-1).map((offer) => ({ offer, name: 'to be lost', also: ['[data-proposal]'] })),
  ].map(({ offer, name, also }) => ({ ...worst, name: `${worst.name}, ${name}`, proposed: at.tile(offer.tile), also }))
}
