import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { t } from '../words/i18n.ts'
import { Failure, Loading } from '../controls/states.tsx'
import { useRetry } from './use-retry.ts'

/** Its code is fetched when it is first drawn, or earlier by `load`. */
export type Lazy<P> = FunctionComponent<P> & { readonly load: () => Promise<void> }

type Instead<P> = {
  readonly Waiting: FunctionComponent
  readonly Failed: (props: P & { readonly onRetry: () => void }) => JSX.Element
}

const lazyWith = <P extends object>(
  fetch: () => Promise<FunctionComponent<P>>,
  { Waiting, Failed }: Instead<P>,
): Lazy<P> => {
  let Loaded: FunctionComponent<P> | null = null
  const load = async (): Promise<void> => {
    Loaded ??= await fetch()
  }
  function Lazy(props: P): JSX.Element {
    const [, redraw] = useState(0)
    const { hasFailed, fail, retry } = useRetry('')
    // Captured now: `load` may set `Loaded` before the effect runs.
    const Part = Loaded
    useEffect(() => {
      if (Part === null && !hasFailed) load().then(() => redraw((count) => count + 1), fail)
    }, [Part, hasFailed, fail])
    if (Part !== null) return <Part {...props} />
    return hasFailed ? <Failed {...props} onRetry={retry} /> : <Waiting />
  }
  return Object.assign(Lazy, { load })
}

export const lazy = <P extends object>(
  fetch: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent = () => <Loading />,
): Lazy<P> => lazyWith(fetch, { Waiting, Failed: ({ onRetry }) => <Failure onRetry={onRetry} /> })

/** Shows nothing until it is loaded: an overlay has no place of its own in the page. */
export const lazyOverlay = <P extends { readonly onClose: () => void }>(
  fetch: () => Promise<FunctionComponent<P>>,
): Lazy<P> =>
  lazyWith(fetch, {
    Waiting: () => null,
    Failed: ({ onClose, onRetry }) => (
      <Dialog title={t.value.common.failed} onClose={onClose}>
        <DialogButtons
          back={{ label: t.value.common.close, onClick: onClose }}
          main={
            <button type="button" class="button primary" autofocus onClick={onRetry}>
              {t.value.common.retry}
            </button>
          }
        />
      </Dialog>
    ),
  })
