import type { JSX } from 'preact'
import type { GameTypes, Json, Texts } from '@bothy/kernel'
import { t } from '../ui/i18n.ts'

const fields = (setup: Json): { readonly [id: string]: Json } =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? Object.fromEntries(Object.entries(setup)) : {}

/** How texts name a value of an option. */
export const optionKey = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The chosen options of a table, in words, and what it corrects of the game's data. */
export function OptionsList({ setup, texts }: { readonly setup: Json; readonly texts: Texts<GameTypes> }): JSX.Element {
  const chosen = fields(setup)
  const rows = Object.entries(texts.options).flatMap(([id, { label, values }]) => {
    const value = values[optionKey(chosen[id] ?? null)]
    return value === undefined ? [] : [{ id, label, value }]
  })
  const corrected = correctedLeaves(chosen['corrections'] ?? null)
  return (
    <>
      {rows.length === 0 && <p class="soft">{t.value.waiting.usual}</p>}
      {rows.length > 0 && (
        <dl class="options">
          {rows.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {corrected.length > 0 && (
        <>
          <p class="small">{t.value.corrections.differs(corrected.length)}</p>
          <ul class="small">
            {corrected.map(({ at, value }) => (
              <li key={at}>
                <code>{at}</code> {value}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** What a table corrects of the game's data; the built-in values are not here, as a table's page has no engine. */
const correctedLeaves = (corrections: Json): readonly { readonly at: string; readonly value: string }[] => {
  const list: readonly Json[] = Array.isArray(corrections) ? corrections : []
  return list.flatMap((item) => {
    const { at, value } = fields(item)
    return typeof at === 'string' && value !== undefined ? [{ at, value: optionKey(value) }] : []
  })
}
