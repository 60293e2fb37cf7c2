import { useState } from 'preact/hooks'
import type { Refusal } from '@bothy/protocol'
import type { Reply } from '../../net/api.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'

export type Run = (...calls: readonly (() => Promise<Reply<unknown>>)[]) => Promise<boolean>

export function useRun(): { readonly run: Run; readonly refusal: string | null } {
  const [refused, setRefused] = useState<Refusal['why'] | 'unreachable' | null>(null)
  const run: Run = async (...calls) => {
    setRefused(null)
    for (const call of calls) {
      const reply = await call()
      if (reply.ok) continue
      setRefused(reply.why === 'refused' ? reply.refusal.why : 'unreachable')
      return false
    }
    return true
  }
  const refusal = refused === null ? null : refused === 'unreachable' ? t.value.common.noServer : refusalText(refused)
  return { run, refusal }
}
