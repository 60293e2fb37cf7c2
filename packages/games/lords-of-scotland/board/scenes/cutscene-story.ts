import type { Seat } from '@bothy/kernel'
import type { Event, PieceId, ShownPiece, View } from '@bothy/lords-of-scotland'
import { reckon } from '@bothy/lords-of-scotland/rules/prospect'

export const PHASES = ['reveal', 'totals', 'order', 'claims', 'after', 'end'] as const
export type Phase = (typeof PHASES)[number]

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>

export type CutsceneFrame = {
  readonly phase: Phase
  readonly view: View
  readonly turned: ReadonlySet<PieceId>
  readonly turning: { readonly seat: Seat; readonly piece: ShownPiece } | null
  readonly told: readonly Event[]
}

const isA =
  <K extends Event['type']>(...types: readonly K[]) =>
  (event: Event): event is Of<K> =>
    types.some((type) => type === event.type)

export const startsCutscene = (event: Event): boolean =>
  event.type === 'ordered' || event.type === 'initiativeTaken' || event.type === 'gameEnded'

function lastSkirmish(events: readonly Event[]): { readonly events: readonly Event[]; readonly isFirst: boolean } {
  const last = events.findLastIndex(isA('revealed', 'ordered'))
  const from = last > 0 && events[last - 1].type === 'revealed' ? last - 1 : Math.max(0, last)
  return { events: events.slice(from), isFirst: !events.slice(0, from).some(isA('skirmishBegan')) }
}

function rowBefore(view: View, events: readonly Event[]): View['supporters'] {
  const claims = events.filter(isA('claimed'))
  const left = events.filter(isA('leftUnclaimed')).flatMap(({ cards }) => cards)
  const isOver = events.some(isA('skirmishBegan'))
  const row = isOver ? view.points.map(() => null) : view.supporters
  return row.map((card, slot) => claims.find((claim) => claim.slot === slot)?.card ?? card ?? left.shift() ?? null)
}

function startOf(before: View | null, view: View, events: readonly Event[]): View {
  const armies = events.find(isA('ordered'))?.armies
  const claims = events.filter(isA('claimed'))
  const base = before ?? {
    ...view,
    armies: armies ?? view.armies,
    supporters: rowBefore(view, events),
    points: view.points.map((points, seat) =>
      claims.reduce((sum, claim) => (claim.seat === seat ? sum - claim.points : sum), points),
    ),
    piles: view.piles.map((pile) => pile.filter((card) => !claims.some((claim) => claim.card === card))),
    skirmish: events.some(isA('skirmishBegan')) ? view.skirmish - 1 : view.skirmish,
  }
  return { ...base, pending: null, ranks: null, turnsLeft: view.points.map(() => 0) }
}

const armiesWith = (
  armies: View['armies'],
  down: ReadonlySet<PieceId>,
  me: Seat | null,
): readonly (readonly ShownPiece[])[] =>
  armies.map((army, seat) =>
    army.map((piece) =>
      down.has(piece.id) ? { ...piece, faceUp: false, card: seat === me ? piece.card : null } : piece,
    ),
  )

const claiming = (order: View['order'], claim: Of<'claimed'> | null): View['order'] =>
  order.map((line) => ({ ...line, gain: 0, takes: claim !== null && line.seat === claim.seat ? [claim.slot] : [] }))

function afterClaim(view: View, claim: Of<'claimed'>): View {
  return {
    ...view,
    supporters: view.supporters.map((card, slot) => (slot === claim.slot ? null : card)),
    points: view.points.map((points, seat) => (seat === claim.seat ? claim.total : points)),
    piles: view.piles.map((pile, seat) => (seat === claim.seat ? [...pile, claim.card] : pile)),
    order: claiming(view.order, null),
  }
}

export function framesOf(
  seen: View | null,
  view: View,
  all: readonly Event[],
  me: Seat | null,
): readonly CutsceneFrame[] {
  const { events, isFirst } = lastSkirmish(all)
  const frames: CutsceneFrame[] = []
  const none = { turned: new Set<PieceId>(), turning: null, told: [] } as const
  const ordered = events.find(isA('ordered'))
  let now = startOf(isFirst ? seen : null, view, events)
  let turned: ReadonlySet<PieceId> = none.turned
  if (ordered !== undefined) {
    // From the top lane to the bottom one: hidden cards of others before the reader's own.
    const lane = (seat: Seat): number => (me === null ? seat : (seat - me - 1 + view.seats) % view.seats)
    const hidden = events
      .filter(isA('revealed'))
      .flatMap(({ armies }) => armies.flatMap(({ seat, pieces }) => pieces.map((piece) => ({ seat, piece }))))
      .sort((a, b) => lane(a.seat) - lane(b.seat))
    const down = new Set(hidden.map(({ piece }) => piece.id))
    const shown = (): View => ({
      ...now,
      ...reckon(armiesWith(ordered.armies, down, me), now.supporters),
      revealed: true,
    })
    const still = (phase: Phase): CutsceneFrame => {
      const drawn = shown()
      return { ...none, phase, turned, view: { ...drawn, order: claiming(drawn.order, null) } }
    }
    frames.push(still('reveal'))
    for (const turning of hidden) {
      down.delete(turning.piece.id)
      turned = new Set([...turned, turning.piece.id])
      frames.push({ ...still('reveal'), turning })
    }
    frames.push(still('totals'), still('order'))
    now = still('order').view
  }
  for (const claim of events.filter(isA('claimed'))) {
    frames.push({
      ...none,
      phase: 'claims',
      turned,
      told: [claim],
      view: { ...now, order: claiming(now.order, claim) },
    })
    now = afterClaim(now, claim)
    frames.push({ ...none, phase: 'claims', turned, told: [claim], view: now })
  }
  const after = events.filter(isA('leftUnclaimed', 'stayed', 'initiativeTaken'))
  const initiative = after.find(isA('initiativeTaken'))?.seat ?? now.initiative
  if (after.length > 0) frames.push({ ...none, phase: 'after', turned, told: after, view: { ...now, initiative } })
  const end = events.filter(isA('gameEnded'))
  if (end.length > 0) frames.push({ ...none, phase: 'end', turned, told: end, view: now })
  return frames
}
