import type { Refusal } from '@bothy/protocol'
import { GameFault } from '../guard.ts'
import { refusal } from '../log/outcome.ts'

/** A stored table that this program cannot open, that a newer one has written, or that took too long to open before. Nothing of it was changed. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable'
  readonly why: 'unreadable' | 'too-new' | 'halted'

  constructor(why: UnreadableTable['why'], message: string, cause?: unknown) {
    super(message, { cause })
    this.why = why
  }
}

/** Never contains the text of the error. */
export const refusalOfError = (error: unknown): Refusal =>
  refusal(error instanceof UnreadableTable ? error.why : error instanceof GameFault ? 'faulty' : 'server-error')
