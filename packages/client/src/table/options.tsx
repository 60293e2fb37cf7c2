import type { JSX } from 'preact'
import type { GameTypes, Json, Texts } from '@bothy/kernel'
import { t } from '../ui/i18n.ts'

const fields = (setup: Json): { readonly [id: string]: Json } =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? Object.fromEntries(Object.entries(setup)) : {}

/** How texts name a value of an option. */
export const optionKey = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The chosen options of a table, in words. */
export function OptionsList({ setup, texts }: { readonly setup: Json; readonly texts: Texts<GameTypes> }): JSX.Element {
  const chosen = fields(setup)
  const rows = Object.entries(texts.options).flatMap(([id, { label, values }]) => {
    const value = values[optionKey(chosen[id] ?? null)]
    return value === undefined ? [] : [{ id, label, value }]
  })
  if (rows.length === 0) return <p class="soft">{t.value.waiting.usual}</p>
  return (
    <dl class="options">
      {rows.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
