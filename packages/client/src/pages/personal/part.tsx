import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'

/** The focus goes to the heading when the element that was pressed is gone. */
export function Part({
  title,
  children,
}: {
  readonly title: string
  readonly children: ComponentChildren
}): JSX.Element {
  const heading = useId()
  return (
    <section class="panel padded part" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
