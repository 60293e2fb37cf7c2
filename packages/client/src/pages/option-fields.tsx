import type { JSX } from 'preact'
import type { GameTypes, Option, Texts } from '@bothy/kernel'
import type { ChosenOptions } from '../board/option-part.ts'
import { Segments, Select } from '../ui/fields.tsx'
import { optionKey } from '../table/options.tsx'
import { paths } from '../ui/router.ts'

/** More choices than this are a list. */
const FEW = 2

/** The options of a game, each with one line that says what it does and the rule it stands in. */
export function OptionFields({
  game,
  all,
  seats,
  texts,
  options,
  onChange,
}: {
  readonly game: string
  readonly all: readonly Option[]
  readonly seats: number
  readonly texts: Texts<GameTypes>
  readonly options: ChosenOptions
  readonly onChange: (options: ChosenOptions) => void
}): JSX.Element {
  const field = (option: Option): JSX.Element | null => {
    const words = texts.options[option.id]
    if (words === undefined) return null
    const values = option.values(seats)
    const value = options[option.id] ?? option.default
    const props = {
      label: words.label,
      value: optionKey(value),
      choices: values.map((v) => ({ value: optionKey(v), label: words.values[optionKey(v)] ?? optionKey(v) })),
      onChange: (text: string) => {
        const chosen = values.find((v) => optionKey(v) === text)
        if (chosen !== undefined) onChange({ ...options, [option.id]: chosen })
      },
    }
    return (
      <div key={option.id} class="option">
        {values.length <= FEW ? <Segments {...props} /> : <Select {...props} />}
        <p class="soft small">
          {words.help} <a href={paths.rules(game, option.rule)}>{option.rule}</a>
        </p>
      </div>
    )
  }
  const groups = [...new Set(all.map(({ group }) => group))]
  return (
    <div class="stack option-fields">
      {all.filter(({ group }) => group === null).map(field)}
      {groups.map(
        (group) =>
          group !== null && (
            <fieldset key={group} class="stack option-group">
              <legend class="label">{texts.optionGroups[group] ?? group}</legend>
              {all.filter((option) => option.group === group).map(field)}
            </fieldset>
          ),
      )}
    </div>
  )
}
