import { isJson } from '@bothy/kernel'
import { Data, Imported, SeatNumber, Transcript } from '@bothy/protocol'
import { UnreadableTable, storedRecord } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { randomText } from '../random-text.ts'
import { dropOldestTables } from '../jobs/retention.ts'
import { addressOf } from '../limits/rate-limit.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { REFUSED, TableParams } from './tables.ts'

const TABLE_ID_BYTES = 12
const SeatQuery = Type.Object({ seat: Type.Optional(SeatNumber) }, { additionalProperties: false })

/** Works from the store: the table may be one that cannot be opened. */
async function needOver({ store }: Services, table: string): Promise<void> {
  const stored = await store.readTable(table).catch((error: unknown) => {
    throw store.isAway(error) ? error : new UnreadableTable('unreadable', 'the table cannot be read', error)
  })
  if (stored === null || stored.summary.status === 'closed') throw new Refused('no-such-table')
  if (stored.summary.status !== 'over') throw new Refused('not-over')
}

export function recordRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()

  const tags = ['records']

  api.route({
    method: 'GET',
    url: '/api/tables/:table/record',
    schema: {
      tags,
      summary: 'The whole record with its seed, after the end',
      params: TableParams,
      response: { 200: Data, ...REFUSED },
    },
    handler: async (request, reply) => {
      const { table } = request.params
      await needOver(services, table)
      const record = await storedRecord(services.rooms.host, table)
      if (record === null) throw new Refused('no-such-table')
      const file = `${record.game}-${table}.bothy.json`
      return reply.header('content-disposition', `attachment; filename="${file}"`).send(record)
    },
  })

  api.route({
    method: 'GET',
    url: '/api/tables/:table/transcript',
    schema: {
      tags,
      summary: 'What a seat (without one: a spectator) had seen at the end',
      params: TableParams,
      querystring: SeatQuery,
      response: { 200: Transcript, ...REFUSED },
    },
    handler: async (request) => {
      const { table } = request.params
      await needOver(services, table)
      const transcript = await services.store.readTranscript(table, request.query.seat ?? null)
      if (transcript === null) throw new Refused('not-over')
      return transcript
    },
  })

  api.route({
    method: 'POST',
    url: '/api/records',
    bodyLimit: services.limits.record,
    schema: {
      tags,
      summary: 'Check a record ply by ply and keep it as a finished table',
      body: Data,
      response: { 201: Imported, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = services.identity.ensure(request, reply)
      // JSON nested too deep overflows the stack on its way to the worker thread.
      if (!isJson(request.body)) throw new Refused('bad-record', { why: 'not-a-record', at: '', ply: null }, '')
      services.quotas.countTable({ person, address: addressOf(request) }, Date.now())
      await dropOldestTables(services, person)
      const id = randomText(TABLE_ID_BYTES)
      const brought = await services.records
        .bring({ file: request.body, id, host: person, now: Date.now() })
        .catch((error: unknown) => {
          services.report('a record could not be played', error)
          throw new Refused('faulty')
        })
      if ('problem' in brought) {
        const { why, at, ply } = brought.problem
        throw new Refused('bad-record', { why, at, ply }, at)
      }
      await services.store.createTable(brought.row, brought.entries, brought.mark)
      return reply.code(201).send({ table: id })
    },
  })
}
