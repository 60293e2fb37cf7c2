import { Beginning, ReadySeat, TableInfo, Talk } from '@bothy/protocol'
import { Room, type Tables } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { randomText } from '../random-text.ts'
import { dropOldestTables } from '../jobs/retention.ts'
import type { Wanting } from '../limits/quotas.ts'
import { addressOf } from '../limits/rate-limit.ts'
import { needAccount } from '../ratings/fairness.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { REFUSED, SeatParams, TABLE_ID_BYTES, TableParams, allowed, botsFor, roomOf, shown, tags } from './tables.ts'

export function matchRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity } = services

  api.route({
    method: 'PUT',
    url: '/api/tables/:table/begin',
    schema: {
      tags,
      summary: 'The host: begin once everybody is ready, with bots in the free seats; null waits on',
      params: TableParams,
      body: Beginning,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await roomOf(services, request.params.table)
      const { level } = request.body
      const bots = level === null ? null : await botsFor(services, room, { person, address: addressOf(request) }, level)
      await allowed(room.begin(person, bots))
      return shown(room, person)
    },
  })

  api.route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat/ready',
    schema: {
      tags,
      summary: 'Say whether the match may begin; it does when all seats are taken and everybody is ready',
      params: SeatParams,
      body: ReadySeat,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await roomOf(services, request.params.table)
      await allowed(room.ready(request.params.seat, person, request.body.ready))
      return shown(room, person)
    },
  })

  api.route({
    method: 'PUT',
    url: '/api/tables/:table/talk',
    schema: {
      tags,
      summary: 'The host: whether those without a seat may write in the chat',
      params: TableParams,
      body: Talk,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await roomOf(services, request.params.table)
      await allowed(room.talk(person, request.body.all))
      return shown(room, person)
    },
  })

  api.route({
    method: 'POST',
    url: '/api/tables/:table/again',
    schema: {
      tags,
      summary:
        'After the end: the table at which the same people play again, one seat further; the same for all who ask',
      params: TableParams,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const room = await roomOf(services, request.params.table)
      if (room.isRated) await needAccount(identity, person)
      const next = await room.again(person, tablesFor(services, { person, address: addressOf(request) }))
      if (!(next instanceof Room)) throw Refused.of(next)
      return shown(next, person)
    },
  })
}

const tablesFor = (services: Services, who: Wanting): Tables<Room> => {
  const { rooms, store, quotas } = services
  return {
    get: (id) => rooms.get(id),
    async create({ row, holders, unready }) {
      quotas.made(row.id, who)
      const room = await rooms.create(row, holders, unready)
      if (room === null) throw new Error('a new table is gone')
      return room
    },
    isClosed: async (id) => (await store.readTable(id))?.summary.status === 'closed',
    drawId: () => randomText(TABLE_ID_BYTES),
    async allow(holders) {
      if (holders.some(({ kind }) => kind === 'bot')) quotas.checkBots(who, rooms.thinking())
      quotas.countTable(who, Date.now())
      await dropOldestTables(services, who.person)
    },
  }
}
