import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Json } from '@bothy/kernel'
import { Guard, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { ShowDetails } from '@bothy/board-kit/board/details/use-details.ts'
import { isNewcomer } from '../frame/newcomer.ts'

const FIRST_PICTURE_PAINTED_MS = 500

export type JustCovered = ReadonlySignal<'' | undefined>

/**
 * The table behind a show that has just opened is hidden, so it is drawn only after the first picture is painted. An open explanation
 * closes: its thing would be looked for in the whole table.
 */
export function useJustCovered(isCovered: boolean, showDetails: ShowDetails): JustCovered {
  const just = useSignal<'' | undefined>(undefined)
  const was = useRef(false)
  if (was.current !== isCovered) {
    was.current = isCovered
    just.value = isCovered ? '' : undefined
    if (isCovered) showDetails(null, 'now')
  }
  useEffect(() => {
    if (!isCovered) return
    const timer = setTimeout(() => (just.value = undefined), FIRST_PICTURE_PAINTED_MS)
    return () => clearTimeout(timer)
  }, [isCovered, just])
  return just
}

export function Behind({
  covered,
  children,
}: {
  readonly covered: JustCovered
  readonly children: ComponentChildren
}): JSX.Element {
  const drawn = useRef(children)
  if (covered.value === undefined) drawn.current = children
  return <>{drawn.current}</>
}

export function CutsceneOverlay({
  events,
  earlier,
  before,
  onDone,
}: {
  readonly events: readonly Json[]
  readonly earlier: readonly Json[]
  readonly before: Json | null
  readonly onDone: () => void
}): JSX.Element | null {
  const { board, props } = useTableContext()
  const { Cutscene } = board
  useEffect(() => {
    if (Cutscene === null) onDone()
  }, [Cutscene, onDone])
  if (Cutscene === null) return null
  return (
    <div class="show">
      <Guard>
        <Cutscene
          {...props}
          events={events}
          earlier={earlier}
          before={before}
          isNewcomer={isNewcomer(board.id)}
          onDone={onDone}
        />
      </Guard>
    </div>
  )
}
