import type { JSX } from 'preact'
import type { Correction, GameTypes, Json, Texts } from '@bothy/kernel'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { HintsAllowed } from '../hints/hint-notes.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'

const fields = (setup: Json): { readonly [id: string]: Json } =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? Object.fromEntries(Object.entries(setup)) : {}

export const optionKey = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function OptionsList({
  setup,
  texts,
  seats,
  hasHints,
  guide,
}: {
  readonly setup: Json
  readonly texts: Texts<GameTypes>
  readonly seats: number
  readonly hasHints: boolean
  readonly guide: DataGuide | null
}): JSX.Element {
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
      {hasHints && <HintsAllowed />}
      {corrected.length > 0 && (
        <>
          <p class="small">{t.value.corrections.differs(corrected.length)}</p>
          <ul class="small">
            {corrected.map(({ at, value }) => (
              <li key={at}>
                {guide === null ? <code>{at}</code> : placeName(at, guide)}{' '}
                {guide === null ? optionKey(value) : guide.words.of(language.value).value(at, value)}
              </li>
            ))}
          </ul>
        </>
      )}
      {guide !== null && (
        <details class="small">
          <summary>{t.value.corrections.uncertain}</summary>
          <ul>
            {guide.uncertain(corrected, seats, language.value).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

export function placeName(at: string, guide: DataGuide): string {
  const words = guide.words.of(language.value)
  return `${words.group(guide.groupOf(at))}, ${words.label(at)}`
}

/** Without the built-in values, since the page of a table has no engine. */
const correctedLeaves = (corrections: Json): readonly Correction[] => {
  const list: readonly Json[] = Array.isArray(corrections) ? corrections : []
  return list.flatMap((item) => {
    const { at, value } = fields(item)
    const isLeaf = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    return typeof at === 'string' && isLeaf ? [{ at, value }] : []
  })
}
