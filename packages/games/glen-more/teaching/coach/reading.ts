import type { CoachSight } from '@bothy/kernel/coach'
import { type Good, GOODS } from '../../data/faces.ts'
import { MARKET_SPACES, TRACK_SPACES } from '../../data/limits.ts'
import { SLUG_OF, type TileId } from '../../data/tiles.ts'
import type { Activatable, Offer, Payment, Types } from '../../rules/types.ts'

export type Sight = CoachSight<Types>
type Kind = NonNullable<Types['view']['pending']>['kind']

export const tile = (id: TileId): string => `tile ${SLUG_OF[id]}`

export const asks = ({ view: { pending }, me }: Sight, ...kinds: readonly Kind[]): boolean =>
  pending !== null && pending.seat === me && kinds.includes(pending.kind)

export const own = ({ view, me }: Sight): Types['view']['players'][number] => view.players[me]

export const isEnding = ({ choice }: Sight): boolean => choice.length > 0 && choice.every(({ type }) => type === 'end')

export function offered({ view, choice: [chosen], legal }: Sight): Offer | null {
  if (chosen?.type !== 'take' || !legal.some((it) => it.type === 'take' && it.tile === chosen.tile)) return null
  return view.offers.find((offer) => offer.tile === chosen.tile) ?? null
}

export const ahead = ({ view }: Sight, space: number): number => (space - view.gap + TRACK_SPACES) % TRACK_SPACES

/** GM-77: tiles left before the next scoring. */
export function tilesToScoring({ view: { stacks } }: Sight): { readonly stack: number; readonly n: number } {
  const stack = stacks.findIndex((n) => n > 0)
  return { stack, n: stacks[stack] ?? 0 }
}

export const isScoringNear = (sight: Sight): boolean => {
  const { stack, n } = tilesToScoring(sight)
  return asks(sight, 'turn') && stack > 0 && n <= 4
}

/** GM-26: the last space of a row is filled by this purchase. */
export const buysLast = ({ view }: Sight, { bought }: Payment): readonly Good[] =>
  GOODS.filter((good) => {
    const count = bought.filter((other) => other === good).length
    return count > 0 && view.market[good] + count === MARKET_SPACES
  })

export const sales = ({ legal }: Sight): readonly string[] =>
  GOODS.filter((good) => legal.some((it) => it.type === 'sell' && it.good === good)).map((good) => `market ${good}`)

/** GM-42: it would give something and take nothing. */
export const isFree = ({ extra, reason, ways }: Activatable): boolean =>
  reason === null &&
  !extra &&
  ways.some(
    ({ payment, vp, cubes, points }) =>
      payment.own.length + payment.bought.length === 0 && vp + cubes.length + points > 0,
  )
