import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Json } from '@bothy/kernel'
import { Guard, useScene } from '../board/scene.tsx'
import { isNewcomer } from './newcomer.ts'

/** The first picture of a show is painted by then, in milliseconds. */
const PAINTED = 500

/**
 * Whether a show has just been opened, for the table behind it: nobody sees that, so it is styled and laid out only when the first
 * picture has been painted. Bound to the page without drawing it again.
 */
export function useJustCovered(isCovered: boolean): ReadonlySignal<'' | undefined> {
  const just = useSignal<'' | undefined>(undefined)
  const was = useRef(false)
  if (was.current !== isCovered) {
    was.current = isCovered
    just.value = isCovered ? '' : undefined
  }
  useEffect(() => {
    if (!isCovered) return
    const timer = setTimeout(() => (just.value = undefined), PAINTED)
    return () => clearTimeout(timer)
  }, [isCovered, just])
  return just
}

/** The show of a game over its table, until it is done or skipped. */
export function ShowOverlay({
  events,
  before,
  onDone,
}: {
  readonly events: readonly Json[]
  readonly before: Json | null
  readonly onDone: () => void
}): JSX.Element | null {
  const { client, props } = useScene()
  const { Show } = client
  useEffect(() => {
    if (Show === null) onDone()
  }, [Show, onDone])
  if (Show === null) return null
  return (
    <div class="show">
      <Guard>
        <Show {...props} events={events} before={before} isNewcomer={isNewcomer(client.id)} onDone={onDone} />
      </Guard>
    </div>
  )
}
