import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { NotFoundPage } from '../pages/not-found.tsx'
import { me, signedOut } from '../net/api.ts'
import { LiveRegion } from '@bothy/board-kit/ui/controls/announce.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazy, lazyOverlay } from '@bothy/board-kit/ui/page/lazy.tsx'
import { arrivals, type Route, route } from '@bothy/board-kit/ui/page/router.ts'
import { isNoShortcut, shortcutsOpen } from '@bothy/board-kit/ui/page/shortcuts.ts'

export const HomePage = lazy(async () => (await import('../pages/home/home.tsx')).HomePage)
const NewTablePage = lazy(async () => (await import('../pages/new-table/new-table.tsx')).loadNewTablePage())
const ServerTable = lazy(async () => (await import('../pages/table-page.tsx')).ServerTable)
const DeviceTable = lazy(async () => (await import('../pages/table-page.tsx')).DeviceTable)
const ReplayPage = lazy(async () => (await import('../pages/replay-page.tsx')).loadReplayPage())
const RulesPage = lazy(async () => (await import('../pages/rules.tsx')).loadRulesPage())
const LeaderboardPage = lazy(async () => (await import('../pages/leaderboard/leaderboard.tsx')).loadLeaderboardPage())
const LobbyPage = lazy(async () => (await import('../pages/lobby/index.ts')).loadLobbyPage())
const GamePage = lazy(async () => (await import('../pages/game/index.ts')).loadGamePage())
const GamesPage = lazy(async () => (await import('../pages/game/index.ts')).loadGamesPage())
const AboutPage = lazy(async () => (await import('../pages/about/about.tsx')).loadAboutPage())
const LessonPage = lazy(async () => (await import('../lesson/index.ts')).loadLessonPage())
const PersonalPage = lazy(async () => (await import('../pages/personal.tsx')).PersonalPage)
const Toast = lazy(
  async () => (await import('../pages/news/index.ts')).loadToast(),
  () => null,
)
const ShortcutsDialog = lazyOverlay(async () =>
  (await import('@bothy/board-kit/ui/controls/shortcuts-dialog.tsx')).loadShortcutsDialog(),
)

function page(to: Route): JSX.Element {
  switch (to.page) {
    case 'home':
      return <HomePage />
    case 'about':
      return <AboutPage />
    case 'account':
    case 'friends':
    case 'notices':
    case 'profile':
      return <PersonalPage to={to} />
    case 'lobby':
      return <LobbyPage />
    case 'new':
      return <NewTablePage game={to.game} company={to.company} />
    case 'table':
      return <ServerTable key={to.id} id={to.id} />
    case 'local':
      return <DeviceTable key={to.id} id={to.id} />
    case 'replay':
      return <ReplayPage key={to.id} id={to.id} />
    case 'rules':
      return <RulesPage {...to} />
    case 'ratings':
      return <LeaderboardPage game={to.game} />
    case 'lesson':
      return <LessonPage key={`${to.game}/${to.chapter}`} {...to} />
    case 'games':
      return <GamesPage />
    case 'game':
      return <GamePage game={to.game} tab={to.tab} />
    case 'not-found':
      return <NotFoundPage />
  }
}

/** The focus goes to the heading of the new page, so that a screen reader begins there. */
function useArrivalFocus(): void {
  const first = useRef(true)
  const count = arrivals.value
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const frame = requestAnimationFrame(() => {
      const heading =
        document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('#main')
      heading?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [count])
}

export function App(): JSX.Element {
  useArrivalFocus()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isNoShortcut(event)) return
      if (event.key === '?') shortcutsOpen.value = true
      if (event.key === 'n') document.querySelector<HTMLElement>('.next-game')?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {t.value.nav.skip}
      </a>
      {page(route.value)}
      {(me.value?.guest === false || signedOut.value) && <Toast />}
      {shortcutsOpen.value && <ShortcutsDialog onClose={() => (shortcutsOpen.value = false)} />}
      <LiveRegion />
    </>
  )
}

function skip(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}
