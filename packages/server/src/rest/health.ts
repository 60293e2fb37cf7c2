import type { FastifyInstance } from 'fastify'
import { UNCOUNTED } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'

const UNAVAILABLE = 503

const HALF_A_YEAR_MS = 182 * 24 * 3600 * 1000

/** RFC 9116: where to report a vulnerability. */
function contactRoute(app: FastifyInstance, contact: string | null): void {
  app.get('/.well-known/security.txt', { schema: { hide: true }, config: UNCOUNTED }, async (_request, reply) => {
    void reply.type('text/plain; charset=utf-8')
    if (contact === null) return reply.code(404).send('')
    const expires = new Date(Date.now() + HALF_A_YEAR_MS).toISOString()
    return reply.send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, fr\n`)
  })
}

export function healthRoutes(app: FastifyInstance, { health, contact }: Services): void {
  contactRoute(app, contact)
  const hidden = { schema: { hide: true }, config: UNCOUNTED }
  for (const path of ['/health', '/healthz']) app.get(path, hidden, async () => ({ ok: true }))
  app.get('/ready', hidden, async (_request, reply) => {
    const why = await health.unready()
    return why === null ? { ok: true } : reply.code(UNAVAILABLE).send({ ok: false, why })
  })
}
