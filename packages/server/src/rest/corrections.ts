import { OfferedCorrections } from '@bothy/protocol'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { hostCorrections, once } from '../rooms/host-corrections.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { REFUSED } from './tables.ts'

export function correctionRoutes(app: FastifyInstance, { games, correctionsDir, report }: Services): void {
  const complain = once((sentence) => report(sentence, null))
  app.withTypeProvider<TypeBoxTypeProvider>().route({
    method: 'GET',
    url: '/api/games/:game/corrections',
    schema: {
      tags: ['games'],
      summary: 'Corrections of the data of a game that the host offers',
      params: Type.Object({ game: Type.String({ maxLength: 40 }) }, { additionalProperties: false }),
      response: { 200: Type.Array(OfferedCorrections), ...REFUSED },
    },
    handler: (request) => {
      const game = games.get(request.params.game)
      if (game === undefined) throw new Refused('no-such-game')
      return hostCorrections(correctionsDir, game, complain)
    },
  })
}
