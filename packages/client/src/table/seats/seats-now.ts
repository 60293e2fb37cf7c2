import type { GameTypes, Json, Seat } from '@bothy/kernel'
import type { LogEntry, SeatInfo } from '@bothy/protocol'
import type { GameBoard, SeatNow } from '@bothy/board-kit/board/game-board.ts'

function lastTurn(log: readonly LogEntry[], seat: Seat): readonly Json[] {
  const end = log.findLastIndex((entry) => entry.seat === seat && entry.events.length > 0)
  if (end < 0) return []
  const begin = log.findLastIndex((entry, i) => i < end && entry.seat !== seat && entry.events.length > 0)
  return log.slice(begin + 1, end + 1).flatMap(({ events }) => events)
}

export function seatsNow(
  board: GameBoard<GameTypes>,
  now: {
    readonly view: Json
    readonly infos: readonly SeatInfo[]
    readonly names: readonly string[]
    readonly actors: readonly Seat[]
    readonly thinking: readonly Seat[]
    readonly log: readonly LogEntry[]
  },
): readonly SeatNow<Json>[] {
  const next = board.nextSeat?.(now.view) ?? null
  return now.infos.map((info, seat) => ({
    seat,
    name: now.names[seat],
    info,
    acts: now.actors.includes(seat),
    thinking: now.thinking.includes(seat),
    next: seat === next && !now.actors.includes(seat),
    lastTurn: lastTurn(now.log, seat),
  }))
}
