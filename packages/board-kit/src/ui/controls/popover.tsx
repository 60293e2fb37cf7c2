import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Area } from './beside.ts'
import { placeAt } from './place-at.ts'

/** The window without what a notch and round corners take, which the page leaves free as well. */
function freeWindow(): Area {
  const { paddingLeft, paddingRight } = getComputedStyle(document.body)
  return { left: parseFloat(paddingLeft), top: 0, right: innerWidth - parseFloat(paddingRight), bottom: innerHeight }
}

function place(box: HTMLElement, anchor: Element): void {
  const at = placeAt(anchor.getBoundingClientRect(), box.getBoundingClientRect(), freeWindow())
  box.style.top = `${at.top}px`
  box.style.left = `${at.left}px`
}

/** Closes with Escape or a click elsewhere; `focus` moves the keyboard focus into it. */
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
    const grown = new ResizeObserver(onResize) // its content may load later
    grown.observe(element)
    return () => {
      grown.disconnect()
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

export function PopoverButton({
  class: look,
  name,
  title,
  face,
  label,
  open,
  onOpen,
  children,
}: {
  readonly class: string
  readonly name?: string
  readonly title?: string
  readonly face: ComponentChildren
  readonly label: string
  readonly open: boolean
  readonly onOpen: (opens: boolean) => void
  readonly children: ComponentChildren
}): JSX.Element {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  return (
    <>
      <button
        ref={setButton}
        type="button"
        class={look}
        aria-label={name}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {face}
      </button>
      {open && button !== null && (
        <Popover anchor={button} label={label} focus onClose={() => onOpen(false)}>
          {children}
        </Popover>
      )}
    </>
  )
}
