import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Json } from '@bothy/kernel'
import { Guard, useScene } from '../board/scene.tsx'
import { isNewcomer } from './newcomer.ts'

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
