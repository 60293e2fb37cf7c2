import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import type { GameTypes, Option, Texts } from '@bothy/kernel'
import type { ChosenOptions } from '../board/option-part.ts'
import { optionKey } from '../table/options.tsx'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { makeWords } from '../ui/make-words.ts'

/** What differs from the usual rules, in words, in the order of the options. */
export function changedOptions(
  all: readonly Option[],
  texts: Pick<Texts<GameTypes>, 'options'>,
  chosen: ChosenOptions,
): readonly { readonly id: string; readonly label: string; readonly value: string }[] {
  return all.flatMap((option) => {
    const words = texts.options[option.id]
    const value = optionKey(chosen[option.id] ?? option.default)
    if (words === undefined || value === optionKey(option.default)) return []
    return [{ id: option.id, label: words.label, value: words.values[value] ?? value }]
  })
}

/** The rules of the table: folded they say what is unusual, unfolded `children` change it. */
export function RulesFold({
  all,
  texts,
  options,
  corrected,
  onReset,
  children,
}: {
  readonly all: readonly Option[]
  readonly texts: Texts<GameTypes>
  readonly options: ChosenOptions
  /** The name of the corrected data, if there are any. */
  readonly corrected: string | null
  readonly onReset: () => void
  readonly children: ComponentChildren
}): JSX.Element {
  const words = makeWords.value
  const [open, setOpen] = useState(false)
  const part = useId()
  const changed = changedOptions(all, texts, options)
  const count = changed.length + (corrected === null ? 0 : 1)
  return (
    <section class="rules-fold">
      <div class="rules-fold-head">
        <Icon name="book" />
        <h2>{count === 0 ? words.usualRules : words.changedRules(count)}</h2>
        <button
          type="button"
          class="button small"
          aria-expanded={open}
          aria-controls={part}
          onClick={() => setOpen(!open)}
        >
          {open ? words.foldRules : words.changeRules}
        </button>
      </div>
      {count === 0 && !open && <p class="soft small">{words.usualRulesHelp(all.length)}</p>}
      {count > 0 && !open && (
        <ul class="rules-changed small">
          {changed.map(({ id, label, value }) => (
            <li key={id}>
              {label} <strong>{value}</strong>
            </li>
          ))}
          {corrected !== null && (
            <li>
              {t.value.corrections.title} <strong>{corrected}</strong>
            </li>
          )}
        </ul>
      )}
      <div id={part} hidden={!open} class="stack rules-fold-fields">
        {open && children}
        {open && count > 0 && (
          <button type="button" class="button small" onClick={onReset}>
            <Icon name="restart" size={18} /> {words.resetRules}
          </button>
        )}
      </div>
    </section>
  )
}
