import { NO_REST, Rhythm } from '@bothy/protocol'
import { isFair } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { REFUSED } from './tables.ts'

/** From one address, by minute. */
const MOST_CHANGES = 20
const tags = ['people']
const url = '/api/rhythm'

/** When I rest. */
export function rhythmRoutes(app: FastifyInstance, { identity, rhythms }: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()

  api.route({
    method: 'GET',
    url,
    schema: { tags, summary: 'My quiet hours, days off and holiday', response: { 200: Rhythm, ...REFUSED } },
    handler: async (request) => {
      const person = identity.personOf(request)
      return person === null ? NO_REST : rhythms.of(person)
    },
  })

  api.route({
    method: 'PUT',
    url,
    config: { rateLimit: { max: MOST_CHANGES } },
    schema: { tags, summary: 'Let me rest then', body: Rhythm, response: { 200: Rhythm, ...REFUSED } },
    handler: async (request, reply) => {
      if (!isFair(request.body)) throw new Refused('malformed')
      await rhythms.save(identity.ensure(request, reply), request.body)
      return request.body
    },
  })
}
