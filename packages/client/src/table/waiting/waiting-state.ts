import type { Seat } from '@bothy/kernel'
import type { SeatInfo, TableInfo } from '@bothy/protocol'

type Person = Extract<SeatInfo, { readonly kind: 'person' }>
const isPerson = (seat: SeatInfo): seat is Person => seat.kind === 'person'

export type Waiting = {
  readonly free: readonly Seat[]
  readonly mine: Seat | null
  readonly waitsForMe: boolean
  readonly isUnready: boolean
  readonly unready: readonly string[]
  readonly others: number
}

export function waitingOf({ seats }: TableInfo): Waiting {
  const mine = seats.findIndex((seat) => isPerson(seat) && seat.mine)
  const others = seats.filter(isPerson).filter((seat) => !seat.mine)
  const me = seats[mine]
  const hasFree = seats.some(({ kind }) => kind === 'open')
  return {
    free: seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : [])),
    mine: mine < 0 ? null : mine,
    waitsForMe: me !== undefined && isPerson(me) && !me.ready && (others.length > 0 || !hasFree),
    isUnready: me !== undefined && isPerson(me) && !me.ready,
    unready: others.filter((seat) => !seat.ready).map((seat) => seat.name),
    others: others.length,
  }
}

/** At a table made for people, beginning against bots alone is never the main button. */
export type MainThing = 'ready' | 'begin' | 'begin-when' | 'wait-on' | 'invite' | 'wait'

export function mainItem(info: TableInfo): MainThing {
  const { free, waitsForMe, unready, others } = waitingOf(info)
  if (waitsForMe) return 'ready'
  if (free.length === 0 || !info.host) return 'wait'
  if (info.begins !== null) return 'wait-on'
  if (unready.length > 0) return 'begin-when'
  return others > 0 ? 'begin' : 'invite'
}
