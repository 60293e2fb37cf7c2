import type { Types } from '@bothy/lords-of-scotland'
import { asked, bySeatAndSpectator, largest, type Measures, type Worst } from '@bothy/board-kit/testing/layout-case.ts'
import { board } from '../index.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const SEEDS = ['room-a', 'room-b', 'room-c']

const cards = ({ view }: Sample): number => view.armies.reduce((sum, army) => sum + army.length, 0)
const longest = ({ view }: Sample): number => Math.max(...view.armies.map((army) => army.length))

const ROOM: Measures<Types> = {
  hand: asked('turn', ({ view }) => view.hand.length),
  'full table': asked('turn', cards),
  'longest army': asked('turn', longest),
  watched: (seen) => (seen.me === null ? cards(seen) : null),
  'won supporters': asked('turn', ({ view }) => Math.max(...view.piles.map((pile) => pile.length))),
}

const isExtreme = (seats: number): boolean => seats === 2 || seats === 5

const QUESTIONS: Measures<Types> = {
  claims: asked('claim', ({ view }) => view.piles.reduce((sum, pile) => sum + pile.length, 0)),
  flip: asked('flip', cards),
  discard: asked('discard', cards),
  swap: asked('swap', cards),
  copy: asked('copy', cards),
  exchange: asked('exchange', cards),
  activate: asked('activate', cards),
  'empty hand': (seen) => (seen.view.hand.length === 0 ? asked('turn', cards)(seen) : null),
}

export function worstPositions(seats: number): readonly Worst<Types>[] {
  const found = largest<Types>(
    (each) => {
      for (const seed of SEEDS)
        for (const muster of [0.2, 0.9]) samplePlay({ seats, seed, royal: true, muster }, bySeatAndSpectator(each))
    },
    isExtreme(seats) ? { ...ROOM, ...QUESTIONS } : ROOM,
  )
  return found.flatMap((worst) => {
    if (worst.name.startsWith('hand')) return [worst, inHand(worst)]
    if (worst.name.startsWith('full table') && seats === 5) return [{ ...worst, explains: true }]
    return [worst]
  })
}

function inHand(worst: Worst<Types>): Worst<Types> {
  const { view, legal } = worst.seen
  const first = legal
    .map((action) => board.presenter.clicksFor(action, view))
    .find((path) => path[0].startsWith('card:'))
  return { ...worst, name: `${worst.name}, one held`, picked: first?.slice(0, 1) ?? [] }
}
