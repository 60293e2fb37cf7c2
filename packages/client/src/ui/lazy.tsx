import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Failure, Loading } from './states.tsx'

/** Its code is fetched when it is first drawn, or before that by `load`. */
export type Lazy<P> = FunctionComponent<P> & { readonly load: () => Promise<void> }

/** A page, or a part of one, whose code is fetched when it is first wanted; `Waiting` stands in its place until it is here. */
export function lazy<P extends object>(
  fetch: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent = () => <Loading />,
): Lazy<P> {
  let Loaded: FunctionComponent<P> | null = null
  const load = async (): Promise<void> => {
    Loaded ??= await fetch()
  }
  function Lazy(props: P): JSX.Element {
    const [, redraw] = useState(0)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Loaded !== null || failed) return
      load().then(
        () => redraw((count) => count + 1),
        () => setFailed(true),
      )
    }, [failed])
    if (Loaded !== null) return <Loaded {...props} />
    return failed ? <Failure onRetry={() => setFailed(false)} /> : <Waiting />
  }
  return Object.assign(Lazy, { load })
}
