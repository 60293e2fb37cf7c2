import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { GAME_IDS } from '@bothy/games'
import { HeroScene } from '../art/index.ts'
import { me } from '../net/api.ts'
import { badgeApp } from '../ui/call.ts'
import { t } from '../ui/i18n.ts'
import { lazy } from '../ui/lazy.tsx'
import { paths } from '../ui/router.ts'
import { useTitle } from '../ui/use-title.ts'
import { Header } from './header.tsx'
import { PlayAtOnce } from './play-at-once.tsx'
import { sortTables, useTables } from './use-tables.ts'
import { expectedCards, WaitingGames } from './waiting-games.tsx'

const Invitations = lazy(
  async () => (await import('./friends/index.ts')).loadInvitations(),
  () => null,
)

/** Below what one comes for, and empty until the server has answered. */
const HomeLists = lazy(
  async () => (await import('./table-lists.tsx')).HomeLists,
  () => null,
)

export function HomePage(): JSX.Element {
  const [tables, reload] = useTables()
  const sorted = sortTables(tables)
  const { first } = sorted
  useTitle('Bothy')
  const waiting = tables.server === undefined ? null : sorted.yourTurn
  useEffect(() => {
    if (waiting !== null) badgeApp(waiting)
  }, [waiting])
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} class="home">
        <div class="band">
          <HeroScene class="band-scene" />
          <div class="band-inner">
            <Greeting mine={sorted.mine} yourTurn={sorted.yourTurn} />
            <WaitingGames games={first} expected={tables.server === undefined ? expectedCards() : 0} />
          </div>
        </div>
        <div class="home-inner">
          {me.value?.guest === false && <Invitations />}
          <PlayAtOnce />
          {tables.server === null && <p class="note small">{t.value.common.noServer}</p>}
          {tables.device === null && <p class="note small">{t.value.refusals['too-new']}</p>}
          <HomeLists sorted={sorted} onRemoved={reload} />
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

/** To somebody new: where they are. To somebody who has games: what waits. */
function Greeting({ mine, yourTurn }: { readonly mine: number; readonly yourTurn: number }): JSX.Element {
  const words = t.value.home
  const name = me.value?.named === true ? me.value.name : null
  const isNew = mine === 0 && expectedCards() === 0
  return (
    <div class="band-words">
      <h1 tabIndex={-1}>{isNew ? words.lead : words.welcome(name)}</h1>
      <p>{isNew ? words.intro : mine === 0 ? '' : yourTurn === 0 ? words.noneWaits : words.waitForYou(yourTurn)}</p>
    </div>
  )
}
