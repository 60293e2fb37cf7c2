import type { Seat } from '@bothy/kernel'
import type { StandIn } from '@bothy/protocol'
import type { Holder } from './log.ts'

const MOST = 20

export class StandIns {
  #spans: readonly StandIn[]

  constructor(spans: readonly StandIn[] = []) {
    this.#spans = spans
  }

  get all(): readonly StandIn[] {
    return this.#spans
  }

  /** Spans in which a bot has really played; one that took a seat and made no ply is not told. */
  playedIn(plies: readonly { readonly seat: Seat }[]): readonly StandIn[] {
    return this.#spans.flatMap(({ seat, from, to }) => {
      const first = plies.findIndex((ply, at) => ply.seat === seat && at >= from && (to === null || at < to))
      return first < 0 ? [] : [{ seat, from: first, to }]
    })
  }

  look(holders: readonly Holder[], plies: number): void {
    holders.forEach((holder, seat) => {
      const isBots = holder.kind === 'person' && holder.away !== null
      const open = this.#spans.find((span) => span.seat === seat && span.to === null)
      if (isBots && open === undefined) this.#open(seat, plies)
      if (!isBots && open !== undefined) this.#close(open, plies)
    })
  }

  has(seat: Seat, ply: number): boolean {
    return this.#spans.some((span) => span.seat === seat && ply >= span.from && (span.to === null || ply < span.to))
  }

  #open(seat: Seat, from: number): void {
    const last = this.#spans.findLast((span) => span.seat === seat)
    const isOneMore = this.#spans.length >= MOST && last !== undefined
    if (isOneMore) this.#spans = this.#spans.map((span) => (span === last ? { ...span, to: null } : span))
    else this.#spans = [...this.#spans, { seat, from, to: null }]
  }

  #close(open: StandIn, to: number): void {
    this.#spans =
      to <= open.from
        ? this.#spans.filter((span) => span !== open)
        : this.#spans.map((span) => (span === open ? { ...span, to } : span))
  }
}
