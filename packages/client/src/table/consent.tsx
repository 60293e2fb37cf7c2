import type { JSX } from 'preact'
import { Dialog } from '../ui/dialog.tsx'
import { t } from '../ui/i18n.ts'
import type { TableStore } from './store.ts'

/** A request to go back past what was revealed, or to end the game: those asked answer, the one who asks waits or withdraws. */
export function Consent({ store }: { readonly store: TableStore }): JSX.Element | null {
  const [state, info, me] = [store.state.value, store.info.value, store.me.value]
  const request = state?.request ?? null
  if (request === null || info === null) return null
  const [words, ends] = [t.value.consent, request.to === null]
  const answer = (agree: boolean): void => store.consent(request.number, agree)
  const [agreed, others] = [request.agreed.length, request.asked.length]
  if (request.seat === me)
    return (
      <div class="banner" role="status">
        <span>{ends ? t.value.leaving.endWaiting(agreed, others) : words.waiting(agreed, others)}</span>
        <button type="button" class="button small" onClick={() => answer(false)}>
          {words.withdraw}
        </button>
      </div>
    )
  const asked = me !== null && request.asked.includes(me) && !request.agreed.includes(me)
  if (!asked) return null
  const name = store.names.value[request.seat]
  return (
    <Dialog key={request.number} title={ends ? t.value.leaving.endAsk : words.title} onClose={() => answer(false)}>
      <p>{ends ? t.value.leaving.endAsked(name) : words.asks(name)}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => answer(false)}>
          {words.decline}
        </button>
        <button type="button" class="button primary" onClick={() => answer(true)}>
          {words.agree}
        </button>
      </div>
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
      <div class="actions">
        <button type="button" class="button" onClick={() => store.confirmUndo(false)}>
          {t.value.common.cancel}
        </button>
        <button type="button" class="button primary" onClick={() => store.confirmUndo(true)}>
          {t.value.prompt.undo}
        </button>
      </div>
    </Dialog>
  )
}
