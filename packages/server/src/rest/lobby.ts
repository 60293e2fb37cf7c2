import { Lobby, Search, Seek, WithBots } from '@bothy/protocol'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fairly, hostRatings, listedFor, metBy } from '../rooms/lobby.ts'
import { addressOf } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { REFUSED } from './tables.ts'

/** All are sent, since filters need them; a page shows a few at a time. */
const MOST_OPEN = 100
const MOST_WISHES = 30

const tags = ['lobby']

export function lobbyRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity, pairing, quotas, store, games, report } = services

  api.route({
    method: 'GET',
    url: '/api/lobby',
    schema: {
      tags,
      summary: 'Open tables with a free seat, and what people look for',
      response: { 200: Lobby, ...REFUSED },
    },
    handler: async (request) => {
      const [tables, wishes] = await Promise.all([
        fairly(
          (limit, after) => store.openTables(limit, after),
          (table) => quotas.addressOf(table),
          MOST_OPEN,
        ).then(metBy(services, identity.personOf(request))),
        pairing.waitingPlayers.wishes(Date.now(), MOST_WISHES),
      ])
      const [show, ratings] = await Promise.all([
        listedFor(services, identity.personOf(request), tables),
        hostRatings(services, tables),
      ])
      return { open: show(tables), ratings, wishes: wishes.filter(({ wish }) => games.has(wish.game)) }
    },
  })

  api.route({
    method: 'PUT',
    url: '/api/seeking',
    schema: {
      tags,
      summary: 'Look for a game; closing the request ends the search',
      body: Seek,
      response: { 200: Search, ...REFUSED },
    },
    handler: async (request, reply) => {
      const { wish, known } = request.body
      const who = { person: identity.ensure(request, reply), address: addressOf(request) }
      await pairing.ask(who, wish, Date.now())
      const gone = goneOf(reply)
      const found = await pairing.longPoll.hold(
        {
          look: () => pairing.look(who, wish, Date.now()),
          beat: () => pairing.waitingPlayers.beat(who.person, Date.now()),
          known,
        },
        gone,
      )
      if (gone.aborted && found.state === 'waiting' && !pairing.longPoll.isEnding)
        await pairing.waitingPlayers
          .leave(who.person, Date.now())
          .catch((error: unknown) => report('somebody who is gone still looks for a game', error))
      return found
    },
  })

  api.route({
    method: 'PUT',
    url: '/api/seeking/bots',
    schema: {
      tags,
      summary: 'Begin with bots in the seats for which nobody is found; others who look for the same may join in',
      body: WithBots,
      response: { 200: Search, ...REFUSED },
    },
    handler: async (request, reply) => {
      const who = { person: identity.ensure(request, reply), address: addressOf(request) }
      await pairing.allowBots(who, request.body.level, Date.now())
      return pairing.look(who, null, Date.now())
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/seeking',
    schema: {
      tags,
      summary: 'Look no more; for one who has just been paired it is too late, and the answer says where',
      response: { 200: Search, ...REFUSED },
    },
    handler: async (request, reply) => {
      const who = { person: identity.ensure(request, reply), address: addressOf(request) }
      await pairing.waitingPlayers.leave(who.person, Date.now())
      return pairing.look(who, null, Date.now())
    },
  })
}

function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
