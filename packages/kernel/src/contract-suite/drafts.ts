import type { GameTypes } from '../contract.ts'
import { hashOf } from '../hash.ts'
import type { Ply } from '../record/record.ts'
import { leavesTheOthers } from './answers.ts'
import type { Answer } from '../match/entry.ts'
import { type Position, brief, fail, hashAfter, nameOf, viewers } from './position.ts'

/** A ply that showed something, drew something or called another seat is final, unless it answers a question that is still open. */
export function whatWasShownIsFinal<T extends GameTypes>(at: Position<T>): void {
  const { game, table } = at
  const last = table.plies.at(-1)
  if (last === undefined) return
  const shown = table.events.at(-1)?.some((event) => game.reveals(event)) === true
  const alone = at.actors.length === 1 && at.actors[0] === last.seat
  if ((shown || (!alone && !answersWithOthers(at, last))) && table.committed !== table.plies.length)
    fail(`ply ${table.plies.length} can be taken back`)
  if (table.committed < table.plies.length) return
  for (let seat = 0; seat < at.opening.seats; seat++) {
    if (rejection(table.undo(seat, table.version)) !== 'needs-consent') fail(`seat ${seat} may take back a final ply`)
  }
}

function answersWithOthers<T extends GameTypes>(at: Position<T>, last: Ply<T['action']>): boolean {
  if (at.before.length < 2) return false
  const state = JSON.parse(at.past[at.table.plies.length - 1]) as T['state']
  return leavesTheOthers({ game: at.game, state, actors: at.game.actors(state) }, last)
}

export function draftsComeBack<T extends GameTypes>(at: Position<T>): void {
  const { table } = at
  const end = table.plies.length
  const start = table.committed
  const seat = table.plies.at(-1)?.seat
  if (start === end || seat === undefined || table.hasOpenAnswer(seat)) return
  at.census.drafts++
  const versions = new Set([table.version])
  const stands = (ply: number, how: string): void => {
    if (hashOf(table.state) !== hashAfter(at, ply)) fail(`${how} ply ${ply} gives another state`)
    if (versions.has(table.version)) fail(`version ${table.version} came back`)
    versions.add(table.version)
  }
  for (let ply = end - 1; ply >= start; ply--) {
    accepted(table.undo(seat, table.version), 'undo')
    stands(ply, 'taking back to')
  }
  if (start > 0 && table.undo(seat, table.version).ok) fail('undo went past the draft')
  for (let ply = start + 1; ply <= end; ply++) {
    accepted(table.redo(seat, table.version), 'redo')
    stands(ply, 'playing again to')
  }
  if (rejection(table.redo(seat, table.version)) !== 'nothing-to-redo') fail('redo went past the draft')
  const isOver = table.events.map((events) => events.some((event) => at.game.endsTurn(event)))
  if (isOver[end - 1]) {
    if (rejection(table.undo(seat, table.version, true)) !== 'nothing-to-undo') fail('a turn that is over began again')
    return
  }
  const began = Math.max(start, isOver.lastIndexOf(true) + 1)
  accepted(table.undo(seat, table.version, true), 'undo of the whole turn')
  stands(began, 'taking back the turn to')
  while (table.plies.length < end) accepted(table.redo(seat, table.version), 'redo')
  stands(end, 'playing again to')
}

export function turnsEndInTheOpen<T extends GameTypes>(at: Position<T>): void {
  for (const event of at.table.events.at(-1) ?? []) {
    if (!at.game.endsTurn(event)) continue
    for (const viewer of viewers(at.opening.seats)) {
      const seen = at.game.witness(event, viewer)
      if (seen === null || !at.game.endsTurn(seen)) fail(`${nameOf(viewer)} does not see the turn end: ${brief(event)}`)
    }
  }
}

function accepted<T extends GameTypes>(answer: Answer<T>, what: string): void {
  if (!answer.ok) fail(`${what} was refused: ${answer.rejection.why}`)
}

const rejection = <T extends GameTypes>(answer: Answer<T>): string | null => (answer.ok ? null : answer.rejection.why)
