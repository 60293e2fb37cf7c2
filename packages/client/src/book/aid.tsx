import type { JSX } from 'preact'
import type { Book } from '@bothy/kernel/book'
import type { GameId } from '@bothy/games'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { loadSigns } from '../games/index.ts'
import { useAnswer } from '../games/use-answer.ts'
import '@bothy/board-kit/board/legend/signs-styles.css'

function Topics({ game, book: { aid } }: { readonly game: GameId; readonly book: Book }): JSX.Element {
  const lang = language.value
  return (
    <>
      {aid.topics.map((topic) => (
        <section key={topic.title.en} class="aid-topic">
          <h3>{topic.title[lang]}</h3>
          <ul>
            {topic.lines.map((line) => (
              <li key={line.text.en}>
                {line.text[lang]}
                {line.rules?.map((rule) => (
                  <a key={rule} class="aid-rule" href={paths.rules(game, rule)}>
                    {rule}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

export function PlayerAid({ game, book, isModule }: AidProps): JSX.Element {
  const signs = useAnswer(game, loadSigns, language.value).value ?? []
  return (
    <article class="aid" data-aid={book.aid.title.en}>
      <h2 tabIndex={-1}>{book.aid.title[language.value]}</h2>
      <div class="aid-columns">
        <Topics game={game} book={book} />
        {!isModule &&
          signs.map(({ title, signs: all }) => (
            <section key={title} class="aid-topic aid-signs">
              <h3>{title}</h3>
              <ul>
                {all.map(({ id, name, art }) => (
                  <li key={id}>
                    <span class="legend-art" aria-hidden="true">
                      {art}
                    </span>
                    {name}
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </article>
  )
}

type AidProps = { readonly game: GameId; readonly book: Book; readonly isModule: boolean }
