import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { useFetched } from '../../games/use-fetched.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'

export function PrimerCard({
  onRules,
  onClose,
}: {
  readonly onRules: () => void
  readonly onClose: () => void
}): JSX.Element | null {
  const { board, props } = useTableContext()
  const part = useFetched(board.loadPrimerPart)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const words = t.value.primer
  const { primer: usual } = board.words.of(props.language)
  if (usual === null) return null
  const primer = props.names.length === 1 ? (usual.alone ?? usual) : usual
  const title = words.title(props.texts.title)
  return (
    <section class="recap primer panel fade-in" aria-label={title}>
      <h2>{title}</h2>
      <div class="recap-lines" tabIndex={0}>
        <p class="primer-aim">{primer.aim.join(' ')}</p>
        {part !== null && <part.Part {...props} />}
        <h3>{words.minutes}</h3>
        <ol>
          {primer.minutes.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p class="soft small">{words.later}</p>
      </div>
      <div class="row">
        <button type="button" class="button" onClick={onRules}>
          <Icon name="book" /> {words.rules}
        </button>
        <button ref={button} type="button" class="button primary push" onClick={onClose}>
          {words.play}
        </button>
      </div>
    </section>
  )
}
