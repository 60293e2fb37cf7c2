import type { GameTypes, Json, Seat } from '@bothy/kernel'
import type { BoardProps, GameBoard } from '../game-board.ts'
import { thingsIn } from '../details/mention.ts'
import { NO_TRACES, type Trace, type Traces } from './trace.ts'

type Entry = { readonly seat: Seat | null; readonly events: readonly Json[] }

const seatIn = (event: Json): Seat | null => {
  const seat: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'seat') : null
  return typeof seat === 'number' ? seat : null
}

export const touchedBy = (
  { touches }: Pick<GameBoard<GameTypes>, 'touches'>,
  texts: BoardProps<GameTypes>['texts'],
  event: Json,
): readonly string[] => [...thingsIn(texts.event(event, null)), ...(touches?.(event) ?? [])]

/** `log` as the reader may see it. Nothing for those who decide nothing. */
export function tracesSince(
  log: readonly Entry[],
  me: Seat | null,
  touched: (event: Json) => readonly string[],
  labelOf: (seat: Seat) => string,
): Traces {
  if (me === null) return NO_TRACES
  const out = new Map<string, Trace>()
  for (const event of log.slice(log.findLastIndex(({ seat }) => seat === me) + 1).flatMap(({ events }) => events)) {
    const seat = seatIn(event)
    if (seat === null || seat === me) continue
    for (const thing of touched(event)) out.set(thing, { seat, label: labelOf(seat) })
  }
  return out.size === 0 ? NO_TRACES : out
}
