import type { JSX } from 'preact'
import { isGameId, MANIFESTS } from '@bothy/games'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { useAnswer } from '../../games/use-answer.ts'
import { GameLinks } from '../home/game-links.tsx'
import { PageHeader } from '../page-header.tsx'
import { leaderboard, leaderboardWords } from './leaderboard-words.ts'
import { NotFoundPage } from '../not-found.tsx'
import { findStandings, Standings } from './standings.tsx'

export async function loadLeaderboardPage(): Promise<typeof LeaderboardPage> {
  await loadInUse(leaderboardWords)
  return LeaderboardPage
}

function LeaderboardPage({ game }: { readonly game: string }): JSX.Element {
  const words = leaderboard.value
  const { value: found, retry } = useAnswer(game, findStandings)
  useTitle(words.title(isGameId(game) ? MANIFESTS[game].title : ''))
  if (!isGameId(game)) return <NotFoundPage />
  return (
    <>
      <PageHeader />
      <main class="page leaderboard" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{words.title(MANIFESTS[game].title)}</h1>
        <GameLinks game={game} path={paths.ratings} />
        <p class="soft">{words.help}</p>
        {found === undefined && <Loading />}
        {found === null && <Failure title={t.value.common.noServer} onRetry={retry} />}
        {found && <Standings game={game} found={found} />}
      </main>
    </>
  )
}
