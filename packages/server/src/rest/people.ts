import { GameInfo, Me, Reach, Rename } from '@bothy/protocol'
import type { AnyGame } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { newName } from './accounts.ts'
import { Refused } from './refused.ts'
import { Renaming } from '../rooms/renaming.ts'
import type { Services } from '../services.ts'
import { REFUSED } from './tables.ts'

/** Per minute and address. */
const MOST_RENAMES = 30

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity } = services
  const renaming = new Renaming(services)

  api.route({
    method: 'GET',
    url: '/api/me',
    schema: { tags: ['people'], summary: 'Who I am; a new guest gets a cookie', response: { 200: Me, ...REFUSED } },
    handler: (request, reply) => identity.me(identity.ensure(request, reply)),
  })

  api.route({
    method: 'PATCH',
    url: '/api/me',
    // A new name is written at every table of the person.
    config: { rateLimit: { max: MOST_RENAMES } },
    schema: { tags: ['people'], summary: 'Change my name', body: Rename, response: { 200: Me, ...REFUSED } },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const name = newName(request.body.name)
      if (!(await identity.rename(person, name, Date.now()))) throw new Refused('name-taken', null, '/name')
      await renaming.rename(person, name)
      return identity.me(person)
    },
  })

  api.route({
    method: 'GET',
    url: '/api/reach',
    schema: { tags: ['people'], summary: 'Where others find this server', response: { 200: Reach, ...REFUSED } },
    handler: async (request) => services.reach.told(request),
  })

  const games = [...services.games.values()].map(gameInfo)
  api.route({
    method: 'GET',
    url: '/api/games',
    schema: {
      tags: ['games'],
      summary: 'The games with their seats and options',
      response: { 200: Type.Array(GameInfo), ...REFUSED },
    },
    handler: () => Promise.resolve(games),
  })
}

function gameInfo(game: AnyGame): GameInfo {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  return {
    id: game.id,
    revision: game.revision,
    seats: { min: game.seats.min, max: game.seats.max },
    options: game.options.map((option) => ({
      id: option.id,
      rule: option.rule,
      group: option.group,
      default: option.default,
      values: Object.fromEntries(counts.map((seats) => [seats, [...option.values(seats)]])),
    })),
  }
}
