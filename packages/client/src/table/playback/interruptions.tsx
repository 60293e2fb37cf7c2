import type { JSX } from 'preact'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { PrimerCard } from '../frame/primer.tsx'
import { Recap } from '../log/recap.tsx'
import { CutsceneOverlay } from './cutscene.tsx'
import type { Interruption } from './use-interruptions.ts'

export function Interruptions({
  interruption,
  onChange,
  onRules,
}: {
  readonly interruption: Interruption | null
  readonly onChange: (interruption: Interruption | null) => void
  readonly onRules: () => void
}): JSX.Element | null {
  const close = (): void => onChange(null)
  switch (interruption?.kind) {
    case undefined:
      return null
    case 'show':
      return (
        <CutsceneOverlay
          events={interruption.events}
          earlier={interruption.earlier}
          before={interruption.before}
          onDone={close}
        />
      )
    case 'primer':
      return (
        <div class="interruption">
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
        <div class="interruption">
          <Recap
            title={interruption.kind === 'recap' ? t.value.log.recap : t.value.log.summary}
            entries={interruption.entries}
            onShow={
              interruption.kind === 'recap'
                ? (events) => onChange({ kind: 'show', events, earlier: interruption.earlier, before: null })
                : null
            }
            onClose={close}
          />
        </div>
      )
  }
}
