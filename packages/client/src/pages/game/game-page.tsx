import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { type GameId, isGameId, MANIFESTS } from '@bothy/games'
import { unreachable } from '@bothy/kernel'
import { GAME_TABS, type GameTab, paths } from '@bothy/board-kit/ui/page/router.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { BotsCard } from './bots.tsx'
import { PageHeader } from '../page-header.tsx'
import { NotFoundPage } from '../not-found.tsx'
import { GameHead } from './game-head.tsx'
import { LeadersCard, LeadersTab } from './leaders.tsx'
import { LearnCard, LearnTab } from './learn.tsx'
import { courseOf } from '../../net/people/course.ts'
import { RulesCard, RulesTab } from './rules-doors.tsx'
import { RecordsCard, RecordsTab, StatisticsCard, StatisticsTab, useCounts } from './statistics.tsx'
import { useLessons } from '../../games/use-lessons.ts'
import { words } from './words.ts'
import './styles.css'

type Props = { readonly game: string; readonly tab: GameTab | null }

export function GamePage({ game, tab }: Props): JSX.Element {
  return isGameId(game) ? <Page game={game} tab={tab} /> : <NotFoundPage />
}

function Page({ game, tab }: { readonly game: GameId; readonly tab: GameTab | null }): JSX.Element {
  const { title } = MANIFESTS[game]
  const label = words.value.tabs[tab ?? 'overview']
  useTitle(tab === null ? title : `${label} · ${title}`)
  return (
    <>
      <PageHeader />
      <main id="main" tabIndex={-1} class="game-page">
        <GameHead key={game} game={game} />
        <TabLinks game={game} tab={tab} />
        <div class="game-body" key={`${game} ${tab}`}>
          <Body game={game} tab={tab} />
        </div>
      </main>
    </>
  )
}

function Body({ game, tab }: { readonly game: GameId; readonly tab: GameTab | null }): JSX.Element {
  switch (tab) {
    case null:
      return <Overview game={game} />
    case 'learn':
      return <LearnTab game={game} />
    case 'rules':
      return <RulesTab game={game} />
    case 'statistics':
      return <StatisticsTab game={game} />
    case 'leaderboard':
      return <LeadersTab game={game} />
    case 'records':
      return <RecordsTab game={game} />
    default:
      return unreachable(tab)
  }
}

function Overview({ game }: { readonly game: GameId }): JSX.Element {
  const counts = useCounts(game)
  return (
    <div class="game-parts">
      <LearnCard game={game} />
      <div class="game-column">
        <RulesCard game={game} />
        <StatisticsCard game={game} counts={counts} />
      </div>
      <div class="game-column">
        <LeadersCard game={game} />
        <BotsCard game={game} />
        <RecordsCard game={game} counts={counts} />
      </div>
    </div>
  )
}

function TabLinks({ game, tab }: { readonly game: GameId; readonly tab: GameTab | null }): JSX.Element {
  const said = words.value
  const { value: lessons } = useLessons(game)
  const course = lessons ? courseOf(game, lessons.chapters) : null
  const here = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const [link, list] = [here.current, here.current?.parentElement]
    if (link && list) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [tab])
  return (
    <nav class="game-tabs" aria-label={said.pages(MANIFESTS[game].title)}>
      {[null, ...GAME_TABS].map((to) => (
        <a
          key={to}
          href={paths.game(game, to)}
          aria-current={to === tab ? 'page' : undefined}
          {...(to === tab ? { ref: here } : {})}
        >
          {said.tabs[to ?? 'overview']}
          {to === 'learn' && course !== null && course.done > 0 && (
            <span class="game-tab-count">
              <span aria-hidden="true">
                {course.done}/{course.chapters.length}
              </span>
              <span class="visually-hidden">{said.lessons(course.done, course.chapters.length)}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
