import { useEffect } from 'preact/hooks'
import { rewriteAddress } from '@bothy/board-kit/ui/page/router.ts'
import { type Moment, momentQuery } from './moment.ts'

/** Browsers refuse addresses that change too often. */
const AFTER = 250

/** Writes the place in the game into the address, without an entry of its own in the history: Back leaves the replay. */
export function useMoment({ move, eyes }: Moment): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      rewriteAddress(location.pathname + momentQuery({ move, eyes }))
    }, AFTER)
    return () => clearTimeout(timer)
  }, [move, eyes])
}
