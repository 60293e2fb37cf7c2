import { game, type Types } from '@bothy/cairn'
import { type BoardChecks, boardSuite } from '@bothy/board-kit/testing/board-suite.tsx'
import { presenterSuite } from '@bothy/board-kit/testing/presenter-suite.ts'
import { playSample } from '@bothy/board-kit/testing/sample-play.ts'
import './both-languages.ts'
import { board } from '../index.ts'

type Plan = { readonly seats: number; readonly seed: string }

const checks: BoardChecks<Types, Plan> = {
  game,
  plans: [2, 4].map((seats) => ({ seats, seed: `board-${seats}` })),
  play: (plan, each) => playSample(game, { ...plan, options: {}, wish: (_state, _seat, legal) => legal }, each),
  things: ({ hand }) => [...hand.map((stone) => `stone:${stone}`), 'nonsense'],
}

boardSuite(board, { ...checks, layoutsInTurn: true })
presenterSuite(board.presenter, {
  ...checks,
  kinds: { pick: true, place: true },
  buttons: { 'do:up': true, 'do:down': false },
})
