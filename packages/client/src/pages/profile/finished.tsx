import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { FinishedGame } from '@bothy/protocol'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { profileApi } from '../../net/people/profile.ts'
import { dateTime, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { when } from '../home/when.ts'
import { plusMinus } from './ratings.tsx'
import { SeatNames } from './seat-names.tsx'
import { words } from './words.ts'

export function Finished({ name }: { readonly name: string | null }): JSX.Element {
  const [games, setGames] = useState<readonly FinishedGame[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [state, setState] = useState<'loading' | 'failed' | 'done'>('loading')
  const [before, setBefore] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    setState('loading')
    void profileApi.games(name, before).then((reply) => {
      if (!reply.ok) return setState('failed')
      setGames((known) => (before === null ? reply.value.games : [...known, ...reply.value.games]))
      setNext(reply.value.next)
      setState('done')
    })
  }, [name, before, attempt])
  return (
    <section class="panel list-box">
      <h2>{name === null ? words.value.finished : words.value.finishedOpen}</h2>
      {state === 'done' && games.length === 0 && <p class="soft">{words.value.finishedNone}</p>}
      {games.length > 0 && (
        <ul class="table-rows">
          {games.map((game) => (
            <Row key={game.table.id} game={game} isMine={name === null} />
          ))}
        </ul>
      )}
      {state === 'loading' && games.length === 0 && <Loading />}
      {state === 'failed' && <Failure title={words.value.failed} onRetry={() => setAttempt(attempt + 1)} />}
      {state !== 'failed' && next !== null && (
        <p>
          <button type="button" class="button" aria-busy={state === 'loading'} onClick={() => setBefore(next)}>
            {words.value.more}
          </button>
        </p>
      )}
    </section>
  )
}

function Row({
  game: { table, seat, place, ended, change, uncounted },
  isMine,
}: {
  readonly game: FinishedGame
  readonly isMine: boolean
}): JSX.Element | null {
  if (!isGameId(table.game)) return null
  const { title } = MANIFESTS[table.game]
  return (
    <li class="table-row">
      <GameEmblem game={table.game} />
      <a class="table-row-link" href={paths.replay(table.id)} title={words.value.replay(title, dateTime(ended))}>
        <span class="table-row-title">
          <strong>{title}</strong>
          <span class={place === 1 ? 'result won' : 'result'}>{outcome(table, seat, place, isMine)}</span>
          {table.rated && <span class="tag">{t.value.ratings.tag}</span>}
          {uncounted !== null && (
            <span class="soft small" title={t.value.ratings.uncounted[uncounted]}>
              {t.value.ratings.uncountedTag}
            </span>
          )}
          {change !== null && <span class={change < 0 ? 'profile-fell' : 'profile-rose'}>{plusMinus(change)}</span>}
        </span>
        <SeatNames table={table} scores={table.ended?.result?.scores ?? null} own={seat} />
        <span class="soft small">{when(ended)}</span>
      </a>
    </li>
  )
}

function outcome({ ended, seats }: FinishedGame['table'], seat: number, place: number | null, isMine: boolean): string {
  if (place === 1 && isMine) return t.value.home.won
  if (place !== null) return words.value.ranked(place)
  const result = ended?.result ?? null
  if (result === null) return words.value.early
  return seats.length === 1 ? words.value.points(result.scores[seat]) : words.value.together
}
