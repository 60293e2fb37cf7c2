import { useState } from 'preact/hooks'
import type { Reply } from '../../net/api.ts'
import { keepFocus } from './keep-focus.ts'
import { provedAgain } from './proving.ts'
import { passkeyOr, wantsProof } from './why-not.ts'

export type Sending = {
  readonly busy: boolean
  /** Why the last try came to nothing. */
  readonly failed: string | null
  /** Whether it was done. `call` gives null if the person or the authenticator did not want to. */
  send<V>(call: () => Promise<Reply<V> | null>, done?: (value: V) => void | Promise<void>): Promise<boolean>
}

/** One thing at a time is asked of the server, and what comes of it is said. */
export function useSend(): Sending {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  return {
    busy,
    failed,
    async send(call, done) {
      const restore = keepFocus()
      setBusy(true)
      setFailed(null)
      const first = await call()
      const reply = wantsProof(first) && (await provedAgain()) ? await call() : first
      const isDone = reply?.ok === true
      if (isDone) await done?.(reply.value)
      else setFailed(passkeyOr(reply))
      setBusy(false)
      // Once it is drawn: a button that was off while it waited has lost the keyboard.
      requestAnimationFrame(restore)
      return isDone
    },
  }
}
