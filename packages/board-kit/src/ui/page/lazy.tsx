import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { t } from '../words/i18n.ts'
import { Failure, Loading } from '../controls/states.tsx'
import { loadFreshPage } from './fresh-page.ts'

/** Its code is fetched when it is first drawn, or before that by `load`. */
export type Lazy<P> = FunctionComponent<P> & { readonly load: () => Promise<void> }

/** Shown while the code is fetched, and when that has failed. */
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
    const [failed, setFailed] = useState(false)
    const isAskedAgain = useRef(false)
    // As drawn now: `load` may set `Loaded` before the effect runs.
    const Part = Loaded
    useEffect(() => {
      if (Part !== null || failed) return
      load().then(
        () => redraw((count) => count + 1),
        () => {
          setFailed(true)
          if (isAskedAgain.current) void loadFreshPage()
        },
      )
    }, [Part, failed])
    if (Part !== null) return <Part {...props} />
    const retry = (): void => {
      isAskedAgain.current = true
      setFailed(false)
    }
    return failed ? <Failed {...props} onRetry={retry} /> : <Waiting />
  }
  return Object.assign(Lazy, { load })
}

/** A page, or a part of one, whose code is fetched when it is first wanted; `Waiting` stands in its place until it is here. */
export const lazy = <P extends object>(
  fetch: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent = () => <Loading />,
): Lazy<P> => lazyWith(fetch, { Waiting, Failed: ({ onRetry }) => <Failure onRetry={onRetry} /> })

/** An overlay that can be closed has no place of its own in the page: nothing is shown until it is here. */
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
