import { Resting, RestTimes } from '@bothy/protocol'
import { isDay, isFair } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { restOf } from '../people/rest-times-store.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { REFUSED } from './tables.ts'

/** Per minute and address: each change is written at all tables of the person. */
const MOST_CHANGES = 20
const MOST_TABLES = 200
const tags = ['people']
const url = '/api/rhythm'
const NOBODY = ''

export function restTimesRoutes(app: FastifyInstance, { identity, rhythms, rooms, store }: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()

  api.route({
    method: 'GET',
    url,
    schema: { tags, summary: 'My quiet hours, days off and holiday', response: { 200: Resting, ...REFUSED } },
    handler: async (request) => rhythms.shown(identity.personOf(request) ?? NOBODY, Date.now()),
  })

  api.route({
    method: 'PUT',
    url,
    config: { rateLimit: { max: MOST_CHANGES } },
    schema: {
      tags,
      summary: 'Let me rest then, from my next turn on; so many days of holiday in a year',
      body: RestTimes,
      response: { 200: Resting, ...REFUSED },
    },
    handler: async (request, reply) => {
      const { away } = request.body
      for (const end of ['from', 'to'] as const)
        if (away !== null && !isDay(away[end])) throw new Refused('malformed', 'no-such-day', `/away/${end}`)
      if (!isFair(request.body)) throw new Refused('malformed')
      const person = identity.ensure(request, reply)
      if (!(await rhythms.change(person, request.body, Date.now()))) throw new Refused('too-much-rest', null, '/away')
      for (const { row, summary } of await store.tablesOf(person, MOST_TABLES))
        if (row.pace?.kind === 'turns' && summary.status === 'playing')
          await (await rooms.get(row.id).catch(() => null))?.rest(person, restOf(request.body))
      return rhythms.shown(person, Date.now())
    },
  })
}
