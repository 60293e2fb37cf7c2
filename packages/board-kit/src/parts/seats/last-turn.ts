/** Between the parts of the last turn; low panels show the first two. */
export const BETWEEN = ' · '

/** Letters that fit on two lines. */
const LETTERS = 56

type PlayedEvent = {
  readonly type: string
  readonly seat?: unknown
  readonly tile?: unknown
  readonly good?: unknown
  readonly extra?: unknown
}

export function touches({ type, seat, good }: PlayedEvent): readonly string[] {
  if (type === 'moved') return [`figure:${String(seat)}`]
  return type === 'sold' || type === 'bought' ? [`price:${String(good)}`] : []
}

const PASSING = new Set(['activated', 'clanMoved', 'scotsmanMoved', 'pointsGained', 'spent'])

/** A trace is left by what was built or has given something, not by each tile that was used on the way. */
export const leavesTrace = ({ type }: PlayedEvent): boolean => !PASSING.has(type)

export const traces = { touches, leavesTrace } as const

/** Goods put on a tile tell that it was activated, unless a card helped. */
export const isToldByPut = (event: PlayedEvent, next: PlayedEvent | null, put: string): boolean =>
  event.type === 'activated' && event.extra !== true && next?.type === put && next.tile === event.tile

export const lastTile = (events: readonly PlayedEvent[]): number | null =>
  events.reduce<number | null>(
    (last, { type, tile }) => (type === 'moved' && typeof tile === 'number' ? tile : last),
    null,
  )

export function lastTurnLine(parts: readonly string[], gains: readonly (readonly [number, string])[]): string {
  const gained = gains
    .filter(([count]) => count !== 0)
    .map(([count, text]) => (count > 0 ? `+${text}` : text.replace('-', '−')))
  return [...parts, ...gained].reduce((line, part) => {
    const longer = line === '' ? part : `${line}${BETWEEN}${part}`
    return longer.length > LETTERS ? line : longer
  }, '')
}
