import { useState } from 'preact/hooks'
import type { Reply } from '../../net/api.ts'
import { keepFocus } from './keep-focus.ts'
import { provedAgain } from './proving.ts'
import { passkeyOr, wantsProof } from './why-not.ts'

export type Sending = {
  readonly busy: boolean
  readonly failed: string | null
  /** Whether it succeeded. `call` gives null if the person or the authenticator declined. */
  send<V>(call: () => Promise<Reply<V> | null>, done?: (value: V) => void | Promise<void>): Promise<boolean>
}

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
      // After drawing: a button disabled while it waited has lost the focus.
      requestAnimationFrame(restore)
      return isDone
    },
  }
}
