import type { FastifyInstance } from 'fastify'
import { UNCOUNTED } from '../rate-limit.ts'
import type { Services } from '../services.ts'

const UNAVAILABLE = 503

/** For whoever runs the server: does the process answer, and should people be sent to it? */
export function healthRoutes(app: FastifyInstance, { health }: Services): void {
  const hidden = { schema: { hide: true }, config: UNCOUNTED }
  for (const path of ['/health', '/healthz']) app.get(path, hidden, async () => ({ ok: true }))
  app.get('/ready', hidden, async (_request, reply) => {
    const why = await health.unready()
    return why === null ? { ok: true } : reply.code(UNAVAILABLE).send({ ok: false, why })
  })
}
