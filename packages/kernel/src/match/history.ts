import type { GameTypes, Seat } from '../contract.ts'
import { isObject } from '../json.ts'
import type { Ply } from '../record/record.ts'

type Mark = { readonly start: number; readonly joined: boolean }

type Past<T extends GameTypes> = {
  readonly opening: readonly T['event'][]
  readonly plies: Ply<T['action']>[]
  readonly events: (readonly T['event'][])[]
  readonly marks: Mark[]
}

type Written<T extends GameTypes> = Omit<Past<T>, 'marks'> & {
  readonly starts: readonly number[]
  readonly joined: readonly number[]
}

export type WrittenHistory = { readonly plies: number; readonly text: string }

/** Marked trust: a history is read only from text that this class has written. */
const isWritten = <T extends GameTypes>(value: unknown): value is Written<T> => isObject(value)

/**
 * Plies and events of a match. Those that came as text are parsed only on demand: of a long match they are by far the most, and play goes
 * on without them.
 */
export class History<T extends GameTypes> {
  #closed: WrittenHistory | null
  #past: Past<T>

  constructor(from: readonly T['event'][] | WrittenHistory) {
    this.#closed = 'text' in from ? from : null
    this.#past = { opening: 'text' in from ? [] : from, plies: [], events: [], marks: [] }
  }

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

  /** Keeps the first `to` plies, in new lists: a list that was handed out before stays as it was. */
  cut(to: number): void {
    const { opening, plies, events, marks } = this.#opened
    this.#past = { opening, plies: plies.slice(0, to), events: events.slice(0, to), marks: marks.slice(0, to) }
  }

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
