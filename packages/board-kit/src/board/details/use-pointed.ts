import { useCallback, useRef, useState } from 'preact/hooks'
import type { SpotContext } from '../choice/spot.tsx'
import type { ShowDetails } from './use-details.ts'

/** For so long, in milliseconds, a thing that was pointed at still counts: on the way to the next tile nothing flickers. */
const LINGER = 300

type Pointed<BoardContext> = {
  readonly table: BoardContext
  readonly looked: string | null
  readonly pointed: string | null
}

/** Follows what is pointed at. `isTold`, the same from one drawing to the next, names things that the stage itself explains. */
export function usePointed<BoardContext extends SpotContext>(
  props: BoardContext,
  isTold: (item: string | null) => boolean,
): Pointed<BoardContext> {
  const { showDetails, uiState } = props
  const [pointed, setPointed] = useState<string | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const point = useCallback<ShowDetails>(
    (wanted, when) => {
      clearTimeout(leaving.current)
      if (wanted === null) leaving.current = setTimeout(() => setPointed(null), LINGER)
      else setPointed(wanted)
      if (!isTold(wanted) || when === 'pin') return showDetails(wanted, when)
      // The last explanation could lie over what is pointed at now.
      showDetails(null, uiState.pinned.peek() ? when : 'now')
    },
    [showDetails, isTold, uiState],
  )
  return { table: { ...props, showDetails: point }, looked: uiState.previewed.value ?? pointed, pointed }
}
