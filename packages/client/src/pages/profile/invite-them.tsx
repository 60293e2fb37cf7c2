import type { JSX } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { SentInvitation, TableSummary } from '@bothy/protocol'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { api } from '../../net/api.ts'
import { friendsApi } from '../../net/people/friends.ts'
import { whyNotInvite } from '../../net/people/why-not-invite.ts'
import { friendsWords } from '@bothy/board-kit/ui/words/friends-words.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { SeatNames } from './seat-names.tsx'
import { words } from './words.ts'

export function InviteThem({ name }: { readonly name: string }): JSX.Element {
  const [tables, setTables] = useState<readonly TableSummary[] | 'failed' | null>(null)
  const load = useCallback(async () => {
    const reply = await api.tables()
    setTables(reply.ok ? reply.value.mine.filter((table) => hasRoomFor(table, name)) : 'failed')
  }, [name])
  useEffect(() => void load(), [load])
  if (tables === null) return <Loading />
  if (tables === 'failed') return <Failure onRetry={() => void load()} />
  if (tables.length === 0)
    return (
      <p class="profile-none">
        <span class="soft">{words.value.inviteNowhere}</span>
        <a class="button" href={paths.home}>
          {words.value.play}
        </a>
      </p>
    )
  return (
    <ul class="table-rows profile-invite">
      {tables.map((table) => (
        <Row key={table.id} table={table} name={name} />
      ))}
    </ul>
  )
}

const hasRoomFor = ({ game, status, seats }: TableSummary, name: string): boolean =>
  isGameId(game) &&
  status === 'waiting' &&
  seats.some(({ kind }) => kind === 'open') &&
  !seats.some((seat) => seat.kind === 'person' && seat.name === name)

type News = { readonly text: string; readonly isBad: boolean }

function Row({ table, name }: { readonly table: TableSummary; readonly name: string }): JSX.Element | null {
  const { id, game } = table
  const [sent, setSent] = useState<readonly SentInvitation[] | null>(null)
  const [news, setNews] = useState<News | null>(null)
  useEffect(() => void friendsApi.sent(id).then((reply) => setSent(reply.ok ? reply.value : [])), [id])
  if (!isGameId(game)) return null
  const said = friendsWords.value
  const asked = sent?.find((one) => one.name === name)
  const invite = async (): Promise<void> => {
    const reply = await friendsApi.invite(id, name)
    if (reply.ok) setSent(reply.value)
    setNews(reply.ok ? { text: said.isInvited(name), isBad: false } : { text: whyNotInvite(reply), isBad: true })
  }
  const { title } = MANIFESTS[game]
  return (
    <li class="table-row">
      <GameEmblem game={game} />
      <a class="table-row-link" href={paths.table(id)}>
        <strong class="table-row-title">{title}</strong>
        <SeatNames table={table} scores={null} own={null} />
      </a>
      {sent !== null && asked === undefined && (
        <button
          type="button"
          class="button small"
          aria-label={words.value.inviteTo(name, title)}
          onClick={() => void invite()}
        >
          {said.invite}
        </button>
      )}
      {asked !== undefined && <span class="soft small">{asked.declined ? said.declined : said.invited}</span>}
      <span class={news?.isBad === true ? 'note bad small' : 'visually-hidden'} role="status">
        {news?.text}
      </span>
    </li>
  )
}
