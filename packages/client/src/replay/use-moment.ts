import { useEffect } from 'preact/hooks'
import { rewriteAddress } from '@bothy/board-kit/ui/page/router.ts'
import { type Moment, momentQuery } from './moment.ts'

/** In ms: browsers refuse addresses that change too often. */
const AFTER = 250

/** Changes the address without a history entry, so that Back leaves the replay. */
export function useMoment({ move, eyes }: Moment): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      rewriteAddress(location.pathname + momentQuery({ move, eyes }))
    }, AFTER)
    return () => clearTimeout(timer)
  }, [move, eyes])
}
