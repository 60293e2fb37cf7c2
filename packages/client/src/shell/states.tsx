import type { ComponentChildren, JSX } from 'preact'
import { t } from './i18n.ts'

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
  children,
  onRetry,
}: {
  readonly title?: string
  readonly children?: ComponentChildren
  readonly onRetry?: () => void
}): JSX.Element {
  return (
    <div class="state">
      <h2>{title ?? t.value.common.failed}</h2>
      {children}
      {onRetry !== undefined && (
        <button type="button" class="button" onClick={onRetry}>
          {t.value.common.retry}
        </button>
      )}
    </div>
  )
}
