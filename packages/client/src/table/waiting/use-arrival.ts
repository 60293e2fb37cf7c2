import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'

export function useArrival(hasCome: boolean, said: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const isSaid = useRef(false)
  useEffect(() => {
    // Only on arrival, not again when a player moves.
    if (!hasCome || isSaid.current) return
    isSaid.current = true
    heading.current?.focus()
    announce(said)
  }, [hasCome, said])
  return heading
}
