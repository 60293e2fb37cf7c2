import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { signedOut } from '../../net/api.ts'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { backHere, paths, route } from '@bothy/board-kit/ui/page/router.ts'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'

export function SignedOut(): JSX.Element | null {
  const words = waiting.value
  useEffect(() => announce(waiting.peek().signedOut), [])
  if (route.value.page === 'account') return null
  return (
    <section class="toast panel" data-kind="signed-out" aria-label={words.news}>
      <p class="toast-words">
        <strong>{words.signedOut}</strong>
      </p>
      <div class="ask-answers">
        <a class="button" href={paths.signIn(backHere())}>
          {t.value.nav.signIn}
        </a>
        <button type="button" class="button quiet" onClick={() => (signedOut.value = false)}>
          {words.later}
        </button>
      </div>
    </section>
  )
}
