import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Host } from '../../net/hosts.ts'
import { CopyField } from '@bothy/board-kit/ui/controls/copy.tsx'
import { fairnessWords } from '@bothy/board-kit/ui/words/fairness-words.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import type { TableStore } from '../store/store.ts'
import type { Verdict } from './verify.ts'

export function Fairness({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element | null {
  const info = store.info.value
  const words = fairnessWords.value
  const [verdict, setVerdict] = useState<Verdict | 'verifying' | null>(null)
  if (info === null || info.commitment === null) return null
  const check = async (): Promise<void> => {
    setVerdict('verifying')
    const { verify } = await import('./verify.ts')
    setVerdict(await verify(info.commitment, await host.record(info.id)))
  }
  return (
    <>
      <h3>{words.fairness}</h3>
      <p class="soft small">{words.fairnessHelp}</p>
      <CopyField label={words.commitment} value={info.commitment} />
      {info.seed !== null && <CopyField label={words.seed} value={info.seed} />}
      {info.status === 'over' && (
        <button
          type="button"
          class="button"
          disabled={verdict === 'verifying'}
          onClick={() => void check().catch(() => setVerdict('verifyFailed'))}
        >
          <Icon name="check" /> {words.verify}
        </button>
      )}
      {verdict !== null && (
        <p class={`note ${verdict === 'verified' ? 'good' : verdict === 'verifying' ? '' : 'bad'}`} role="status">
          {words[verdict]}
        </p>
      )}
    </>
  )
}
