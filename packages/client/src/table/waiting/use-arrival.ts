import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'

/** For the heading of a room that has taken the place of another: the keyboard goes on there, and it is said what has changed. */
export function useArrival(hasCome: boolean, said: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const isSaid = useRef(false)
  useEffect(() => {
    // Only as it comes: it is not said again when a player moves.
    if (!hasCome || isSaid.current) return
    isSaid.current = true
    heading.current?.focus()
    announce(said)
  }, [hasCome, said])
  return heading
}
