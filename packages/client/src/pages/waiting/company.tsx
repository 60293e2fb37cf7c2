import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { Lobby } from '@bothy/protocol'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { api } from '../../net/api.ts'
import { type Listed, listed } from '../../net/my-tables.ts'
import { useRun } from '../../table/waiting/run.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { tableFacts, wishFacts } from '../lobby/facts.ts'
import { lookingFor } from '../lobby/filters.ts'
import { useLobby } from '../lobby/use-lobby.ts'
import './styles.css'

const MOST = 3

export function Company(): JSX.Element {
  const lobby = useLobby()
  return (
    <>
      <Looking wishes={lobby?.wishes ?? []} />
      <OpenTables
        tables={listed(lobby?.open ?? [], 'server').filter(({ table }) => !isMine(table))}
        ratings={lobby?.ratings ?? {}}
      />
    </>
  )
}

const isMine = ({ seats }: Listed['table']): boolean => seats.some((seat) => seat.kind === 'person' && seat.mine)

function Looking({ wishes }: { readonly wishes: Lobby['wishes'] }): JSX.Element {
  const words = waiting.value
  const heading = useId()
  const shown = wishes.flatMap(({ wish, rating, waiting: here }) =>
    isGameId(wish.game) ? [{ wish, rating, here, game: wish.game }] : [],
  )
  return (
    <section class="panel list-box company" aria-labelledby={heading}>
      <div class="company-head">
        <h2 id={heading}>{words.looking}</h2>
        <a class="button" href={paths.lobby}>
          <Icon name="search" /> {words.meToo}
        </a>
      </div>
      {shown.length === 0 && <p class="soft">{words.lookingNone}</p>}
      <ul>
        {shown.slice(0, MOST).map(({ wish, rating, here, game }) => {
          const { title } = MANIFESTS[game]
          return (
            <li key={JSON.stringify(wish)} class="company-row">
              <GameEmblem game={game} />
              <p>
                <strong>{title}</strong> <span class="small">{words.here(Math.min(here, wish.seats), wish.seats)}</span>
              </p>
              <p class="company-facts soft small">{wishFacts(game, { wish, rating })}</p>
              <a class="button" href={paths.lobby + lookingFor(wish)} aria-label={`${words.play}, ${title}`}>
                {words.play}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function OpenTables({
  tables,
  ratings,
}: {
  readonly tables: readonly Listed[]
  readonly ratings: Lobby['ratings']
}): JSX.Element {
  const words = waiting.value
  const heading = useId()
  return (
    <section class="panel list-box company" aria-labelledby={heading}>
      <div class="company-head">
        <h2 id={heading}>{words.open}</h2>
        {tables.length > MOST && <a href={paths.lobby}>{words.all(tables.length)}</a>}
      </div>
      {tables.length === 0 && <p class="soft">{words.openNone}</p>}
      <ul>
        {tables.slice(0, MOST).map((one) => (
          <OpenTable key={one.table.id} {...one} ratings={ratings} />
        ))}
      </ul>
    </section>
  )
}

function OpenTable({ table, game, ratings }: Listed & { readonly ratings: Lobby['ratings'] }): JSX.Element {
  const words = waiting.value
  const { run, refusal } = useRun()
  const { title } = MANIFESTS[game]
  const people = table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]))
  const free = table.seats.findIndex(({ kind }) => kind === 'open')
  const sit = async (): Promise<void> => {
    if (await run(() => api.sit(table.id, free))) navigate(paths.table(table.id))
  }
  return (
    <li class="company-row">
      <GameEmblem game={game} />
      <p>
        <strong>{title}</strong>{' '}
        <span class="small">
          {people.length > 0 && `${words.hostedBy(people[0])}, `}
          {words.free(table.seats.length - people.length, table.seats.length)}
        </span>
      </p>
      <p class="company-facts soft small">{tableFacts(game, table, ratings)}</p>
      <button
        type="button"
        class="button"
        aria-label={[words.sit, title, ...people].join(', ')}
        onClick={() => void sit()}
      >
        {words.sit}
      </button>
      {refusal !== null && (
        <p class="note bad small company-why" role="alert">
          {refusal}
        </p>
      )}
    </li>
  )
}
