/** One page in a browser of another maker, and as much as a person does with it. */
export interface Pane {
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** The function runs in the page, by its text: it sees nothing but its argument. */
  evaluate<A, V>(run: (argument: A) => V | Promise<V>, argument: A): Promise<V>
  clickAt(x: number, y: number): Promise<void>
  /** Exceptions of the page, as far as the browser tells of them. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

/** A wide screen, as most of the other tests have it. */
export const SIZE = { width: 1280, height: 720 }

/** Starting one on a busy machine, in milliseconds. */
export const START = 90_000

type Answer<V> = { readonly value: V } | { readonly error: string }

/** Marked trust: the answer was written by the function that was asked. */
const isAnswer = <V>(x: unknown): x is Answer<V> => typeof x === 'object' && x !== null

/** As a page or a driver writes down what came of a question. */
export function answered<V>(text: string): V {
  const answer: unknown = JSON.parse(text)
  if (!isAnswer<V>(answer)) throw new Error(`no answer: ${text}`)
  if ('error' in answer) throw new Error(answer.error)
  return answer.value
}
