import type { Game, GameTypes, Json } from '@bothy/kernel'
import type { NewTable, TimeControl } from '@bothy/protocol'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { api, type Reply } from '../../net/api.ts'
import { createOnDevice } from '../../net/hosts.ts'
import { knownName, takeName } from '../../net/people/my-name.ts'
import type { Plan } from '../../table/seats/seat-fields.tsx'

export type WantedTable = {
  readonly where: 'server' | 'device'
  readonly game: Game<GameTypes>['id']
  readonly seats: readonly Plan[]
  readonly setup: Json
  readonly isListed: boolean
  readonly isFriendly: boolean
  /** Null: the host has said nothing, and the table decides by who plays. */
  readonly hints: boolean | null
  readonly isRated: boolean
  readonly pace: TimeControl | null
}

/** The reader's name is taken first, so that the others see it at once. */
export async function createTable(wanted: WantedTable): Promise<Reply<string>> {
  const { game, seats, setup } = wanted
  if (wanted.where === 'device')
    return { ok: true, value: await createOnDevice(game, seats.map(deviceSeat), setup, wanted.isFriendly) }
  const mine = seats.find((seat) => seat.kind === 'me')
  const named = await takeName(mine === undefined ? '' : mine.name.trim() || knownName())
  if (!named.ok) return named
  const reply = await api.create({
    game,
    seats: seats.map(serverSeat),
    setup,
    visibility: wanted.isListed ? 'open' : 'private',
    friendly: wanted.isFriendly,
    ...(wanted.hints === null ? {} : { hints: wanted.hints }),
    rated: wanted.isRated,
    pace: wanted.pace,
  })
  return reply.ok ? { ok: true, value: paths.table(reply.value.id) } : reply
}

const serverSeat = (seat: Plan): NewTable['seats'][number] =>
  seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : seat.kind === 'me' ? { kind: 'me' } : { kind: 'open' }

const deviceSeat = (seat: Plan, i: number) =>
  seat.kind === 'bot'
    ? { kind: 'bot' as const, level: seat.level }
    : { kind: 'person' as const, name: seat.name.trim() === '' ? makeWords.value.person(i + 1) : seat.name.trim() }
