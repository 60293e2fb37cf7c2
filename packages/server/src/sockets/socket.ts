import { BOT_CLOSED, ClientMessage, PACKED, ServerMessage } from '@bothy/protocol'
import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Connection, TRY_AGAIN_LATER } from './connection.ts'
import { OwnBotSockets, endRevoked, tokenOf } from './own-bot-sockets.ts'
import { SocketLimits } from './socket-limits.ts'
import { Outgoing } from './outgoing.ts'
import type { PersonId } from '@bothy/room'
import { addressOf } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'

const BEAT_MS = 30_000
const GOING_AWAY = 1001
const SHARED = 10
const CLOSE_WITHIN = 500

/** Call before any hook that can refuse a request: it ends the sockets of refused upgrades. */
export async function acceptSockets(app: FastifyInstance, services: Services): Promise<Set<Connection>> {
  const connections = new Set<Connection>()
  let isClosing = false
  // While closing Fastify answers 503 but leaves the connection open, and would wait for it forever.
  app.server.on('upgrade', (_request, socket) => {
    if (isClosing) setImmediate(() => socket.end(() => socket.destroy()))
  })
  await app.register(fastifyWebsocket, {
    options: { maxPayload: services.limits.payload, perMessageDeflate: false },
    preClose: () => {
      isClosing = true
      return closeAll(app, connections)
    },
    errorHandler(error, socket) {
      services.report('a socket failed', error)
      socket.terminate()
    },
  })
  return connections
}

export function socketRoutes(app: FastifyInstance, services: Services, connections: Set<Connection>): void {
  const beat = setInterval(() => {
    for (const connection of connections) connection.checkAlive()
    socketLimits.forget(performance.now())
    ownBots.forget(performance.now())
  }, BEAT_MS)
  beat.unref()
  const { rate, burst } = services.limits.socket
  const socketLimits = new SocketLimits(services.limits.sockets, { rate: rate * SHARED, burst: burst * SHARED })
  const ownBots = new OwnBotSockets(services.limits.botSocket)
  const botOf = new WeakMap<FastifyRequest, PersonId | null>()
  app.addHook('onClose', async () => clearInterval(beat))
  // Clients reconnect as the person of their current cookies.
  services.identity.changes.listen((person) => {
    for (const connection of connections)
      if (connection.person === person) {
        if (connection.isBot) endRevoked(connection)
        else connection.endForNow()
      }
  })

  app.get<{ Querystring: { readonly pack?: unknown } }>(
    '/socket',
    {
      websocket: true,
      schema: { hide: true },
      async preValidation(request) {
        const token = tokenOf(request.headers)
        if (token !== undefined) botOf.set(request, await services.ownBots.find(token))
      },
    },
    (socket, request) => {
      const address = addressOf(request)
      const group = socketLimits.groupOf(address, performance.now())
      if (group === null) return socket.close(TRY_AGAIN_LATER)
      const token = tokenOf(request.headers)
      const asBot = token === undefined ? null : (botOf.get(request) ?? null)
      if (token !== undefined && asBot === null) return socket.close(BOT_CLOSED.token, 'this token is not valid')
      const bot = asBot === null ? null : ownBots.allow(asBot, performance.now())
      if (asBot !== null && bot === null) return socket.close(TRY_AGAIN_LATER)
      // Without a cookie a client may watch, and nothing is kept of it.
      const person = asBot ?? services.identity.personOf(request)
      const outgoing = new Outgoing(socket, request.raw.socket, request.query.pack === PACKED)
      const connection = new Connection(services, socket, { outgoing, person, group, address, bot })
      connections.add(connection)
      group.sockets.add(connection)
      if (token !== undefined && asBot !== null) {
        ownBots.enter(asBot, connection)
        checkIn(services, token, connection)
      }
      socket.on('close', () => {
        connections.delete(connection)
        group.sockets.delete(connection)
        if (asBot !== null) ownBots.leave(asBot, connection)
      })
    },
  )
  app.get(
    '/api/socket',
    { schema: { tags: ['socket'], summary: 'The messages of the socket, as JSON schema' } },
    async () => ({ client: ClientMessage, server: ServerMessage }),
  )
}

/** A token that is revoked while its socket opens would be missed. */
function checkIn({ ownBots, report }: Services, token: string, connection: Connection): void {
  const check = async (): Promise<void> => {
    const bot = await ownBots.find(token)
    if (bot === null) endRevoked(connection)
    else await ownBots.see(bot, Date.now())
  }
  check().catch((error: unknown) => {
    connection.endForNow()
    report('a token could not be checked', error)
  })
}

async function closeAll(app: FastifyInstance, connections: ReadonlySet<Connection>): Promise<void> {
  const { clients } = app.websocketServer
  for (const connection of connections) connection.endForNow(GOING_AWAY)
  const end = Date.now() + CLOSE_WITHIN
  while (clients.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
  for (const socket of clients) socket.terminate()
  app.websocketServer.close()
}
