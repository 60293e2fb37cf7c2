import type { GameTypes } from '../contract.ts'
import { type Position, brief, fail, legalList, mustEqual, notData, pick, throughText } from './position.ts'

const PLIES_ON = 12

export function everyActionApplies<T extends GameTypes>(at: Position<T>): void {
  const { game, state } = at
  const before = throughText(state)
  for (const seat of at.actors) {
    for (const action of at.lists[seat]) {
      try {
        game.apply(game.clone(state), seat, action)
      } catch (error) {
        fail(`seat ${seat}, ${brief(action)}: ${String(error)}`)
      }
    }
  }
  mustEqual(state, before, 'playing on clones, the original')
}

export function cloneIsEqual<T extends GameTypes>(at: Position<T>): void {
  mustEqual(at.game.clone(at.state), at.state, 'the clone')
}

export function cloneStays<T extends GameTypes>(at: Position<T>): void {
  const before = throughText(at.state)
  const copy = at.game.clone(at.state)
  const second = at.game.clone(copy)
  playOn(at, copy, PLIES_ON)
  mustEqual(second, before, 'after playing on one clone, another one')
  mustEqual(at.state, before, 'after playing on a clone, the original')
}

export function jsonRoundTrip<T extends GameTypes>(at: Position<T>): void {
  const found = notData(at.state)
  if (found !== null) fail(`the state is not plain data, at ${found}`)
  mustEqual(throughText(at.state), at.state, 'the state after a journey as text')
}

export function playsOnAfterJson<T extends GameTypes>(at: Position<T>): void {
  const { game } = at
  const here = game.clone(at.state)
  const there = throughText(at.state)
  for (let i = 0; i < PLIES_ON; i++) {
    const seat = game.actors(here).at(0)
    if (seat === undefined) return
    const list = legalList(game, here, seat)
    mustEqual(legalList(game, there, seat), list, 'the list after a journey as text')
    const action = pick(list, at.rng)
    game.apply(here, seat, action)
    game.apply(there, seat, action)
    mustEqual(there, here, `the state ${i + 1} plies after a journey as text`)
  }
}

export function eventsChangeNothing<T extends GameTypes>(at: Position<T>): void {
  const { game, state } = at
  for (const seat of at.actors) {
    for (const action of at.lists[seat]) {
      const silent = game.clone(state)
      const told = game.clone(state)
      game.apply(silent, seat, action)
      game.apply(told, seat, action, [])
      mustEqual(told, silent, () => `seat ${seat}, ${brief(action)}: the state when events are listened to`)
    }
  }
}

export function playOn<T extends GameTypes>(at: Position<T>, state: T['state'], plies: number): void {
  for (let i = 0; i < plies; i++) {
    const actors = at.game.actors(state)
    if (actors.length === 0) return
    const seat = pick(actors, at.rng)
    const list = legalList(at.game, state, seat)
    if (list.length === 0) fail(`seat ${seat} is to act and has no action, ${i} plies further`)
    at.game.apply(state, seat, pick(list, at.rng))
  }
}
