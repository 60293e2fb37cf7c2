import type { JSX } from 'preact'
import { SeatBadge } from '../art/index.ts'
import { useScene } from '../board/scene.tsx'
import { seatClass, Sentence } from '../board/sentence.tsx'
import { t } from '../ui/i18n.ts'
import type { Result } from './headline.ts'
import type { TableStore } from './store.ts'
import { tieSentences } from './ties.ts'

/** Everyone in order, with the lines that make up their points. */
export function Places({
  result,
  tally,
}: {
  readonly result: Result
  readonly tally: TableStore['tally']['value']
}): JSX.Element {
  const { client, props } = useScene()
  const order = result.ranks.map((_, seat) => seat).sort((a, b) => result.ranks[a] - result.ranks[b])
  return (
    <ol class="places">
      {order.map((seat) => (
        <li key={seat} class={`place ${seatClass(seat)}${result.ranks[seat] === 1 ? ' first' : ''}`}>
          <span class="place-rank">{t.value.ending.rank(result.ranks[seat])}</span>
          <SeatBadge seat={seat} size={32} />
          <strong class="place-name">{props.names[seat]}</strong>
          <span class="place-points">{result.scores[seat]}</span>
          <ul class="place-lines soft small">
            {tally[seat]
              ?.filter((line) => line.counts)
              .map((line, i) => (
                <li key={i}>
                  <span>
                    <Sentence message={client.texts[props.language].scoreLine(line)} badges={false} />
                  </span>
                  <span class="line-points">{signed(line.points)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** What the score of a player alone is called, and which scores are called so. */
export function VerdictNote({ result: { verdict } }: { readonly result: Result }): JSX.Element | null {
  const { client, props } = useScene()
  if (verdict === null) return null
  const { name, sentence } = client.texts[props.language].verdicts[verdict.id]
  return (
    <p class="note verdict">
      <span>
        <strong>{name}</strong> ({t.value.ending.bracket(verdict.from, verdict.to)}). <Sentence message={sentence} />
      </span>
    </p>
  )
}

/** With a true minus sign. */
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

/** Why one of two seats with equal points stands before the other, or why they share a place. */
export function Ties({ result }: { readonly result: Result }): JSX.Element {
  const { client, props } = useScene()
  return (
    <>
      {tieSentences(result, client.texts[props.language], props.names).map((message, i) => (
        <p key={i} class="note tie">
          <span>
            <Sentence message={message} />
          </span>
        </p>
      ))}
    </>
  )
}
