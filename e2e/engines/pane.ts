export interface Pane {
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** `run` goes to the page as its source text: it sees nothing but its argument. */
  evaluate<A, V>(run: (argument: A) => V | Promise<V>, argument: A): Promise<V>
  clickAt(x: number, y: number): Promise<void>
  /** The page on A4 paper, as a PDF; the driver of WebKit has no command that prints. */
  print?(): Promise<Buffer>
  readonly faults: readonly string[]
  close(): Promise<void>
}

export const SIZE = { width: 1280, height: 720 }

export const A4_CM = { width: 21, height: 29.7 }

export const START = 90_000

type Answer<V> = { readonly value: V } | { readonly error: string }

/** Marked trust: the answer was written by the function that was asked. */
const isAnswer = <V>(x: unknown): x is Answer<V> => typeof x === 'object' && x !== null

export function answered<V>(text: string): V {
  const answer: unknown = JSON.parse(text)
  if (!isAnswer<V>(answer)) throw new Error(`no answer: ${text}`)
  if ('error' in answer) throw new Error(answer.error)
  return answer.value
}
