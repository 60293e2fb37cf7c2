import type { JSX } from 'preact'
import type { StateMessage } from '@bothy/protocol'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazyClock } from '@bothy/board-kit/ui/page/lazy-clock.ts'
import type { TableStore } from '../store/store.ts'

const PauseRequest = lazyClock(async () => (await import('../clock/paused.tsx')).PauseRequest)

/** A request to go back past what was revealed, to end the game, or for a pause. */
export function Consent({ store }: { readonly store: TableStore }): JSX.Element | null {
  const request = store.state.value?.request ?? null
  if (request === null || store.info.value === null) return null
  if (request.pause) return <PauseRequest store={store} request={request} />
  const { consent, leaving } = t.value
  const [name, agreed, others] = [store.names.value[request.seat], request.agreed.length, request.asked.length]
  const words =
    request.to === null
      ? { title: leaving.endAsk, asks: leaving.endAsked(name), waiting: leaving.endWaiting(agreed, others) }
      : { title: consent.title, asks: consent.asks(name), waiting: consent.waiting(agreed, others) }
  return <Asking store={store} request={request} words={words} />
}

/** Those asked answer, the one who asks waits or withdraws. */
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

/** Past what is final, where nobody else must agree: once more, so that no round is lost by a slip. */
export function ConfirmUndo({ store }: { readonly store: TableStore }): JSX.Element | null {
  if (!store.confirmsUndo.value || store.state.value?.canUndo !== 'confirm') return null
  const words = t.value.consent
  return (
    <Dialog title={words.title} onClose={() => store.confirmUndo(false)}>
      <p>{words.confirm}</p>
      <DialogButtons
        back={{ onClick: () => store.confirmUndo(false) }}
        main={
          <button type="button" class="button primary" onClick={() => store.confirmUndo(true)}>
            {t.value.prompt.undo}
          </button>
        }
      />
    </Dialog>
  )
}
