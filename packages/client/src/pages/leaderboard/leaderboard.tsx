import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { GameLinks } from '../home/game-links.tsx'
import { PageHeader } from '../page-header.tsx'
import { leaderboard, leaderboardWords } from './leaderboard-words.ts'
import { NotFoundPage } from '../not-found.tsx'
import { type Found, findStandings, Standings } from './standings.tsx'

export async function loadLeaderboardPage(): Promise<typeof LeaderboardPage> {
  await loadInUse(leaderboardWords)
  return LeaderboardPage
}

function LeaderboardPage({ game }: { readonly game: string }): JSX.Element {
  const words = leaderboard.value
  const [found, setFound] = useState<Found | null | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let wanted = true
    setFound(undefined)
    void findStandings(game).then((value) => wanted && setFound(value))
    return () => {
      wanted = false
    }
  }, [game, attempt])
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
        {found === null && <Failure title={t.value.common.noServer} onRetry={() => setAttempt(attempt + 1)} />}
        {found !== undefined && found !== null && <Standings game={game} found={found} />}
      </main>
    </>
  )
}
