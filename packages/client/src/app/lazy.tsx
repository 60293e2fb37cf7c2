import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Failure, Loading } from '../ui/states.tsx'

/** A page whose code is fetched when it is first opened. */
export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let Loaded: FunctionComponent<P> | null = null
  return function Lazy(props: P): JSX.Element {
    const [, redraw] = useState(0)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Loaded !== null || failed) return
      load().then(
        (component) => {
          Loaded = component
          redraw((count) => count + 1)
        },
        () => setFailed(true),
      )
    }, [failed])
    if (Loaded !== null) return <Loaded {...props} />
    return failed ? <Failure onRetry={() => setFailed(false)} /> : <Loading />
  }
}
