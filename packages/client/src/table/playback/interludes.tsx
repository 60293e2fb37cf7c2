import type { JSX } from 'preact'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { PrimerCard } from '../frame/primer.tsx'
import { Recap } from '../log/recap.tsx'
import { ShowOverlay } from './show.tsx'
import type { Interlude } from './use-news.ts'

/** Over the table, whatever interrupts play. */
export function Interludes({
  interlude,
  onChange,
  onRules,
}: {
  readonly interlude: Interlude | null
  readonly onChange: (interlude: Interlude | null) => void
  readonly onRules: () => void
}): JSX.Element | null {
  const close = (): void => onChange(null)
  switch (interlude?.kind) {
    case undefined:
      return null
    case 'show':
      return <ShowOverlay events={interlude.events} before={interlude.before} onDone={close} />
    case 'primer':
      return (
        <div class="interlude">
          <PrimerCard
            onRules={() => {
              close()
              onRules()
            }}
            onClose={close}
          />
        </div>
      )
    case 'recap':
    case 'summary':
      return (
        <div class="interlude">
          <Recap
            title={interlude.kind === 'recap' ? t.value.log.recap : t.value.log.summary}
            entries={interlude.entries}
            onShow={interlude.kind === 'recap' ? (events) => onChange({ kind: 'show', events, before: null }) : null}
            onClose={close}
          />
        </div>
      )
  }
}
