import type { FastifyRequest } from 'fastify'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Against requests in a person's name from other sites: browsers send `Origin` with every unsafe request and every socket. Programs without
 * it carry no cookie of a browser.
 */
export function isForeign(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin === undefined || (SAFE.has(request.method) && !request.ws)) return false
  if (allowed.includes(origin)) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.host
}
