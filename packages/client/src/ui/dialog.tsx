import { signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

/** How many cover the page now. */
export const openDialogs = signal(0)

/** A question that must be answered first. The browser holds the focus inside and gives it back. */
export function Dialog({
  title,
  onClose,
  className = '',
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  readonly className?: string
  readonly children: ComponentChildren
}): JSX.Element {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    element.showModal()
    openDialogs.value++
    element.scrollTop = 0 // the button that has the focus may be at the end
    return () => {
      openDialogs.value--
      element.close()
    }
  }, [])
  return (
    <dialog
      ref={box}
      class={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
