import type { Types } from '@bothy/glen-more'
import { asked, type Measures, type Worst } from '@bothy/board-kit/testing/layout-case.ts'
import { ownTiles, stretch, withAlso, worstIn } from '@bothy/board-kit/testing/tiles.ts'
import { board } from '../index.ts'
import { type Plan, samplePlay } from './sample-play.ts'

const SEEDS = ['room-a', 'room-b']
const TILL = ['.gm-toggle', '.gm-deal']

const QUESTIONS: Measures<Types> = {
  'payment open': asked('pay', ({ view }) => view.cubeChoices.length),
  paying: asked('spend', ownTiles),
  'cannot pay': asked('afford', ownTiles),
  'cards and people': asked('turn', ({ view, me }) =>
    me === null ? 0 : view.players[me].cards.length + view.players[me].chieftains + view.players[me].barrels,
  ),
}

export function worstPositions(seats: number): readonly Worst<Types>[] {
  const { positions, shows } = worstIn<Types, Plan>({
    board,
    play: samplePlay,
    plans: SEEDS.map((seed) => ({ seats, seed, sense: 0.97 })),
    room: { 'long land': asked('place', stretch) },
    questions: QUESTIONS,
    asksAll: seats === 2 || seats === 5,
    till: TILL,
    instead: {
      'payment open': withAlso(TILL),
      'full table': (worst) => [seats === 5 ? { ...worst, explains: true } : worst],
    },
    shown: { seats, seed: 'room-a', sense: 0.97 },
    clicked({ offers }) {
      const open = offers.filter(({ reason }) => reason === null).toSorted((a, b) => b.spots.length - a.spots.length)
      const lost = offers.filter(({ reason }) => reason !== null)
      return [
        ...open.slice(0, 1).map(({ tile }) => ({ tile, name: 'to be placed', also: ['.gm-ghost'] })),
        ...lost.slice(-1).map(({ tile }) => ({ tile, name: 'to be lost', also: [] })),
      ]
    },
  })
  return [...positions, ...shows]
}
