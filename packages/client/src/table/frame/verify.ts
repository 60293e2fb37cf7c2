import { commitment } from '@bothy/kernel'
import { replayOfFile } from '../playback/full-replay.ts'

export type Verdict = 'verified' | 'seedWrong' | 'replayWrong' | 'verifyFailed'

/** Browsers hash only in secure contexts, which plain HTTP in a local network is not. */
async function sha256(text: string): Promise<string> {
  if (!isSecureContext) return commitment(text)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, '0')).join('')
}

const seedOf = (file: unknown): string | null =>
  typeof file === 'object' && file !== null && 'seed' in file && typeof file.seed === 'string' ? file.seed : null

export async function verify(promised: string | null, file: unknown): Promise<Verdict> {
  const seed = seedOf(file)
  if (seed === null || promised === null) return 'verifyFailed'
  if ((await sha256(seed)) !== promised) return 'seedWrong'
  return (await replayOfFile(file)).ok ? 'verified' : 'replayWrong'
}
