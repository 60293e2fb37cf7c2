import type { JSX } from 'preact'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { PauseRequest } from '../clock/paused.tsx'
import type { TableStore } from '../store/store.ts'
import { Asking } from './asking.tsx'

export const Consent = ({ store }: { readonly store: TableStore }): JSX.Element => (
  <>
    <Requested store={store} />
    <ConfirmUndo store={store} />
  </>
)

function Requested({ store }: { readonly store: TableStore }): JSX.Element | null {
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

/** Asked even where no other player must agree, so that no round is lost by a slip. */
function ConfirmUndo({ store }: { readonly store: TableStore }): JSX.Element | null {
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
