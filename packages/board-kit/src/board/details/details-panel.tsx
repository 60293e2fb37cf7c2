import type { ComponentChildren } from 'preact'
import { t } from '../../ui/words/i18n.ts'
import { useTableContext } from '../table-context.tsx'
import { RuleLink } from './sentence.tsx'
import './details-panel-styles.css'

/** Its key opens at the sign `at`, else at the thing that is explained. */
export function RuleLinks({ rules, at }: { readonly rules: readonly string[]; readonly at?: string }) {
  return (
    <p class="thing-rules">
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
      <LegendLink at={at} />
    </p>
  )
}

function LegendLink({ at }: { readonly at: string | undefined }) {
  const { board, props, item } = useTableContext()
  if (board.loadLegend === undefined) return null
  return (
    <button
      type="button"
      class="legend-link"
      aria-label={t.value.table.signs}
      onClick={() => (props.uiState.showsLegend.value = at ?? item.peek() ?? true)}
    >
      {t.value.table.signsShort}
    </button>
  )
}

export function DetailsPanel({
  title,
  art,
  rules,
  children,
}: {
  readonly title: string
  readonly art?: ComponentChildren
  readonly rules: readonly string[]
  readonly children: ComponentChildren
}) {
  return (
    <>
      <div class="thing-head">
        {art}
        <h3>{title}</h3>
      </div>
      {children}
      <RuleLinks rules={rules} />
    </>
  )
}
