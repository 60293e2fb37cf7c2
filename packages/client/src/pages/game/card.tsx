import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'

export function Card({
  icon,
  title,
  href,
  note,
  brief,
  button = null,
  class: extra = '',
  children,
}: {
  readonly icon: IconName
  readonly title: string
  readonly href: string
  readonly note?: ComponentChildren
  readonly brief?: string
  readonly button?: ComponentChildren
  readonly class?: string
  readonly children: ComponentChildren
}): JSX.Element {
  const heading = useId()
  return (
    <section class={`game-part panel ${brief === undefined ? '' : 'door'} ${extra}`} aria-labelledby={heading}>
      <div class="game-part-head">
        <Icon name={icon} size={22} />
        <h2 id={heading}>
          <a href={href}>{title}</a>
        </h2>
        <span class="soft small">{note}</span>
        {button}
      </div>
      {brief !== undefined && <p class="game-brief soft small">{brief}</p>}
      <div class="game-part-body">{children}</div>
    </section>
  )
}
