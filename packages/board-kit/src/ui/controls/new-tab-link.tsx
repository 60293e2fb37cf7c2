import type { ComponentChildren, JSX } from 'preact'
import { t } from '../words/i18n.ts'
import { Icon } from './icons.tsx'

/** A new tab, so that a half-filled form or a game here stays as it is. */
export function NewTabLink({
  href,
  class: name,
  children,
}: {
  readonly href: string
  readonly class?: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <a class={name} href={href} target="_blank" rel="noreferrer">
      {children}
      <span class="new-tab-sign">
        <Icon name="newTab" size={12} />
        <span class="visually-hidden"> {t.value.common.newTab}</span>
      </span>
    </a>
  )
}
