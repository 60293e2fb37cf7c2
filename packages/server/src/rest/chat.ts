import { ChatReport, TableId } from '@bothy/protocol'
import type { PersonId, StoredLine } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { addressOf } from '../limits/rate-limit.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { signedIn } from './accounts.ts'
import { REFUSED, roomOf } from './tables.ts'

const tags = ['chat']
const LineParams = Type.Object(
  { table: TableId, line: Type.Integer({ minimum: 0, maximum: 1e9 }) },
  { additionalProperties: false },
)
const response = { 204: Type.Null(), ...REFUSED }
const CHAT_READ = 200

/** Readers mute, block or report an author by a line, without being told who the author is. */
export function chatRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity, friends, hearing, moderation, quotas, rooms } = services

  for (const method of ['PUT', 'DELETE'] as const)
    api.route({
      method,
      url: '/api/tables/:table/chat/:line/mute',
      schema: {
        tags,
        summary:
          method === 'PUT' ? 'Hide the lines of this speaker at this table' : 'Show the lines of this speaker again',
        params: LineParams,
        response,
      },
      handler: async (request, reply) => {
        const person = identity.ensure(request, reply)
        const { table, line } = request.params
        const other = speakerOf(await linesOf(services, table), line, person)
        if (method === 'PUT') await hearing.mute(table, person, other, Date.now())
        else await hearing.unmute(table, person, other)
        rooms.retell(person)
        return reply.code(204).send(null)
      },
    })

  api.route({
    method: 'PUT',
    url: '/api/tables/:table/chat/:line/block',
    schema: { tags, summary: 'Block the speaker of this line; for people with accounts', params: LineParams, response },
    handler: async (request, reply) => {
      const { person } = signedIn(services, request)
      const { table, line } = request.params
      const other = speakerOf(await linesOf(services, table), line, person)
      if (!(await identity.accounts.has(other, Date.now()))) throw new Refused('forbidden')
      if (await friends.isBlockListFull(person)) throw new Refused('too-many-people')
      await friends.block(person, other, Date.now())
      rooms.retell(person)
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'POST',
    url: '/api/tables/:table/chat/:line/report',
    schema: {
      tags,
      summary: 'Report a line to the operator of the server; it is kept with the lines around it',
      params: LineParams,
      body: ChatReport,
      response,
    },
    handler: async (request, reply) => {
      const reporter = identity.ensure(request, reply)
      const { table, line } = request.params
      quotas.countNaming({ person: reporter, address: addressOf(request) }, Date.now())
      const lines = await linesOf(services, table)
      if (!(await moderation.report({ table_id: table, line, reporter, ...request.body }, lines, Date.now())))
        throw new Refused('malformed', null, '/line')
      return reply.code(204).send(null)
    },
  })
}

async function linesOf(services: Services, table: string): Promise<readonly StoredLine[]> {
  await roomOf(services, table)
  return services.store.readChat(table, CHAT_READ)
}

function speakerOf(lines: readonly StoredLine[], line: number, person: PersonId): PersonId {
  const by = lines.find(({ id }) => id === line)?.by
  if (by === undefined || by === person) throw new Refused('malformed', null, '/line')
  return by
}
