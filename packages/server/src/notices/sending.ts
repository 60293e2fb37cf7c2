import type { ChannelRow } from './channels.ts'
import type { Message } from './message.ts'
import type { Posted } from './post.ts'

export type Outcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'failed' | 'unsure'; readonly why: string }
  | { readonly kind: 'later'; readonly why: string; readonly after: number | null }

export type Sender = (channel: ChannelRow, message: Message) => Promise<Outcome>

const GONE: ReadonlySet<number> = new Set([404, 410])
const LATER: ReadonlySet<number> = new Set([408, 425, 429])

export function outcomeOf(posted: Posted): Outcome {
  if (posted.kind !== 'answered') {
    const { kind, why } = posted
    if (kind === 'unsent') return { kind: 'later', why, after: null }
    return { kind: kind === 'refused' ? 'failed' : 'unsure', why }
  }
  const { status, retryAfter } = posted
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (GONE.has(status)) return { kind: 'gone' }
  if (LATER.has(status) || status >= 500) return { kind: 'later', why: String(status), after: retryAfter }
  return { kind: 'failed', why: String(status) }
}
