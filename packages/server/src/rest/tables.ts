import {
  type BotLevel,
  BotSeat,
  NewTable,
  Refusal,
  SeatColour,
  SeatNumber,
  SeatPlace,
  TableId,
  TableInfo,
  TableLists,
} from '@bothy/protocol'
import { isJson } from '@bothy/kernel'
import { type PersonId, type Room, isSolo, nameBots, type Sitting } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { randomText } from '../random-text.ts'
import { dropOldestTables } from '../jobs/retention.ts'
import { fairly, listedFor, metBy } from '../rooms/lobby.ts'
import { playableAt } from '../bots/nets.ts'
import type { Wanting } from '../limits/quotas.ts'
import { addressOf } from '../limits/rate-limit.ts'
import { checkRated, isGiven, needAccount } from '../ratings/fairness.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'

const strict = { additionalProperties: false } as const
export const TableParams = Type.Object({ table: TableId }, strict)
/** For a person who learns the game first: the seat is kept, the match waits. */
const SitQuery = Type.Object({ ready: Type.Optional(Type.Literal('no')) }, strict)
export const SeatParams = Type.Object({ table: TableId, seat: SeatNumber }, strict)

export const TABLE_ID_BYTES = 12
const MOST_MINE = 100

export const REFUSED = { '4xx': Refusal, '5xx': Refusal }

export const tags = ['tables']

export function tableRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity, rooms } = services

  api.route({
    method: 'GET',
    url: '/api/tables',
    schema: { tags, summary: 'My tables, open ones, finished ones', response: { 200: TableLists, ...REFUSED } },
    handler: (request) => listTables(services, identity.personOf(request)),
  })

  api.route({
    method: 'POST',
    url: '/api/tables',
    schema: { tags, summary: 'A new table', body: NewTable, response: { 201: TableInfo, ...REFUSED } },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await makeTable(services, { person, address: addressOf(request) }, request.body)
      return reply.code(201).send(await shown(room, person))
    },
  })

  api.route({
    method: 'GET',
    url: '/api/tables/:table',
    schema: { tags, summary: 'One table', params: TableParams, response: { 200: TableInfo, ...REFUSED } },
    handler: async (request) => shown(await roomOf(services, request.params.table), identity.personOf(request)),
  })

  api.route({
    method: 'DELETE',
    url: '/api/tables/:table',
    schema: {
      tags,
      summary: 'Give up a table before the start (host)',
      params: TableParams,
      response: { 204: Type.Null(), ...REFUSED },
    },
    handler: async (request, reply) => {
      const room = await roomOf(services, request.params.table)
      await allowed(room.giveUp(identity.ensure(request, reply)))
      rooms.drop(room.id)
      return reply.code(204).send(null)
    },
  })
}

export function seatRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity } = services

  for (const [method, url] of [
    ['POST', '/api/tables/:table/seats/:seat'],
    ['PUT', '/api/tables/:table/seats/:seat/me'],
  ] as const) {
    api.route({
      method,
      url,
      schema: {
        tags,
        summary:
          'Take a free seat, ready to play; with the last one the match begins. At a table with a clock, or with `ready=no`, one says apart that one is ready',
        params: SeatParams,
        querystring: SitQuery,
        response: { 200: TableInfo, ...REFUSED },
      },
      handler: async (request, reply) => {
        const person = identity.ensure(request, reply)
        const room = await roomOf(services, request.params.table)
        if (room.isRated) await needAccount(identity, person)
        await needWelcome(services, room, person)
        await allowed(
          room.sit(request.params.seat, {
            person,
            name: await identity.nameOf(person),
            isReady: request.query.ready !== 'no',
          }),
        )
        return shown(room, person)
      },
    })
  }

  api.route({
    method: 'DELETE',
    url: '/api/tables/:table/seats/:seat',
    schema: {
      tags,
      summary: 'Leave a seat before the start; the host may free any',
      params: SeatParams,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await roomOf(services, request.params.table)
      await allowed(room.stand(request.params.seat, person))
      return shown(room, person)
    },
  })

  api.route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat/bot',
    schema: {
      tags,
      summary: 'The host puts a bot on a free seat, or lets one play for a person who has been gone for minutes',
      params: SeatParams,
      body: BotSeat,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await roomOf(services, request.params.table)
      const level = await botsFor(services, room, { person, address: addressOf(request) }, request.body.level)
      await allowed(room.putBot(request.params.seat, person, level))
      return shown(room, person)
    },
  })
}

export function placeRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity } = services

  api.route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat/place',
    schema: {
      tags,
      summary: 'Change places before the start: the host any two seats, others their own with a free one',
      params: SeatParams,
      body: SeatPlace,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await roomOf(services, request.params.table)
      await allowed(room.move(person, request.params.seat, request.body.to))
      return shown(room, person)
    },
  })

  api.route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat/colour',
    schema: {
      tags,
      summary: 'Play in another colour that no person has; before the start',
      params: SeatParams,
      body: SeatColour,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await roomOf(services, request.params.table)
      await allowed(room.chooseColour(person, request.params.seat, request.body.colour))
      return shown(room, person)
    },
  })
}

async function needWelcome({ friends }: Services, { host }: Room, person: PersonId): Promise<void> {
  if (host !== null && host !== person && !(await friends.mayMeet(host, person))) throw new Refused('forbidden')
}

export async function botsFor(services: Services, room: Room, who: Wanting, level: BotLevel): Promise<BotLevel> {
  const { game: id, seats } = await shown(room, who.person)
  const game = services.games.get(id)
  if (game === undefined) throw new Refused('no-such-game')
  services.quotas.checkBots(who, services.rooms.thinking())
  return playableAt(game, { seats: seats.length, setup: room.setup }, level)
}

export async function roomOf(services: Services, table: string): Promise<Room> {
  const room = await services.rooms.get(table)
  if (room === null) throw new Refused('no-such-table')
  return room
}

export async function allowed(command: Promise<Refusal | null>): Promise<void> {
  const refused = await command
  if (refused !== null) throw Refused.of(refused)
}

export async function shown(room: Room, person: PersonId | null): Promise<TableInfo> {
  const info = await room.info(person)
  if (info === null) throw new Refused('no-such-table')
  return info
}

async function listTables(services: Services, person: PersonId | null): Promise<TableLists> {
  const { store, quotas } = services
  const addressOfTable = (table: string): string | undefined => quotas.addressOf(table)
  const [mine, open, finished] = await Promise.all([
    person === null ? [] : store.tablesOf(person, MOST_MINE),
    fairly((limit, after) => store.openTables(limit, after), addressOfTable).then(metBy(services, person)),
    fairly((limit, after) => store.finishedTables(limit, after), addressOfTable),
  ])
  const show = await listedFor(services, person, [...mine, ...open, ...finished])
  return { mine: show(mine), open: show(open), finished: show(finished) }
}

async function makeTable(services: Services, who: Wanting, wanted: NewTable): Promise<Room> {
  const { games, rooms, identity, quotas } = services
  const { person } = who
  const game = games.get(wanted.game)
  if (game === undefined) throw new Refused('no-such-game')
  const seats = wanted.seats.length
  if (seats < game.seats.min || seats > game.seats.max)
    throw new Refused('bad-setup', { at: 'seats', why: 'seats' }, 'seats')
  if (!isJson(wanted.setup)) throw new Refused('bad-setup', { at: 'setup', why: 'not-allowed' }, 'setup')
  const setup = game.setup(wanted.setup, seats)
  if (!setup.ok) throw new Refused('bad-setup', { at: setup.problem.at, why: setup.problem.why }, setup.problem.at)
  if (wanted.rated === true) {
    await needAccount(identity, person)
    checkRated(wanted)
  }
  if (isGiven(wanted.setup, 'arranged') && wanted.seats.some((seat) => seat.kind === 'open')) {
    // The player who arranges the deck knows it: allowed alone or at one screen, not against strangers.
    throw new Refused('bad-setup', { at: 'arranged', why: 'not-allowed' }, 'arranged')
  }
  // Among strangers no player may see two hands.
  const isShared = wanted.seats.filter((seat) => seat.kind === 'me').length > 1
  if (isShared && wanted.visibility === 'open' && wanted.seats.some((seat) => seat.kind === 'open'))
    throw new Refused('already-seated')
  if (wanted.seats.some((seat) => seat.kind === 'bot')) quotas.checkBots(who, rooms.thinking())
  quotas.countTable(who, Date.now())
  await dropOldestTables(services, person)
  const id = randomText(TABLE_ID_BYTES)
  quotas.made(id, who)
  const name = await identity.nameOf(person)
  const sittings = await Promise.all(
    wanted.seats.map(async (seat): Promise<Sitting> => {
      if (seat.kind === 'open') return { kind: 'open' }
      if (seat.kind === 'bot')
        return { kind: 'bot', level: await playableAt(game, { seats, setup: setup.value }, seat.level) }
      return { kind: 'person', person, name, away: null }
    }),
  )
  const row = {
    id,
    game: game.id,
    seats,
    setup: setup.value,
    visibility: wanted.visibility,
    host: person,
    created: Date.now(),
    friendly: wanted.friendly === true && isSolo(sittings),
    hints: wanted.hints ?? null,
    rated: wanted.rated === true,
    pace: wanted.pace ?? null,
  }
  const waits = row.pace !== null && wanted.seats.some(({ kind }) => kind === 'open')
  const unready = wanted.seats.flatMap(({ kind }, seat) => (waits && kind === 'me' ? [seat] : []))
  const room = await rooms.create(row, nameBots(id, sittings), unready)
  if (room === null) throw new Error('a new table is gone')
  return room
}
