import type { JSX } from 'preact'
import { GAME_IDS, type GameId, MANIFESTS } from '@bothy/games'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { PageHeader } from '../page-header.tsx'
import { useLessons } from '../../games/use-lessons.ts'
import { courseOf } from '../../net/people/course.ts'
import { words } from './words.ts'
import { GamePicture } from '../../games/game-picture.tsx'
import './styles.css'

export function GamesPage(): JSX.Element {
  useTitle(words.value.games)
  return (
    <>
      <PageHeader />
      <main id="main" tabIndex={-1} class="page games-page">
        <div>
          <h1 tabIndex={-1}>{words.value.games}</h1>
          <p class="soft game-lead">{words.value.gamesLead}</p>
        </div>
        <ul class="games-list">
          {GAME_IDS.map((game) => (
            <Entry key={game} game={game} />
          ))}
        </ul>
      </main>
    </>
  )
}

function Entry({ game }: { readonly game: GameId }): JSX.Element {
  const { title, seats, minutes, pitch } = MANIFESTS[game]
  const { value: lessons } = useLessons(game)
  const course = lessons ? courseOf(game, lessons.chapters) : null
  return (
    <li class="panel">
      <a href={paths.game(game)}>
        <GamePicture game={game} loading="lazy" />
        <span class="games-entry">
          <strong>{unbroken(title)}</strong>
          <span class="soft small">{words.value.facts(seats, minutes)}</span>
          <span>{pitch[language.value]}</span>
          {course !== null && course.done > 0 && (
            <span class="games-done small">{words.value.lessons(course.done, course.chapters.length)}</span>
          )}
        </span>
      </a>
    </li>
  )
}
