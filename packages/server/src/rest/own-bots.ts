import { MadeOwnBot, NewOwnBot, OwnBot, SeatedOwnBot, TableInfo } from '@bothy/protocol'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { addressOf } from '../limits/rate-limit.ts'
import { markedName, shownBot } from '../people/own-bots.ts'
import type { Services } from '../services.ts'
import { signedIn } from './accounts.ts'
import { Refused } from './refused.ts'
import { REFUSED, SeatParams, allowed, roomOf, shown } from './tables.ts'

const tags = ['bots']
const BotParams = Type.Object({ bot: SeatedOwnBot.properties.bot }, { additionalProperties: false })

export function ownBotRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { ownBots, quotas, presence, otherProcesses } = services

  api.route({
    method: 'GET',
    url: '/api/bots',
    schema: { tags, summary: 'My own bots that have a token', response: { 200: Type.Array(OwnBot), ...REFUSED } },
    handler: async (request) => {
      const bots = await ownBots.of(signedIn(services, request).person)
      const elsewhere = await otherProcesses.connected(bots.map(({ bot }) => bot))
      return bots.map((row) => shownBot(row, presence.isOnline(row.bot) || elsewhere.has(row.bot)))
    },
  })

  api.route({
    method: 'POST',
    url: '/api/bots',
    schema: {
      tags,
      summary: 'Make a bot of my own; the token is told this once',
      body: NewOwnBot,
      response: { 201: MadeOwnBot, ...REFUSED },
    },
    handler: async (request, reply) => {
      const { person } = signedIn(services, request)
      quotas.countNaming({ person, address: addressOf(request) }, Date.now())
      const name = markedName(request.body.name)
      if (name === '') throw new Refused('malformed', null, '/name')
      const made = await ownBots.draw(person, name, Date.now())
      if (made === 'name-taken') throw new Refused(made, null, '/name')
      if (made === 'too-many-own-bots') throw new Refused(made)
      return reply.code(201).send({ bot: shownBot(made.bot, false), token: made.token })
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/bots/:bot',
    schema: {
      tags,
      summary: 'Revoke the token of my bot; its seats stay, and the host may free them or let another bot play on',
      params: BotParams,
      response: { 204: Type.Null(), ...REFUSED },
    },
    handler: async (request, reply) => {
      const { person } = signedIn(services, request)
      if (!(await ownBots.revoke(person, request.params.bot, Date.now()))) throw new Refused('no-such-person')
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat/own-bot',
    schema: {
      tags,
      summary:
        'Give my bot a free seat of a private, unrated table of mine; where it sits already, say that it is ready',
      params: SeatParams,
      body: SeatedOwnBot,
      response: { 200: TableInfo, ...REFUSED },
    },
    handler: async (request) => {
      const { person } = signedIn(services, request)
      const { seat, table } = request.params
      const bot = (await ownBots.of(person)).find((row) => row.bot === request.body.bot)
      if (bot === undefined) throw new Refused('no-such-person')
      const room = await roomOf(services, table)
      const own = await shown(room, bot.bot)
      const seats = own.seats.flatMap((info, at) => (info.kind === 'person' && info.mine ? [at] : []))
      if (!seats.includes(seat)) {
        if (room.host !== person) throw new Refused('not-host')
        if (room.isRated) throw new Refused('rated-bot')
        // Its owner would see two hands among strangers.
        if (own.visibility === 'open') throw new Refused('forbidden')
        if (seats.length > 0) throw new Refused('already-seated')
        await allowed(room.sit(seat, { person: bot.bot, name: bot.name }))
      }
      // Where time is kept a new seat is not ready by itself.
      if ((await shown(room, bot.bot)).status === 'waiting') await allowed(room.ready(seat, bot.bot, true))
      return shown(room, person)
    },
  })
}
