import { useState } from 'preact/hooks'
import type { Reply } from '../../net/api.ts'
import { t } from '../../ui/i18n.ts'

export type Sending = {
  readonly busy: boolean
  /** Why the last try came to nothing. */
  readonly failed: string | null
  /** True if it was done. */
  send<V>(call: () => Promise<Reply<V>>, done?: (value: V) => void | Promise<void>): Promise<boolean>
}

/** One thing at a time is asked of the server, and what comes of it is said. */
export function useSend(): Sending {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  return {
    busy,
    failed,
    async send(call, done) {
      setBusy(true)
      setFailed(null)
      const reply = await call()
      if (reply.ok) await done?.(reply.value)
      else setFailed(reply.why === 'refused' ? t.value.refusals[reply.refusal.why] : t.value.common.noServer)
      setBusy(false)
      return reply.ok
    },
  }
}
