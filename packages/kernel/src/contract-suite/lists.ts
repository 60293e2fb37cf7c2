import { type GameTypes, MOST_CHOICES } from '../contract.ts'
import { sameJson } from '../json.ts'
import { frozen } from './frozen.ts'
import { mutated } from './malformed.ts'
import {
  type Position,
  brief,
  fail,
  legalList,
  mustEqual,
  notData,
  textOfAction,
  throughText,
  viewers,
} from './position.ts'

export function nobodyIsStuck<T extends GameTypes>(at: Position<T>): void {
  if (at.actors.length === 0) {
    if (at.game.result(at.state) === null) fail('nobody is to act, and there is no result')
    return
  }
  if (at.game.result(at.state) !== null) fail(`there is a result, but seats ${at.actors.join(', ')} are to act`)
  for (const seat of at.actors) if (at.lists[seat].length === 0) fail(`seat ${seat} is to act and has no action`)
}

export function actorsAreSeats<T extends GameTypes>(at: Position<T>): void {
  if (new Set(at.actors).size !== at.actors.length) fail(`a seat twice among ${at.actors.join(', ')}`)
  for (const seat of at.actors)
    if (!Number.isInteger(seat) || seat < 0 || seat >= at.opening.seats) fail(`${seat} is to act and is no seat`)
}

export function idleSeatsHaveNoActions<T extends GameTypes>(at: Position<T>): void {
  for (const [seat, list] of at.lists.entries()) {
    if (!at.actors.includes(seat) && list.length > 0) fail(`seat ${seat} is not to act and may ${brief(list[0])}`)
  }
}

export function listsAreSets<T extends GameTypes>(at: Position<T>): void {
  for (const [seat, list] of at.lists.entries()) {
    if (list.length > MOST_CHOICES) fail(`seat ${seat} has ${list.length} choices`)
    const texts = new Set<string>()
    for (const action of list) {
      const text = textOfAction(action)
      if (texts.has(text)) fail(`seat ${seat} has ${text} twice`)
      texts.add(text)
    }
  }
}

export function listsAreStable<T extends GameTypes>(at: Position<T>): void {
  for (const seat of at.actors) {
    mustEqual(at.lists[seat], legalList(at.game, at.state, seat), `asked twice, the list of seat ${seat}`)
    const out = [at.lists[seat][0]]
    at.game.legal(at.state, seat, out)
    if (out.length !== at.lists[seat].length + 1 || !sameJson(out[0], at.lists[seat][0]))
      fail('legal must push to the list it is given, not clear it')
  }
}

export function blockedIsTheRest<T extends GameTypes>(at: Position<T>): void {
  for (let seat = 0; seat < at.opening.seats; seat++) {
    const legal = new Set(at.lists[seat].map(textOfAction))
    const texts = new Set<string>()
    const blocked = at.game.blocked(at.state, seat)
    if (blocked.length > MOST_CHOICES) fail(`seat ${seat} has ${blocked.length} greyed choices`)
    for (const { action, reason } of blocked) {
      const text = textOfAction(action)
      if (legal.has(text)) fail(`seat ${seat}: ${text} is legal and blocked, ${brief(reason)}`)
      if (texts.has(text)) fail(`seat ${seat}: ${text} is blocked twice`)
      texts.add(text)
    }
  }
}

export function oneReasonIsThatOfTheList<T extends GameTypes>(at: Position<T>): void {
  for (let seat = 0; seat < at.opening.seats; seat++) {
    const blocked = at.game.blocked(at.state, seat)
    for (const { action, reason } of blocked) {
      const found = at.game.whyNot(at.state, seat, throughText(action))
      if (!sameJson(found, reason))
        fail(`seat ${seat}: ${brief(action)} is blocked by ${brief(reason)}, asked alone by ${brief(found)}`)
      const odd = mutated(action, at.rng)
      if (!blocked.some((other) => sameJson(other.action, odd)) && at.game.whyNot(at.state, seat, odd) !== null)
        fail(`seat ${seat}: there is a reason against ${brief(odd)}, which is not blocked`)
    }
    for (const action of at.lists[seat])
      if (at.game.whyNot(at.state, seat, action) !== null)
        fail(`seat ${seat}: there is a reason against ${brief(action)}, which is legal`)
  }
}

export function warningsAreAboutChoices<T extends GameTypes>(at: Position<T>): void {
  for (let seat = 0; seat < at.opening.seats; seat++) {
    const legal = new Set(at.lists[seat].map(textOfAction))
    for (const { action, warning } of at.game.warnings(at.state, seat))
      if (!legal.delete(textOfAction(action)))
        fail(
          `seat ${seat}: the warning ${brief(warning)} is about ${brief(action)}, which is not legal or has one already`,
        )
  }
}

export function answersArePlainData<T extends GameTypes>(at: Position<T>): void {
  const travels = (value: unknown, what: string): void => {
    const found = notData(value)
    if (found !== null) fail(`${what} is not plain data, at ${found}`)
  }
  for (const viewer of viewers(at.opening.seats)) {
    travels(at.game.view(at.state, viewer), 'view')
    travels(at.game.tally(at.state, viewer), 'tally')
    if (viewer === null) continue
    travels(at.lists[viewer], 'legal')
    travels(at.game.blocked(at.state, viewer), 'blocked')
    travels(at.game.warnings(at.state, viewer), 'warnings')
  }
}

/** Only `apply` changes a state: everything else must work on a frozen one, so that not even a momentary change passes. */
export function questionsChangeNothing<T extends GameTypes>(at: Position<T>): void {
  const { game } = at
  const state = frozen(throughText(at.state))
  const seats = [...at.lists.keys()]
  const ask = (what: string, question: () => unknown): void => {
    try {
      question()
    } catch (error) {
      fail(`asking for ${what} of a frozen state: ${String(error)}`)
    }
  }
  ask('actors', () => game.actors(state))
  for (const seat of seats) {
    ask('legal', () => legalList(game, state, seat))
    ask('blocked', () => game.blocked(state, seat))
    for (const action of at.lists[seat].slice(0, 4)) ask('whyNot', () => game.whyNot(state, seat, action))
    ask('warnings', () => game.warnings(state, seat))
  }
  for (const viewer of viewers(at.opening.seats)) {
    ask('view', () => game.view(state, viewer))
    ask('tally', () => game.tally(state, viewer))
    ask('imagine', () => game.imagine(state, viewer, at.rng))
  }
  ask('result', () => game.result(state))
  ask('progress', () => game.progress(state))
  ask('clone', () => game.clone(state))
}
