import type { JSX } from 'preact'
import type { GameId } from '@bothy/games'
import type { RatedPlayer } from '@bothy/protocol'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { leaderboard } from '../leaderboard/leaderboard-words.ts'
import { findStandings, PlayerName, shown, Standings } from '../leaderboard/standings.tsx'
import { BotsTable } from './bots.tsx'
import { Card } from './card.tsx'
import { useAnswer } from '../../games/use-answer.ts'
import { words } from './words.ts'

const TOP = 4

export function LeadersCard({ game }: { readonly game: GameId }): JSX.Element {
  const { value: found, retry } = useAnswer(game, findStandings)
  const mine = found?.board.mine ?? null
  const best = found?.board.players.slice(0, TOP) ?? []
  const isAmong = best.some((player) => player.mine)
  return (
    <Card
      icon="medal"
      title={words.value.tabs.leaderboard}
      href={paths.game(game, 'leaderboard')}
      brief={mine === null || mine.place === null ? leaderboard.value.best : words.value.yourPlace(mine.place)}
    >
      {found === undefined && <Loading />}
      {found === null && <Failure title={words.value.failed} onRetry={retry} />}
      {found && best.length === 0 && <p class="soft">{leaderboard.value.none}</p>}
      {best.length > 0 && (
        <ol class="leader-rows">
          {best.map((player, i) => (
            <Row key={i} player={player} />
          ))}
          {mine !== null && !isAmong && <Row player={mine} />}
        </ol>
      )}
    </Card>
  )
}

function Row({ player }: { readonly player: RatedPlayer }): JSX.Element {
  return (
    <li class={player.mine ? 'mine' : ''}>
      <span class="leader-place">
        {player.place ?? (
          <>
            <span aria-hidden="true">–</span>
            <span class="visually-hidden">{leaderboard.value.unplaced}</span>
          </>
        )}
      </span>
      <span class="leader-name">
        <PlayerName name={player.name} bot={player.bot} />
      </span>
      <strong>{shown(player)}</strong>
    </li>
  )
}

export function LeadersTab({ game }: { readonly game: GameId }): JSX.Element {
  const { value: found, retry } = useAnswer(game, findStandings)
  if (found === undefined) return <Loading />
  if (found === null) return <Failure title={words.value.failed} onRetry={retry} />
  return (
    <div class="stack">
      <p class="soft game-lead">{leaderboard.value.help}</p>
      <Standings game={game} found={found} />
      <BotsTable game={game} />
    </div>
  )
}
