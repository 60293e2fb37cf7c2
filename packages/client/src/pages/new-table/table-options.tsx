import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { MoreOptions } from './more-options.tsx'
import { OptionCells, OptionFields, type OptionFieldsProps } from './option-fields.tsx'

/** An option changed behind the button stays among the usual ones once it is closed. */
export function TableOptions({
  main,
  changed,
  isCorrected,
  fields,
  usual,
  corrections,
  onReset,
}: {
  readonly main: readonly string[]
  readonly changed: readonly string[]
  readonly isCorrected: boolean
  readonly fields: OptionFieldsProps
  readonly usual: ComponentChildren
  readonly corrections: ComponentChildren
  readonly onReset: () => void
}): JSX.Element {
  const [raised, setRaised] = useState<readonly string[]>([])
  const isUp = (id: string): boolean => main.includes(id) || raised.includes(id)
  const up = fields.all.filter(({ id }) => isUp(id))
  const rest = fields.all.filter(({ id }) => !isUp(id))
  const count = rest.length + (corrections === false ? 0 : 1)
  return (
    <section class="make-options panel" aria-label={makeWords.value.options}>
      <div class="make-cells">
        {usual}
        <OptionCells {...fields} all={up} />
      </div>
      {count > 0 && (
        <MoreOptions
          count={count}
          changed={changed.length + (isCorrected ? 1 : 0)}
          onFold={() => setRaised([...raised, ...changed])}
          onReset={onReset}
        >
          {rest.length > 0 && <OptionFields {...fields} all={rest} />}
          {corrections}
        </MoreOptions>
      )}
    </section>
  )
}
