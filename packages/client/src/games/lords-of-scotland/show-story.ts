import type { Seat } from '@bothy/kernel'
import type { Event, ShownPiece, Standing } from '@bothy/lords-of-scotland'

export const PHASES = ['reveal', 'totals', 'order', 'claims', 'after', 'end'] as const
export type Phase = (typeof PHASES)[number]

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>

/** An army in the show: the cards that are turned up come first to mind, so they are marked. */
export type Host = { readonly seat: Seat; readonly pieces: readonly ShownPiece[]; readonly turned: ReadonlySet<number> }

export type Story = {
  readonly phases: readonly Phase[]
  /** In turn order. */
  readonly hosts: readonly Host[]
  readonly order: readonly Standing[]
  readonly claims: readonly Of<'claimed'>[]
  /** What happens when all is claimed: left supporters, clans that stay, the initiative. */
  readonly after: readonly Event[]
  readonly end: Of<'gameEnded'> | null
}

const isA =
  <K extends Event['type']>(...types: readonly K[]) =>
  (event: Event): event is Of<K> =>
    types.some((type) => type === event.type)

/** The show of the end of a skirmish, from the facts that have come; a part whose facts are missing is left out. */
export function storyOf(events: readonly Event[]): Story {
  const ordered = events.find(isA('ordered'))
  const revealed = events.find(isA('revealed'))
  const claims = events.filter(isA('claimed'))
  const after = events.filter(isA('leftUnclaimed', 'stayed', 'initiativeTaken'))
  const end = events.find(isA('gameEnded')) ?? null
  const phases: Phase[] = []
  if (ordered !== undefined) phases.push('reveal', 'totals', 'order')
  if (claims.length > 0) phases.push('claims')
  if (after.length > 0) phases.push('after')
  if (end !== null) phases.push('end')
  const order = ordered?.order ?? []
  const hosts = order
    .map(({ seat }) => seat)
    .sort((a, b) => a - b)
    .map((seat) => ({ seat, pieces: ordered?.armies[seat] ?? [], turned: turnedOf(seat, revealed) }))
  return { phases, hosts, order, claims, after, end }
}

const turnedOf = (seat: Seat, revealed: Of<'revealed'> | undefined): ReadonlySet<number> =>
  new Set(revealed?.armies.find((army) => army.seat === seat)?.pieces.map(({ id }) => id))

export const startsShow = (event: Event): boolean =>
  event.type === 'ordered' || event.type === 'initiativeTaken' || event.type === 'gameEnded'
