import type { JSX } from 'preact'
import type { StateMessage } from '@bothy/protocol'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { TableStore } from '../store/store.ts'

export function Asking({
  store,
  request,
  words: { title, asks, waiting },
}: {
  readonly store: TableStore
  readonly request: NonNullable<StateMessage['request']>
  readonly words: { readonly title: string; readonly asks: string; readonly waiting: string }
}): JSX.Element | null {
  const me = store.me.value
  const words = t.value.consent
  const answer = (agree: boolean): void => store.consent(request.number, agree)
  if (request.seat === me)
    return (
      <div class="banner" role="status">
        <span>{waiting}</span>
        <button type="button" class="button small" onClick={() => answer(false)}>
          {words.withdraw}
        </button>
      </div>
    )
  const asked = me !== null && request.asked.includes(me) && !request.agreed.includes(me)
  if (!asked) return null
  return (
    <Dialog key={request.number} title={title} onClose={() => answer(false)}>
      <p>{asks}</p>
      <DialogButtons
        back={{ label: words.decline, onClick: () => answer(false) }}
        main={
          <button type="button" class="button primary" onClick={() => answer(true)}>
            {words.agree}
          </button>
        }
      />
    </Dialog>
  )
}
