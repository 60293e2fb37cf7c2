import { Learning } from '@bothy/protocol'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { signedIn } from './accounts.ts'
import { REFUSED } from './tables.ts'

/** Per minute and address: a page tells of a step when its reader rests. */
const MOST_CHANGES = 90
const tags = ['people']
const url = '/api/learning'

export function learningRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()

  api.route({
    method: 'GET',
    url,
    schema: { tags, summary: 'How far I am in the lessons of each game', response: { 200: Learning, ...REFUSED } },
    handler: (request) => services.learning.of(signedIn(services, request).person),
  })

  api.route({
    method: 'PUT',
    url,
    config: { rateLimit: { max: MOST_CHANGES } },
    schema: {
      tags,
      summary: 'Unite what this device knows of my lessons with what is kept; the union is the answer',
      body: Learning,
      response: { 200: Learning, ...REFUSED },
    },
    handler: (request) => services.learning.unite(signedIn(services, request).person, request.body),
  })
}
