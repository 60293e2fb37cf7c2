import type { ComponentChildren } from 'preact'
import { RuleLink } from './sentence.tsx'

export function RuleLinks({ rules }: { readonly rules: readonly string[] }) {
  return (
    <p class="thing-rules">
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
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
