import type { CoachSight } from '@bothy/kernel/coach'
import { content } from '../../data/content.ts'
import { STACKS } from '../../data/limits.ts'
import { THE_END, type TileId, TILES } from '../../data/tiles.ts'
import type { Activatable, Offer, Payment, PlayerShown, Types } from '../../rules/types.ts'

export type Sight = CoachSight<Types>
type Kind = NonNullable<Types['view']['pending']>['kind']

export const boxOf = ({ view: { corrections } }: Sight) => content.contentOf(corrections)

export const tile = (id: TileId): string => `tile ${TILES[id]}`

export const asks = ({ view: { pending }, me }: Sight, kind: Kind): boolean =>
  pending !== null && pending.seat === me && pending.kind === kind

export const own = ({ view, me }: Sight): PlayerShown => view.players[me]

export const isEnding = ({ choice }: Sight): boolean => choice.length > 0 && choice.every(({ type }) => type === 'end')

export function offered({ view, choice: [chosen] }: Sight): Offer | null {
  if (chosen?.type !== 'take' || chosen.tile === THE_END) return null
  return view.offers.find(({ tile: on, what }) => on === chosen.tile && what === 'take') ?? null
}

export const blockedBy = ({ blocked, choice: [chosen] }: Sight): string | null =>
  chosen?.type === 'take'
    ? (blocked.find(({ action }) => action.type === 'take' && action.tile === chosen.tile)?.reason.why ?? null)
    : null

const isNothing = ({ own: given, bought, coins, casks, scotsmen }: Payment): boolean =>
  given.length + bought.length + coins + casks + scotsmen === 0

/** GM2-110. */
export const freePersons = (sight: Sight): readonly Offer[] =>
  sight.view.offers.filter(
    ({ tile: on, what, reason, payment }) =>
      what === 'take' &&
      reason === null &&
      payment !== null &&
      isNothing(payment) &&
      boxOf(sight).tiles[on].persons > 0,
  )

/** GM2-25: only stacks A to C end with a scoring. */
export function stackToScoring({ view: { stacks } }: Sight): { readonly stack: string; readonly n: number } | null {
  const at = stacks.findIndex((n) => n > 0)
  return at < 0 || at >= stacks.length - 1 ? null : { stack: STACKS[at + 1], n: stacks[at] }
}

export const isScoringNear = (sight: Sight): boolean =>
  asks(sight, 'turn') && (stackToScoring(sight)?.n ?? Infinity) <= 4

/** GM2-80: it would give something and take nothing. */
export const isFree = ({ extra, reason, ways }: Activatable): boolean =>
  reason === null &&
  !extra &&
  ways.some(
    ({ payment, by, vp, puts, points, ages, events }) =>
      isNothing(payment) && by === null && vp + puts.length + points + ages + events > 0,
  )
