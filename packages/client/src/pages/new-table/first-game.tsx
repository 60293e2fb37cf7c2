import type { JSX } from 'preact'
import type { GameTypes, Texts } from '@bothy/kernel'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'

export function FirstGame({
  option,
  texts,
  isChosen,
  onChoose,
}: {
  readonly option: string
  readonly texts: Pick<Texts<GameTypes>, 'options'>
  readonly isChosen: boolean
  readonly onChoose: (isWanted: boolean) => void
}): JSX.Element | null {
  const text = texts.options[option]
  if (text === undefined) return null
  return (
    <section class="make-first panel" aria-label={makeWords.value.firstGame}>
      <p>
        <b>{makeWords.value.firstGame}</b> <span class="soft small">{text.help}</span>
      </p>
      <button
        type="button"
        class="button small"
        aria-pressed={isChosen ? 'true' : 'false'}
        onClick={() => onChoose(!isChosen)}
      >
        {isChosen && <Icon name="check" size={16} />} {text.label}
      </button>
    </section>
  )
}
