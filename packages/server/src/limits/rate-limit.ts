import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from './limits.ts'
import { type TrustedProxies, withoutPort } from '../rest/trusted-proxies.ts'

export const UNCOUNTED = { rateLimit: false } as const

/** The unit of limits: one IPv4 address, or one network of IPv6 addresses. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(withoutPort(request.ip))

/** The path as it stands in an address. */
export const writtenPathOf = (request: FastifyRequest): string =>
  // Something like `//` is no address, but arrives here all the same.
  URL.parse(request.url, 'http://localhost')?.pathname ?? request.url

/** The path as routes see it, however the client wrote it. */
export const pathOf = (request: FastifyRequest): string => {
  const pathname = writtenPathOf(request)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const ANY_FILE = '/*'

/**
 * By the route that was found, since an address can be written in many ways. Only where none was found, or the one for all
 * files of the client, the decoded path says whether a page was wanted.
 */
const isPage = (request: FastifyRequest): boolean => {
  const { url: route } = request.routeOptions
  if (route !== undefined && route !== ANY_FILE) return route !== '/socket' && !route.startsWith('/api/')
  return !request.ws && !pathOf(request).startsWith('/api/')
}

/** Requests of one address by minute, upgrades to a socket among them. Must be there before the routes. */
export async function limitRequests(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: (request: FastifyRequest) => (isPage(request) ? limits.pages : limits.rest),
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `${isPage(request) ? 'page' : 'rest'} ${addressOf(request)}`,
  })
}

/** Each connection holds a file of the process: one address must not have them all, unless it is a proxy of ours. */
export function limitConnections(app: FastifyInstance, most: number, proxies: TrustedProxies): void {
  const open = new Map<string, number>()
  app.server.on('connection', (socket) => {
    if (proxies.has(socket.remoteAddress)) return
    const address = normalizeIP(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
