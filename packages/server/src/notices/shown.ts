import { type Channel, NOTICE_STATES, type NoticeState, type Notices, type SentNotice } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import type { Services } from '../services.ts'
import type { ChannelRow } from './channels.ts'
import { kindOf } from './message.ts'
import type { NoticeRow } from './outbox.ts'

const MOST_SHOWN = 50

export async function shownNotices(
  { notices, store }: Pick<Services, 'notices' | 'store'>,
  person: PersonId | null,
  most = MOST_SHOWN,
): Promise<Notices> {
  const rows = person === null ? [] : await notices.outbox.listOf(person, most)
  const tables = [...new Set(rows.map(({ table_id }) => table_id))].filter((id) => id !== '')
  const games = new Map(
    await Promise.all(tables.map(async (id) => [id, (await store.readTable(id))?.row.game ?? null] as const)),
  )
  return {
    channels: person === null ? [] : (await notices.channels.of(person)).map(channelOf),
    sent: rows.map((row) => sentOf(row, games.get(row.table_id) ?? null)),
    pushKey: notices.pushKey,
    mail: notices.mail !== null,
  }
}

const mediumOf = (kind: string): Channel['kind'] => (kind === 'mail' || kind === 'hook' ? kind : 'push')

export const channelOf = ({ id, kind, label, created, confirmed, stopped }: ChannelRow): Channel => ({
  id,
  kind: mediumOf(kind),
  label,
  created,
  confirmed: confirmed !== null,
  stopped: stopped !== null,
})

const sentOf = (row: NoticeRow, game: string | null): SentNotice => ({
  kind: kindOf(row),
  table: game === null ? null : row.table_id,
  game,
  medium: mediumOf(row.medium),
  label: row.label,
  state: stateOf(row),
  why: row.detail,
  at: row.created,
  due: row.state === 'waiting' ? row.due : null,
  ended: row.ended,
})

const STATES: ReadonlySet<string> = new Set(NOTICE_STATES)
const isState = (state: string): state is NoticeState => STATES.has(state)
const stateOf = ({ state }: NoticeRow): NoticeState => (isState(state) ? state : 'unsure')
