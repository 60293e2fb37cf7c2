import { useEffect } from 'preact/hooks'
import { rewriteAddress } from '@bothy/board-kit/ui/page/router.ts'
import { type Moment, momentQuery } from './moment.ts'

/** In ms: browsers refuse addresses that change too often. */
const AFTER = 250

/** Changes the address without a history entry, so that Back leaves the replay. */
export function useMoment(moment: Moment, more: URLSearchParams | null): void {
  const query = momentQuery(moment, more)
  useEffect(() => {
    const timer = setTimeout(() => {
      rewriteAddress(location.pathname + query)
    }, AFTER)
    return () => clearTimeout(timer)
  }, [query])
}
