import { Invitation, Named, SentInvitation } from '@bothy/protocol'
import { tableSummary } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { signedIn } from './accounts.ts'
import { personNamed } from './friends.ts'
import { REFUSED, TableParams, roomOf, shown } from './tables.ts'

const tags = ['friends']

export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { invitations, notices, attending } = services

  api.route({
    method: 'GET',
    url: '/api/invitations',
    schema: {
      tags,
      summary: 'Tables to which I am invited and which still wait, newest first',
      response: { 200: Type.Array(Invitation), ...REFUSED },
    },
    handler: async (request) => {
      const { person } = signedIn(services, request)
      const asking = { person, now: Date.now(), isOnline: () => false }
      return (await invitations.of(person)).flatMap(({ table: { row, summary }, by, since }) => {
        const table = tableSummary(row, summary, asking)
        const isSeated = table?.seats.some((seat) => seat.kind === 'person' && seat.mine) ?? true
        const isFree = table?.seats.some(({ kind }) => kind === 'open') ?? false
        return table === null || isSeated || !isFree || !services.games.has(table.game) ? [] : [{ table, by, since }]
      })
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/invitations/:table',
    schema: { tags, summary: 'Decline an invitation', params: TableParams, response: { 204: Type.Null(), ...REFUSED } },
    handler: async (request, reply) => {
      await invitations.decline(request.params.table, signedIn(services, request).person)
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'GET',
    url: '/api/tables/:table/invitations',
    schema: {
      tags,
      summary: 'Whom I have invited to a table',
      params: TableParams,
      response: { 200: Type.Array(SentInvitation), ...REFUSED },
    },
    handler: async (request) => {
      const { person } = signedIn(services, request)
      return [...(await invitations.sentBy(person, request.params.table))]
    },
  })

  api.route({
    method: 'POST',
    url: '/api/tables/:table/invitations',
    schema: {
      tags,
      summary: 'Invite somebody to a table that waits, as one who sits there or has made it',
      params: TableParams,
      body: Named,
      response: { 200: Type.Array(SentInvitation), ...REFUSED },
    },
    handler: async (request) => {
      const { person } = signedIn(services, request)
      const { table } = request.params
      const room = await roomOf(services, table)
      const { status, host, seats } = await shown(room, person)
      if (!host && !seats.some((seat) => seat.kind === 'person' && seat.mine)) throw new Refused('not-seated')
      if (status !== 'waiting' || !seats.some(({ kind }) => kind === 'open')) throw new Refused('not-waiting')
      const other = await personNamed(services, request, person, request.body.name)
      if (await invitations.isFull(table, person, other)) throw new Refused('too-many-people')
      if (await invitations.invite(table, person, other, Date.now())) {
        attending.asked(other)
        await notices.invite(other, table)
      }
      return [...(await invitations.sentBy(person, table))]
    },
  })
}
