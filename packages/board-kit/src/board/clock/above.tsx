import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { openDialogs } from '../../ui/controls/dialog.tsx'
import { PromptClock } from './faces.tsx'

/** Each dialog that opens lies above the earlier ones, so the clock is shown again then. */
export function ClockAbove({
  me,
  isCovered,
}: {
  readonly me: number | null
  readonly isCovered: boolean
}): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null)
  const dialogs = openDialogs.value
  const isNeeded = isCovered || dialogs > 0
  useLayoutEffect(() => {
    const element = box.current
    if (!isNeeded || element === null) return
    element.showPopover()
    return () => element.hidePopover()
  }, [isNeeded, dialogs])
  if (!isNeeded) return null
  return (
    <div ref={box} class="clock-above" popover="manual" aria-hidden="true">
      <PromptClock me={me} />
    </div>
  )
}
