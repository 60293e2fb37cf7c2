import { signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../words/i18n.ts'

export const openDialogs = signal(0)

/** The browser holds the focus inside and gives it back. */
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
    element.scrollTop = 0 // the focused button may be at the end
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

/** The same order in all dialogs: back first, the main answer last. The focus begins at the first unless the answer asks for it. */
export function DialogButtons({
  back,
  children,
  main,
  class: name = 'actions',
}: {
  readonly back?: { readonly label?: ComponentChildren; readonly onClick: () => void }
  readonly children?: ComponentChildren
  readonly main?: ComponentChildren
  readonly class?: string
}): JSX.Element {
  return (
    <div class={name}>
      {back !== undefined && (
        <button type="button" class="button" onClick={back.onClick}>
          {back.label ?? t.value.common.cancel}
        </button>
      )}
      {children}
      {main}
    </div>
  )
}
