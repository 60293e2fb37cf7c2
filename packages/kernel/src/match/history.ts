import type { GameTypes, Seat } from '../contract.ts'
import { isObject } from '../json.ts'
import type { Ply } from '../record/record.ts'

/** `start`: the ply at which its draft began. `joined`: it belongs to the gesture of the ply before it. */
type Mark = { readonly start: number; readonly joined: boolean }

type Past<T extends GameTypes> = {
  /** Facts of the opening position, before the first ply. */
  readonly opening: readonly T['event'][]
  readonly plies: Ply<T['action']>[]
  readonly events: (readonly T['event'][])[]
  readonly marks: Mark[]
}

type Written<T extends GameTypes> = Omit<Past<T>, 'marks'> & {
  readonly starts: readonly number[]
  readonly joined: readonly number[]
}

/** How many plies, and what was played and happened, as text. */
export type WrittenHistory = { readonly plies: number; readonly text: string }

/** Marked trust: a history is read from what one has written. */
const isWritten = <T extends GameTypes>(value: unknown): value is Written<T> => isObject(value)

/**
 * Plies and events of a match. Those that came as text stay closed until they are asked for: of a long match they are by far the
 * most, and the position can be played on without them.
 */
export class History<T extends GameTypes> {
  #closed: WrittenHistory | null
  /** Plies after the closed ones. */
  #past: Past<T>

  /** From the facts of the opening, or as it was written. */
  constructor(from: readonly T['event'][] | WrittenHistory) {
    this.#closed = 'text' in from ? from : null
    this.#past = { opening: 'text' in from ? [] : from, plies: [], events: [], marks: [] }
  }

  /** Number of plies. */
  get length(): number {
    return (this.#closed?.plies ?? 0) + this.#past.plies.length
  }
  get opening(): readonly T['event'][] {
    return this.#opened.opening
  }
  get plies(): readonly Ply<T['action']>[] {
    return this.#opened.plies
  }
  get events(): readonly (readonly T['event'][])[] {
    return this.#opened.events
  }
  get marks(): readonly Mark[] {
    return this.#opened.marks
  }
  /** The last ply of a seat; -1 if it has none. */
  lastOf(seat: Seat): number {
    return this.plies.findLastIndex((ply) => ply.seat === seat)
  }

  get written(): WrittenHistory {
    if (this.#closed !== null && this.#past.plies.length === 0) return this.#closed
    const { opening, plies, events, marks } = this.#opened
    const starts = marks.map(({ start }) => start)
    const joined = marks.flatMap((mark, at) => (mark.joined ? [at] : []))
    const text = JSON.stringify({ opening, plies, events, starts, joined } satisfies Written<T>)
    return { plies: plies.length, text }
  }

  push(ply: Ply<T['action']>, events: readonly T['event'][], mark: Mark): void {
    this.#past.plies.push(ply)
    this.#past.events.push(events)
    this.#past.marks.push(mark)
  }

  /** Leaves the first `to` plies. Who holds a list of before keeps it as it was. */
  cut(to: number): void {
    const { opening, plies, events, marks } = this.#opened
    this.#past = { opening, plies: plies.slice(0, to), events: events.slice(0, to), marks: marks.slice(0, to) }
  }

  /** Takes one ply out. */
  remove(at: number): void {
    const { opening, plies, events, marks } = this.#opened
    this.#past = {
      opening,
      plies: plies.toSpliced(at, 1),
      events: events.toSpliced(at, 1),
      marks: marks.toSpliced(at, 1),
    }
  }

  get #opened(): Past<T> {
    if (this.#closed !== null) {
      const before = open<T>(this.#closed)
      const { plies, events, marks } = this.#past
      this.#past = {
        opening: before.opening,
        plies: before.plies.concat(plies),
        events: before.events.concat(events),
        marks: before.marks.concat(marks),
      }
      this.#closed = null
    }
    return this.#past
  }
}

function open<T extends GameTypes>({ text }: WrittenHistory): Past<T> {
  const written: unknown = JSON.parse(text)
  if (!isWritten<T>(written)) throw new Error('this is no history')
  const { opening, plies, events, starts } = written
  const joined = new Set(written.joined)
  return { opening, plies, events, marks: starts.map((start, at) => ({ start, joined: joined.has(at) })) }
}
