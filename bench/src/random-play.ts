import { below, type Game, type GameTypes, type Json, type RngState, stream } from '@bothy/kernel'

const OPENINGS = 64

/**
 * The checksum of final scores reveals an engine that is faster because it plays another game. Every game is a clone of one of a few
 * openings, as in a search.
 */
export function randomPlay<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  raw: Json = {},
): { play(): number; checksum(): number } {
  const setup = game.setup(raw, seats)
  if (!setup.ok) throw new Error(`setup refused at ${setup.problem.at}`)
  const openings = Array.from({ length: OPENINGS }, (_, i) =>
    game.create(setup.value, seats, `bench-${i}`, game.revision),
  )
  const rng: RngState = stream('bench', game.id)
  let games = 0
  let sum = 0
  function play(): number {
    const state = game.clone(openings[games++ % OPENINGS])
    let moves = 0
    for (;;) {
      const actors = game.actors(state)
      if (actors.length === 0) break
      const seat = actors[0]
      const legal: T['action'][] = [] // a new list is faster than emptying one, which frees its storage
      game.legal(state, seat, legal)
      game.apply(state, seat, legal[below(rng, legal.length)])
      moves++
    }
    const scores = game.result(state)?.scores ?? []
    for (const score of scores) sum = (Math.imul(sum, 31) + score) | 0
    return moves
  }
  return { play, checksum: () => sum >>> 0 }
}
