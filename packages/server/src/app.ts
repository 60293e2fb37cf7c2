import type { OutgoingHttpHeaders } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifySwagger from '@fastify/swagger'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { type GameFault, type UnreadableTable, refusal } from '@bothy/room'
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './rest/accounts.ts'
import { passwordResetRoutes } from './rest/password-reset.ts'
import { lobbyRoutes } from './rest/lobby.ts'
import { healthRoutes } from './rest/health.ts'
import { isForeign } from './rest/origin.ts'
import { limitConnections, limitRequests } from './limits/rate-limit.ts'
import { randomText } from './random-text.ts'
import { Refused, STATUS, refusalOf } from './rest/refused.ts'
import { correctionRoutes } from './rest/corrections.ts'
import { chatRoutes } from './rest/chat.ts'
import { friendRoutes } from './rest/friends.ts'
import { invitationRoutes } from './rest/invitations.ts'
import { passkeyRoutes } from './rest/passkeys.ts'
import { peopleRoutes } from './rest/people.ts'
import { noticeRoutes } from './rest/notices.ts'
import { previewRoutes } from './rest/previews.ts'
import { profileRoutes } from './rest/profiles.ts'
import { ratingRoutes } from './rest/ratings.ts'
import { recordRoutes } from './rest/records.ts'
import { learningRoutes } from './rest/learning.ts'
import { ownBotRoutes } from './rest/own-bots.ts'
import { restTimesRoutes } from './rest/rest-times.ts'
import { matchRoutes } from './rest/matches.ts'
import { placeRoutes, seatRoutes, tableRoutes } from './rest/tables.ts'
import type { Services } from './services.ts'
import { acceptSockets, socketRoutes } from './sockets/socket.ts'
import { serveClient } from './rest/static.ts'
import type { TrustedProxies } from './rest/trusted-proxies.ts'

export type AppOptions = {
  readonly log: FastifyBaseLogger
  readonly clientDir: string
  readonly proxies: TrustedProxies
}

const REQUEST_ID_BYTES = 9
const CHECK_MS = 5000

const AWAY = 503

export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors(_error, request, reply) {
      reply.hijack()
      // No hook runs after this, so the socket of a refused upgrade is ended here.
      reply.raw
        .writeHead(STATUS.malformed, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(refusal('malformed')), () => request.raw.socket.destroySoon())
    },
    genReqId: () => randomText(REQUEST_ID_BYTES),
    bodyLimit: services.limits.payload,
    // Read from the right: entries before the first address that is not one of our proxies may be forged.
    trustProxy: options.proxies.isNone ? false : options.proxies.has,
    forceCloseConnections: true,
    requestTimeout: services.limits.requestMs,
    http: {
      // Node swaps the two if headers were given more time than the whole request.
      headersTimeout: services.limits.requestMs,
      connectionsCheckingInterval: Math.min(services.limits.requestMs, CHECK_MS),
    },
  })
  limitConnections(app, services.limits.connections, options.proxies)
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  // Answers are built field by field; a serializer that silently drops fields would hide mistakes.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  app.setErrorHandler<FastifyError | Refused | UnreadableTable | GameFault>((error, request, reply) => {
    const refused = refusalOf(error)
    if (refused.why === 'server-error')
      services.report(`${request.method} ${request.routeOptions.url ?? ''} failed`, error, { request: request.id })
    // With 503 a proxy may retry or ask another process.
    if (services.store.isAway(error)) return reply.code(AWAY).header('retry-after', '1').send(refused)
    return reply.code(STATUS[refused.why]).send(refused)
  })
  const connections = await acceptSockets(app, services)
  app.addHook('onRequest', async (request) => {
    if (isForeign(request, services.origins)) throw new Refused('forbidden')
  })
  app.addHook('onSend', async (request, reply) => {
    // For fault reports: the log has the same id.
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    services.metrics.request(request.routeOptions.url, reply.statusCode, reply.elapsedTime)
    // Logs the route pattern, not the address: a link to a table is a key.
    request.log.debug({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  app.addHook('onSend', async (request, reply) => {
    // Proxies must not store personal answers; pages and files set their own header.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
  await app.register(fastifyCookie)
  await limitRequests(app, services.limits)
  // After the limits: it may ask the database.
  app.addHook('preValidation', async (request, reply) => {
    const { url: route = '' } = request.routeOptions
    if (route === '/socket' || route.startsWith('/api/')) await services.identity.recognize(request, reply)
  })
  await protectPages(app)
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Bothy', version: services.version } },
  })

  healthRoutes(app, services)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  peopleRoutes(app, services)
  accountRoutes(app, services)
  passwordResetRoutes(app, services)
  passkeyRoutes(app, services)
  friendRoutes(app, services)
  invitationRoutes(app, services)
  chatRoutes(app, services)
  correctionRoutes(app, services)
  tableRoutes(app, services)
  seatRoutes(app, services)
  placeRoutes(app, services)
  lobbyRoutes(app, services)
  matchRoutes(app, services)
  recordRoutes(app, services)
  noticeRoutes(app, services)
  restTimesRoutes(app, services)
  learningRoutes(app, services)
  ownBotRoutes(app, services)
  ratingRoutes(app, services)
  profileRoutes(app, services)
  socketRoutes(app, services, connections)
  await serveClient(app, options.clientDir, previewRoutes(app, services))
  return app
}

async function protectPages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    // The server speaks plain HTTP on a home network; a proxy with TLS adds this.
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", (request) => socketsOf(request.headers)],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
  })
}

const HOST = /^[A-Za-z0-9.:[\]-]+$/

function socketsOf({ host }: OutgoingHttpHeaders): string {
  return typeof host === 'string' && HOST.test(host) ? `ws://${host} wss://${host}` : "'self'"
}
