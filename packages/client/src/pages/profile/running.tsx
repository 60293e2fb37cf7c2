import type { JSX } from 'preact'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { RunningGame } from '@bothy/protocol'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { TableState } from '../home/table-state.tsx'
import { byUrgency, spanOf } from './counts.ts'
import { SeatNames } from './seat-names.tsx'
import { words } from './words.ts'

export function Running({ games }: { readonly games: readonly RunningGame[] }): JSX.Element {
  return (
    <section class="panel list-box">
      <h2>{words.value.running}</h2>
      {games.length === 0 ? (
        <p class="profile-none">
          <span class="soft">{words.value.runningNone}</span>
          <a class="button" href={paths.home}>
            {words.value.play}
          </a>
        </p>
      ) : (
        <ul class="table-rows">
          {byUrgency(games).map((game) => (
            <Row key={game.table.id} {...game} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ table, waited }: RunningGame): JSX.Element | null {
  const { id, game } = table
  if (!isGameId(game)) return null
  return (
    <li class="table-row">
      <GameEmblem game={game} />
      <a class="table-row-link" href={paths.table(id)}>
        <span class="table-row-title">
          <strong>{MANIFESTS[game].title}</strong> <TableState table={table} where="server" />{' '}
          <span class="soft small">{words.value.waited(spanOf(waited))}</span>
        </span>
        <SeatNames table={table} scores={null} own={null} />
      </a>
    </li>
  )
}
