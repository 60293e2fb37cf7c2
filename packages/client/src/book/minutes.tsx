import type { JSX } from 'preact'
import type { GameId } from '@bothy/games'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { loadPrimer } from '../games/index.ts'
import { useAnswer } from '../games/use-answer.ts'
import { BoardPicture } from './board-picture.tsx'
import type { WholeBook } from './load-book.ts'
import { bookWords } from './words.ts'

/** The lines of the primer, which every table opens for a newcomer, each with a picture. */
export function InTwoMinutes({ game, book }: { readonly game: GameId; readonly book: WholeBook }): JSX.Element {
  // The numbered rules are one click away.
  const { value: primer } = useAnswer(game, loadPrimer, language.value)
  return (
    <div class="book-minutes">
      {primer && (
        <>
          <section class="book-aim">
            <h2 tabIndex={-1}>{bookWords.value.aim}</h2>
            {primer.aim.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
          <ol class="book-steps">
            {primer.minutes.map((line, i) => (
              <li key={line} class="book-step">
                {book.own.minutes[i] !== undefined && <BoardPicture game={game} picture={book.own.minutes[i]} />}
                <p>
                  <b class="book-number" aria-hidden="true">
                    {i + 1}
                  </b>
                  {line}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
      {book.modules.length > 0 && (
        <section class="book-chronicles">
          <h2>{bookWords.value.parts}</h2>
          <ul class="book-steps">
            {book.modules.map(({ id, book: { minutes, aid } }) => (
              <li key={id} class="book-step">
                {minutes[0] !== undefined && <BoardPicture game={game} picture={minutes[0]} />}
                <h3>{aid.title[language.value]}</h3>
                <p>{minutes[0]?.line?.[language.value]}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
