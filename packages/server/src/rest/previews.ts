import { setTimeout as timeout } from 'node:timers/promises'
import { GAME_IDS, type GameId } from '@bothy/games'
import { TableId } from '@bothy/protocol'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Drawings } from '../previews/drawings.ts'
import { gamePreview, homePreview, stateOf, tableIn, tablePreview, tagsOf, wordsOfTable } from '../previews/preview.ts'
import { LANGUAGES, languageOf, type PreviewLanguage } from '../previews/words.ts'
import { addressOf, pathOf, writtenPathOf } from '../limits/rate-limit.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import type { WithTags } from './static.ts'

const strict = { additionalProperties: false } as const
const MOST = 60
const LIMITED = {
  rateLimit: {
    max: MOST,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `preview ${addressOf(request)}`,
  },
}
const HOUR = 3600
/** A preview delays the page no longer than this. */
const ANSWERS_WITHIN_MS = 1500

export function previewRoutes(app: FastifyInstance, services: Services): WithTags {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const drawings = new Drawings()
  const hidden = { hide: true } as const

  api.route({
    method: 'GET',
    url: '/previews/:name',
    config: LIMITED,
    schema: { ...hidden, params: Type.Object({ name: Type.Enum(['home', ...GAME_IDS]) }, strict) },
    handler: (request, reply) => picture(reply, drawings.plain(nameOf(request.params.name)), HOUR),
  })

  api.route({
    method: 'GET',
    url: '/previews/tables/:table',
    config: LIMITED,
    schema: {
      ...hidden,
      params: Type.Object({ table: TableId }, strict),
      querystring: Type.Object(
        { language: Type.Optional(Type.Enum(LANGUAGES)), state: Type.Optional(Type.String()) },
        strict,
      ),
    },
    handler: async (request, reply) => {
      const stored = await services.store.readTable(request.params.table)
      const told = stored === null ? null : wordsOfTable(stored, request.query.language ?? 'en')
      if (told === null) throw new Refused('no-such-table')
      const drawn = await drawings.withWords(told.game, told.words)
      if (drawn === null) return picture(reply, drawings.plain(told.game), 0)
      return picture(reply, drawn, request.query.state === stateOf(told.words) ? HOUR : 0)
    },
  })

  return async (page, request) => {
    const language = languageOf(request.headers['accept-language'])
    const path = pathOf(request)
    const preview = await previewAt(services, path, language)
    const origin = services.reach.told(request).url ?? `${request.protocol}://${request.host}`
    return page.replace('</title>', () => `</title>${tagsOf(preview, origin, writtenPathOf(request), language)}`)
  }
}

const nameOf = (name: string): GameId | 'home' => GAME_IDS.find((id) => id === name) ?? 'home'

async function previewAt(services: Services, path: string, language: PreviewLanguage) {
  const table = tableIn(path)
  if (table === null) return gamePreview(path, language)
  // The page is shown whether the store answers or not.
  const read = services.store.readTable(table.id).catch(() => null)
  const stored = await Promise.race([read, timeout(ANSWERS_WITHIN_MS, null, { ref: false })])
  return (stored === null ? null : tablePreview(table.page, stored, language)) ?? homePreview(language)
}

const picture = (reply: FastifyReply, png: Buffer, seconds: number): FastifyReply =>
  reply
    .type('image/png')
    .header('cache-control', seconds === 0 ? 'no-cache' : `public, max-age=${seconds}`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(png)
