import type { JSX } from 'preact'
import type { GameTypes, Option, Texts } from '@bothy/kernel'
import type { ChosenOptions } from '@bothy/board-kit/board/details/option-part.ts'
import { Segments, Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { optionKey } from '../../table/frame/options.tsx'
import { NewTabLink } from '@bothy/board-kit/ui/controls/new-tab-link.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'

/** More choices, or labels too long for one line, become a list. */
const FEW = 2
const SHORT = 28

export type OptionFieldsProps = {
  readonly game: string
  readonly all: readonly Option[]
  readonly seats: number
  readonly texts: Texts<GameTypes>
  readonly options: ChosenOptions
  readonly onChange: (options: ChosenOptions) => void
}

export function OptionCells({ game, all, seats, texts, options, onChange }: OptionFieldsProps): JSX.Element {
  const cell = (option: Option): JSX.Element | null => {
    const words = texts.options[option.id]
    if (words === undefined) return null
    const values = option.values(seats)
    const value = options[option.id] ?? option.default
    const possible = values.map(optionKey)
    // An option impossible for this number of players is struck out; its sentence says with how many it is possible.
    const keys = possible.length > 1 ? possible : [...new Set([...possible, ...Object.keys(words.values)])]
    const props = {
      label: words.label,
      value: optionKey(value),
      choices: keys.map((key) => ({
        value: key,
        label: words.values[key] ?? key,
        isExcluded: !possible.includes(key),
      })),
      onChange: (text: string) => {
        const chosen = values.find((v) => optionKey(v) === text)
        if (chosen !== undefined) onChange({ ...options, [option.id]: chosen })
      },
    }
    return (
      <div key={option.id} class="make-cell">
        {keys.length <= FEW && props.choices.map(({ label }) => label).join('').length <= SHORT ? (
          <Segments {...props} />
        ) : (
          <Select {...props} />
        )}
        <p class="soft small">
          {words.help}{' '}
          <NewTabLink class="make-rule" href={paths.rules(game, option.rule)}>
            {option.rule}
          </NewTabLink>
        </p>
      </div>
    )
  }
  return <>{all.map(cell)}</>
}

export function OptionFields(props: OptionFieldsProps): JSX.Element {
  const { all, texts } = props
  const groups = [...new Set(all.map(({ group }) => group))]
  return (
    <>
      <div class="make-cells">
        <OptionCells {...props} all={all.filter(({ group }) => group === null)} />
      </div>
      {groups.map(
        (group) =>
          group !== null && (
            <fieldset key={group} class="option-group">
              <legend class="label">{texts.optionGroups[group] ?? group}</legend>
              <div class="make-cells">
                <OptionCells {...props} all={all.filter((option) => option.group === group)} />
              </div>
            </fieldset>
          ),
      )}
    </>
  )
}
