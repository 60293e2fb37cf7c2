import type { JSX } from 'preact'
import type { Host } from '../../net/hosts.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { HALTED } from '@bothy/board-kit/ui/messages/halted.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'

export function HaltedBanner({ host }: { readonly host: Host }): JSX.Element {
  const { reported, wayOn } = HALTED[language.value]
  return (
    <p class="prompt-banner note bad" role="alert">
      {/* One element: a note lays its parts out side by side. */}
      <span>
        {t.value.halted.safe} {host.kind !== 'device' && <span class="halted-reported">{reported}</span>} {wayOn}
      </span>
    </p>
  )
}
