import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { GAME_IDS, isGameId, MANIFESTS } from '@bothy/games'
import type { Wish } from '@bothy/protocol'
import { listed } from '../../net/my-tables.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths, rewriteAddress } from '@bothy/board-kit/ui/page/router.ts'
import { Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { PageHeader } from '../page-header.tsx'
import { useDraft } from '../use-draft.ts'
import { filtersOf, lookOf } from './filters.ts'
import { FindGame } from './find-game.tsx'
import { OpenTables } from './open-tables.tsx'
import { Searching } from './searching.tsx'
import { useLobby } from './use-lobby.ts'
import { useSearch } from './use-search.ts'
import { Wishes } from './wishes.tsx'
import { words } from './words.ts'
import './styles.css'

const firstWish = (): Wish => {
  const wanted = lookOf(location.search)
  if (wanted !== null) return wanted
  const { game } = filtersOf(location.search)
  const id = game !== null && isGameId(game) ? game : GAME_IDS[0]
  return { game: id, seats: MANIFESTS[id].seats.usual, pace: 'live', rated: false }
}

export function LobbyPage(): JSX.Element {
  const lobby = useLobby()
  const search = useSearch()
  const [wish, setWish] = useDraft('lobby', firstWish)
  const { searching, trouble } = search
  const { start } = search
  useEffect(() => {
    const wanted = lookOf(location.search)
    if (wanted === null) return
    // Once: reloading the page or coming back must not start another search.
    rewriteAddress(paths.lobby)
    start(wanted)
  }, [start])
  useTitle(
    searching === null
      ? words.value.title
      : words.value.found(Math.min(searching.company.waiting, searching.wish.seats), searching.wish.seats),
  )
  return (
    <>
      <PageHeader />
      <main id="main" tabIndex={-1} class="page lobby">
        <div class="lobby-head">
          <h1 tabIndex={-1}>{words.value.title}</h1>
          <p class="soft">{words.value.findHelp}</p>
        </div>
        {lobby === null && <p class="note small">{t.value.common.noServer}</p>}
        <div class="lobby-columns">
          <div class="lobby-find">
            {searching === null ? (
              <FindGame wish={wish} trouble={trouble} onChange={setWish} onStart={() => search.start(wish)} />
            ) : (
              <Searching searching={searching} trouble={trouble} onBots={search.withBots} onStop={search.stop} />
            )}
            {searching === null && (
              <Wishes
                wishes={lobby?.wishes ?? []}
                onJoin={(joined) => {
                  setWish(joined)
                  search.start(joined)
                }}
              />
            )}
          </div>
          {lobby === undefined ? (
            <Loading />
          ) : (
            <OpenTables tables={listed(lobby?.open ?? [], 'server')} ratings={lobby?.ratings ?? {}} />
          )}
        </div>
      </main>
    </>
  )
}
