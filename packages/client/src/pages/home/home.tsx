import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { GAME_IDS } from '@bothy/games'
import { HeroScene } from '@bothy/board-kit/art/hero.tsx'
import { me } from '../../net/api.ts'
import { loadTables, myTables, tables, waitingForMe } from '../../net/my-tables.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { clockWords } from '@bothy/board-kit/ui/words/clock-words.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { waitingWords } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { expectedGames, GamesSkeleton, rememberGames } from './games-skeleton.tsx'
import { PageHeader } from '../page-header.tsx'
import { PlayAtOnce } from './play-at-once.tsx'
import { useTables } from './use-tables.ts'
import './styles.css'

const Invitations = lazy(
  async () => (await import('../friends/index.ts')).loadInvitations(),
  () => null,
)
/** In parallel, so that a slow line waits once. */
const waitingParts = async () =>
  (await Promise.all([import('../waiting/index.ts'), ...[waitingWords, clockWords].map(loadInUse)]))[0]
const MyGames = lazy(async () => (await waitingParts()).MyGames, GamesSkeleton)
const Company = lazy(
  async () => (await waitingParts()).Company,
  () => null,
)
const FinishedGames = lazy(
  async () => (await import('./table-lists.tsx')).FinishedGames,
  () => null,
)

const FEW = 3

const reload = (): void => void loadTables()

export function HomePage(): JSX.Element {
  useTables()
  const { server, device } = tables.value
  const isExpected = server === undefined && expectedGames() > 0
  const running = myTables.value.filter(({ table }) => table.status !== 'over').length
  const hasGames = running > 0 || isExpected
  const isFew = hasGames && (isExpected ? expectedGames() : running) <= FEW
  useTitle('Bothy')
  useEffect(() => {
    if (server !== undefined) rememberGames(running)
  }, [server, running])
  // Loaded early: whether there are games is known later.
  useEffect(() => void MyGames.load().catch(() => undefined), [])
  return (
    <>
      <PageHeader />
      <main id="main" tabIndex={-1} class={hasGames ? 'home has-games' : 'home'}>
        <div class="band">
          <HeroScene class="band-scene" />
          <div class="band-inner">
            <Greeting isNew={!hasGames && myTables.value.length === 0} running={running} />
          </div>
        </div>
        <div class="home-inner">
          {hasGames && (
            <div class="home-columns">
              <div class="home-mine">
                <MyGames onRemoved={reload} />
                {isFew && <PlayAtOnce />}
              </div>
              <div class="home-side">
                {me.value?.guest === false && <Invitations />}
                <Company />
              </div>
            </div>
          )}
          {!hasGames && me.value?.guest === false && <Invitations />}
          {!isFew && <PlayAtOnce />}
          {server === null && <p class="note small">{t.value.common.noServer}</p>}
          {device === null && <p class="note small">{t.value.common.tooNew}</p>}
          <div class="home-lists">
            <FinishedGames onRemoved={reload} />
            {!hasGames && <Company />}
          </div>
          <p class="home-foot">
            <a href={paths.ratings(GAME_IDS[0])}>{t.value.ratings.heading}</a>
            <a href={paths.replay('file')}>{t.value.nav.replayFile}</a>
            <a href={paths.about}>{t.value.nav.about}</a>
          </p>
        </div>
      </main>
    </>
  )
}

function Greeting({ isNew, running }: { readonly isNew: boolean; readonly running: number }): JSX.Element {
  const words = t.value.home
  const name = me.value?.named === true ? me.value.name : null
  const waits = waitingForMe.value.length
  return (
    <div class="band-words">
      <h1 tabIndex={-1}>{isNew ? words.lead : words.welcome(name)}</h1>
      <p>{isNew ? words.intro : running === 0 ? '' : waits === 0 ? words.noneWaits : words.waitForYou(waits)}</p>
    </div>
  )
}
