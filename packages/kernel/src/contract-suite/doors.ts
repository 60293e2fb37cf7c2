import type { GameTypes } from '../contract.ts'
import { hashOf } from '../hash.ts'
import { canonical, sameJson } from '../json.ts'
import type { Answer } from '../match/entry.ts'
import { mutated } from './malformed.ts'
import { type Position, brief, fail } from './position.ts'

const MUTATIONS = 4

export function refusalsChangeNothing<T extends GameTypes>(at: Position<T>): void {
  const { table, actors, opening } = at
  const refused = (answer: Answer<T>, why: string, what: () => string): void => {
    at.census.refusals++
    if (answer.ok) fail(`${what()} was accepted`)
    if (answer.rejection.why !== why) fail(`${what()} was refused as ${answer.rejection.why}, not as ${why}`)
  }
  const before = snapshot(at)
  const now = table.version
  if (at.next === null) {
    const any = table.plies.at(-1)?.action ?? null
    for (let seat = 0; seat < opening.seats; seat++)
      refused(table.submit(seat, now, any), 'finished', () => `a ply of seat ${seat} after the end`)
  } else {
    const { seat, action } = at.next
    for (const version of [table.versionOf(seat) - 1, now + 1, -1, Number.NaN])
      refused(table.submit(seat, version, action), 'stale', () => `version ${version} at ${now}`)
    for (let other = -1; other <= opening.seats; other++) {
      if (!actors.includes(other))
        refused(table.submit(other, now, action), 'not-your-turn', () => `a ply of seat ${other}`)
    }
    for (let i = 0; i < MUTATIONS; i++) {
      const wrong = mutated(action, at.rng)
      if (!at.lists[seat].some((a) => sameJson(a, wrong)))
        refused(table.submit(seat, now, wrong), 'illegal', () => `the action ${brief(wrong)}`)
    }
    foreignActions(at, refused)
    blockedActions(at)
  }
  if (snapshot(at) !== before) fail('a refusal has changed something')
}

function foreignActions<T extends GameTypes>(
  at: Position<T>,
  refused: (answer: Answer<T>, why: string, what: () => string) => void,
): void {
  const { table, actors } = at
  const seat = actors[0]
  const legal = new Set(at.lists[seat].map(canonical))
  for (const ply of table.plies.slice(-6)) {
    if (!legal.has(canonical(ply.action)))
      refused(table.submit(seat, table.version, ply.action), 'illegal', () => `the old action ${brief(ply.action)}`)
  }
}

function blockedActions<T extends GameTypes>(at: Position<T>): void {
  for (const seat of at.actors) {
    for (const { action, reason } of at.game.blocked(at.state, seat)) {
      const answer = at.table.submit(seat, at.table.version, action)
      at.census.refusals++
      if (answer.ok) fail(`the blocked action ${brief(action)} was accepted`)
      if (answer.rejection.why !== 'illegal' || !sameJson(answer.rejection.reason, reason)) {
        fail(
          `the blocked action ${brief(action)} was refused with ${brief(answer.rejection)}, not with ${brief(reason)}`,
        )
      }
    }
  }
}

const snapshot = <T extends GameTypes>({ table }: Position<T>): string =>
  [hashOf(table.state), table.version, table.plies.length, table.committed, table.events.length].join(' ')
