import { createRequire } from 'node:module'
import { below, type Game, type GameTypes, type Json, type RngState, stream } from '@bothy/kernel'

interface Reducing<S> {
  InitializeGame(options: { game: unknown; numPlayers: number }): { G: S }
  CreateGameReducer(options: { game: unknown }): (state: { G: S }, action: unknown) => { G: S }
}

/**
 * Our state is boardgame.io's `G`, our `apply` its move; it clones by Immer and keeps its log, as by default. Both list choices by our
 * code, so only the reducer differs.
 */
export function throughReducer<T extends GameTypes>(game: Game<T>, seats: number, raw: Json = {}): () => number {
  const load: { (id: string): Reducing<T['state']> } = createRequire(import.meta.url)
  const { InitializeGame, CreateGameReducer } = load('boardgame.io/internal')
  const setup = game.setup(raw, seats)
  if (!setup.ok) throw new Error(`setup refused at ${setup.problem.at}`)
  const rng: RngState = stream('bench', game.id, 'reducer')
  let games = 0
  const wrapped = {
    name: game.id,
    setup: () => game.create(setup.value, seats, `bench-${games++ % 64}`, game.revision),
    turn: { activePlayers: { all: null } },
    moves: {
      play: ({ G }: { G: T['state'] }, seat: number, action: T['action']) => {
        game.apply(G, seat, action)
      },
    },
  }
  const reduce = CreateGameReducer({ game: wrapped })
  const legal: T['action'][] = []
  return () => {
    let state = InitializeGame({ game: wrapped, numPlayers: seats })
    let moves = 0
    for (;;) {
      const actors = game.actors(state.G)
      if (actors.length === 0) return moves
      const seat = actors[0]
      legal.length = 0
      game.legal(state.G, seat, legal)
      const action = legal[below(rng, legal.length)]
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'play', args: [seat, action], playerID: String(seat) },
      })
      moves++
    }
  }
}
