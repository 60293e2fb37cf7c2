import type { ComponentChildren, JSX } from 'preact'
import { t } from '../words/i18n.ts'

export function Loading({ text }: { readonly text?: string }): JSX.Element {
  return (
    <div class="state" role="status">
      <span class="ember" aria-hidden="true" />
      <p>{text ?? t.value.common.loading}</p>
    </div>
  )
}

export function Failure({
  title,
  page = false,
  children,
  onRetry,
}: {
  readonly title?: string
  /** Fills the page: its title is the heading. */
  readonly page?: boolean
  readonly children?: ComponentChildren
  readonly onRetry?: () => void
}): JSX.Element {
  const Heading = page ? 'h1' : 'h2'
  return (
    <div class="state">
      <Heading>{title ?? t.value.common.failed}</Heading>
      {children}
      {onRetry !== undefined && (
        <button type="button" class="button" onClick={onRetry}>
          {t.value.common.retry}
        </button>
      )}
    </div>
  )
}
