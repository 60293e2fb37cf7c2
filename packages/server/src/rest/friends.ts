import { Friends, Named } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '../limits/rate-limit.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { signedIn } from './accounts.ts'
import { REFUSED } from './tables.ts'

const tags = ['friends']
const response = { 200: Friends, ...REFUSED }

export function friendRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { friends, rooms, attending } = services

  api.route({
    method: 'GET',
    url: '/api/friends',
    schema: { tags, summary: 'My friends, who asks, whom I asked, whom I block', response },
    handler: (request) => friends.of(signedIn(services, request).person),
  })

  api.route({
    method: 'POST',
    url: '/api/friends',
    schema: {
      tags,
      summary:
        'Ask somebody to be my friend, or accept; a name that nobody has and one that blocks me are answered alike',
      body: Named,
      response,
    },
    handler: async (request) => {
      const { person } = signedIn(services, request)
      const other = await personNamed(services, request, person, request.body.name)
      if (await friends.isFull(person)) throw new Refused('too-many-people')
      await friends.unblock(person, other)
      await friends.ask(person, other, Date.now())
      attending.asked(other)
      return friends.of(person)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/friends',
    schema: { tags, summary: 'End a friendship, withdraw what I asked, decline what they ask', body: Named, response },
    handler: async (request) => {
      const { person } = signedIn(services, request)
      await friends.part(person, await personNamed(services, request, person, request.body.name))
      return friends.of(person)
    },
  })

  api.route({
    method: 'POST',
    url: '/api/blocks',
    schema: {
      tags,
      summary: 'Block somebody: no seat at each other’s tables, no invitations, no requests, no words of theirs',
      body: Named,
      response,
    },
    handler: async (request) => {
      const { person } = signedIn(services, request)
      const other = await personNamed(services, request, person, request.body.name)
      if (await friends.isBlockListFull(person)) throw new Refused('too-many-people')
      await friends.block(person, other, Date.now())
      rooms.retell(person)
      return friends.of(person)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/blocks',
    schema: { tags, summary: 'Block somebody no longer', body: Named, response },
    handler: async (request) => {
      const { person } = signedIn(services, request)
      const other = (await services.identity.accounts.named(request.body.name))?.person
      if (other !== undefined) await friends.unblock(person, other)
      rooms.retell(person)
      return friends.of(person)
    },
  })
}

/** The same refusal for an unknown name, for the person's own, and for a person who blocks the asking one. */
export async function personNamed(
  { identity, friends, quotas }: Services,
  request: FastifyRequest,
  person: PersonId,
  name: string,
): Promise<PersonId> {
  quotas.countNaming({ person, address: addressOf(request) }, Date.now())
  const other = (await identity.accounts.named(name))?.person ?? person
  if (other === person || (await friends.blocks(other, person))) throw new Refused('no-such-person')
  return other
}
