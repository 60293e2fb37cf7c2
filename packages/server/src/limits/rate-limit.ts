import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from './limits.ts'
import { type TrustedProxies, withoutPort } from '../rest/trusted-proxies.ts'

export const UNCOUNTED = { rateLimit: false } as const

/** The unit of limits: one IPv4 address, or one IPv6 network. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(withoutPort(request.ip))

export const writtenPathOf = (request: FastifyRequest): string =>
  // `//` is no valid URL, but reaches this point.
  URL.parse(request.url, 'http://localhost')?.pathname ?? request.url

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
 * By the matched route, since an address can be written in many ways; the decoded path counts only without a route or under the catch-all
 * for files of the client.
 */
const isPage = (request: FastifyRequest): boolean => {
  const { url: route } = request.routeOptions
  if (route !== undefined && route !== ANY_FILE) return route !== '/socket' && !route.startsWith('/api/')
  return !request.ws && !pathOf(request).startsWith('/api/')
}

/** Includes upgrades to a socket. Must be registered before the routes. */
export async function limitRequests(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: (request: FastifyRequest) => (isPage(request) ? limits.pages : limits.rest),
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `${isPage(request) ? 'page' : 'rest'} ${addressOf(request)}`,
  })
}

/** Each connection holds a file descriptor: one address must not take all, unless it is our proxy. */
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
