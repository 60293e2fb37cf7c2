import { Leaderboard, type RatedPlayer, RatingHistory, TableRatings, BOT_LEVELS } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { playerOf } from '../ratings/ratings.ts'
import type { RatedPlayer as Known, StepTaken } from '../ratings/records.ts'
import { isProvisional, shownRating } from '../ratings/skill.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { REFUSED, TableParams } from './tables.ts'

const GameParams = Type.Object({ game: Type.String({ maxLength: 40 }) }, { additionalProperties: false })
const LISTED = 100
const STEPS = 200

export function ratingRoutes(app: FastifyInstance, { games, identity, ratings, store }: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const tags = ['ratings']
  const checked = (game: string): string => {
    if (!games.has(game)) throw new Refused('no-such-game')
    return game
  }

  api.route({
    method: 'GET',
    url: '/api/games/:game/ratings',
    schema: {
      tags,
      summary: 'The best players of a game, and me',
      params: GameParams,
      response: { 200: Leaderboard, ...REFUSED },
    },
    handler: async (request) => {
      const game = checked(request.params.game)
      const me = identity.personOf(request)
      const [players, mine] = await Promise.all([
        ratings.records.leaders(game, LISTED),
        me === null ? null : ratings.records.standing(game, me),
      ])
      return {
        players: players.map((player, i) => listed(player, i + 1, me)),
        mine: mine === null ? null : listed(mine, mine.place, me),
      }
    },
  })

  api.route({
    method: 'GET',
    url: '/api/games/:game/ratings/me',
    schema: {
      tags,
      summary: 'What my last rated matches changed, oldest first',
      params: GameParams,
      response: { 200: RatingHistory, ...REFUSED },
    },
    handler: async (request) => {
      const game = checked(request.params.game)
      const me = identity.personOf(request)
      const steps = me === null ? [] : await ratings.records.history(game, me, STEPS)
      return steps.map((step) => ({
        table: step.table,
        at: step.at,
        place: step.place,
        provisional: isProvisional(step.matches),
        ...changeOf(step),
      }))
    },
  })

  api.route({
    method: 'GET',
    url: '/api/tables/:table/ratings',
    schema: {
      tags,
      summary: 'What a rated match changed, by seat, after the end',
      params: TableParams,
      response: { 200: TableRatings, ...REFUSED },
    },
    handler: async (request) => {
      const { table } = request.params
      await ratings.settle(table)
      const stored = await store.readTable(table)
      if (stored === null || stored.summary.status === 'closed') throw new Refused('no-such-table')
      if (stored.summary.status !== 'over') throw new Refused('not-over')
      const { holders } = stored.summary
      if (!stored.row.rated) return { seats: holders.map(() => null), why: null }
      const [steps, why] = await Promise.all([ratings.records.stepsOf(table), ratings.records.uncountedOf([table])])
      const seats = holders.map((holder) => {
        const step = steps.get(playerOf(holder))
        if (step === undefined) return null
        return { ...changeOf(step), provisional: isProvisional(step.matches), share: step.share }
      })
      return { seats, why: why.get(table) ?? null }
    },
  })
}

export function changeOf({ mu, muBefore }: StepTaken): { readonly rating: number; readonly change: number } {
  const rating = shownRating({ mu })
  return { rating, change: rating - shownRating({ mu: muBefore }) }
}

function listed({ player, name, mu, matches }: Known, place: number, me: PersonId | null): RatedPlayer {
  const bot = BOT_LEVELS.find((level) => player === `bot:${level}`) ?? null
  return {
    place: isProvisional(matches) ? null : place,
    name,
    bot,
    rating: shownRating({ mu }),
    matches,
    mine: player === me,
  }
}
