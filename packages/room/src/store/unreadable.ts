import type { Refusal } from '@bothy/protocol'
import { GameFault } from '../guard.ts'
import { refusal } from '../log/outcome.ts'

/** A stored table that this program cannot open, or that a newer one has written, or at which opening it took too long before. Nothing of it was changed. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable'
  readonly why: 'unreadable' | 'too-new' | 'halted'

  constructor(why: UnreadableTable['why'], message: string, cause?: unknown) {
    super(message, { cause })
    this.why = why
  }
}

/** An answer to a wish that ended in an error: never the text of the error. */
export const refusalOfError = (error: unknown): Refusal =>
  refusal(error instanceof UnreadableTable ? error.why : error instanceof GameFault ? 'faulty' : 'server-error')
