import type { Types } from '@bothy/glen-more'
import { asked, type Measures, type Worst } from '@bothy/board-kit/testing/layout-case.ts'
import {
  clickedOnce,
  ownTiles,
  QUESTIONS_OF_TILES,
  ROOM_OF_TILES,
  stretch,
  waysOpen,
  withAlso,
  worstIn,
} from '@bothy/board-kit/testing/tiles.ts'
import { board } from '../index.ts'
import { startsCutscene } from '../scoring/scoring-story.ts'
import { type Plan, samplePlay } from './sample-play.ts'

const SEEDS = ['room-a', 'room-b']

const ROOM: Measures<Types> = { ...ROOM_OF_TILES, 'long land': asked('place', stretch) }

const QUESTIONS: Measures<Types> = {
  ...QUESTIONS_OF_TILES,
  'payment open': asked('pay', ({ view }) => view.cubeChoices.length),
  paying: asked('spend', ownTiles),
  'cannot pay': asked('afford', ownTiles),
  'cards and people': asked('turn', ({ view, me }) =>
    me === null ? 0 : view.players[me].cards.length + view.players[me].chieftains + view.players[me].barrels,
  ),
}

const isExtreme = (seats: number): boolean => seats === 2 || seats === 5

export function worstPositions(seats: number): readonly Worst<Types>[] {
  const { positions, shows } = worstIn<Types, Plan>({
    play: samplePlay,
    plans: SEEDS.map((seed) => ({ seats, seed, sense: 0.97 })),
    measures: isExtreme(seats) ? { ...ROOM, ...QUESTIONS } : ROOM,
    instead: {
      'many ways': (worst) => [worst, waysOpen(board, worst, TILL)],
      'payment open': withAlso(TILL),
      choosing: withAlso(TILL),
      'my land': (worst) => (isExtreme(seats) ? [worst, ...proposals(worst)] : [worst]),
      'full table': (worst) => [seats === 5 ? { ...worst, explains: true } : worst],
    },
    shown: { seats, seed: 'room-a', sense: 0.97 },
    startsCutscene,
  })
  return [...positions, ...shows]
}

const TILL = ['.gm-toggle', '.gm-deal']

function proposals(worst: Worst<Types>): readonly Worst<Types>[] {
  const { offers } = worst.seen.view
  const places = offers.filter(({ reason }) => reason === null).toSorted((a, b) => b.spots.length - a.spots.length)
  const lost = offers.filter(({ reason }) => reason !== null)
  return clickedOnce(worst, [
    ...places.slice(0, 1).map(({ tile }) => ({ tile, name: 'to be placed', also: ['.gm-ghost'] })),
    ...lost.slice(-1).map(({ tile }) => ({ tile, name: 'to be lost', also: [] })),
  ])
}
