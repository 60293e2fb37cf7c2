import { type GameTypes, NotationError } from '../contract.ts'
import { broken } from './malformed.ts'
import { type Position, brief, fail, mustEqual } from './position.ts'

export function notationComesBack<T extends GameTypes>(at: Position<T>): void {
  const { game, state } = at
  for (const [seat, list] of at.lists.entries()) {
    for (const action of [...list, ...game.blocked(state, seat).map((b) => b.action)]) {
      const text = game.write(action)
      if (text !== text.trim() || text === '' || /[\n\r;]/.test(text))
        fail(`notation "${text}" of ${brief(action)} is not one plain line`)
      mustEqual(game.read(text), action, () => `"${text}"`)
    }
  }
}

export function brokenNotationIsRefused<T extends GameTypes>(at: Position<T>): void {
  for (const list of at.lists) {
    for (const action of list.slice(0, 4)) {
      const text = broken(at.game.write(action), at.rng)
      try {
        at.game.read(text)
      } catch (error) {
        if (!(error instanceof NotationError)) fail(`"${text}" gives ${String(error)}, not a NotationError`)
      }
    }
  }
}
