import type { GameTypes, Option, Texts } from '@bothy/kernel'
import type { ChosenOptions } from '../../board/option-part.ts'
import { optionKey } from '../../table/options.tsx'

/** Options that differ from the usual rules, in words, in their order. */
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
