import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const EDGE = 8

/** Below the anchor if there is room, else above; never over the edge of the window. */
function place(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const below = at.bottom + EDGE + height <= innerHeight || at.top < height
  const top = below ? Math.min(at.bottom + EDGE, innerHeight - height - EDGE) : at.top - height - EDGE
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - width / 2), innerWidth - width - EDGE)
  box.style.top = `${Math.max(EDGE, top)}px`
  box.style.left = `${left}px`
}

/** A small sheet beside an element; closes with Escape or a click elsewhere. `focus` moves the keyboard into it. */
export function Popover({
  anchor,
  label,
  focus = false,
  onClose,
  children,
}: {
  readonly anchor: Element
  readonly label: string
  readonly focus?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    element.showPopover()
    place(element, anchor)
    if (focus) element.focus()
    const onResize = (): void => place(element, anchor)
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('resize', onResize)
      if (focus && anchor instanceof HTMLElement) anchor.focus()
    }
  }, [anchor, focus])
  return (
    <div
      ref={box}
      popover="auto"
      class="popover fade-in"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose()
      }}
    >
      {children}
    </div>
  )
}
