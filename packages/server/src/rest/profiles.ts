import { BOT_LEVELS, FinishedGames, FinishedQuery, PersonName, Profile, type Rival, TablePeople } from '@bothy/protocol'
import { type PersonId, tableSummary } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { isProvisional, shownRating } from '../ratings/skill.ts'
import { Refused } from './refused.ts'
import type { Place, Rival as Met, Whose } from '../results/results.ts'
import type { Services } from '../services.ts'
import { changeOf } from './ratings.ts'
import { REFUSED, TableParams } from './tables.ts'

const PersonParams = Type.Object({ name: PersonName }, { additionalProperties: false })
const tags = ['people']

const MOST_RUNNING = 100
const MOST_RIVALS = 12
const AT_ONCE = 20
const MOST_LOOKS = 60

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity } = services
  const config = { rateLimit: { max: MOST_LOOKS } }

  api.route({
    method: 'GET',
    url: '/api/profile',
    config,
    schema: { tags, summary: 'What I play and have played', response: { 200: Profile, ...REFUSED } },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const [{ name }, account, shared, running, rivals] = await Promise.all([
        identity.me(person),
        identity.accounts.read(person),
        sharedPart(services, { person, isPublic: false }),
        runningOf(services, person),
        services.results.rivals(person, MOST_RIVALS),
      ])
      return { name, since: account?.created ?? null, ...shared, running, rivals: rivals.map(shownRival) }
    },
  })

  api.route({
    method: 'GET',
    url: '/api/profile/games',
    config,
    schema: {
      tags,
      summary: 'My finished games, newest first',
      querystring: FinishedQuery,
      response: { 200: FinishedGames, ...REFUSED },
    },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      return finishedOf(services, { person, isPublic: false }, request.query, person)
    },
  })

  api.route({
    method: 'GET',
    url: '/api/people/:name',
    config,
    schema: {
      tags,
      summary: 'What everybody may know of an account',
      params: PersonParams,
      response: { 200: Profile, ...REFUSED },
    },
    handler: async (request) => {
      const { person, name, created } = await accountOf(services, identity.personOf(request), request.params.name)
      const shared = await sharedPart(services, { person, isPublic: true })
      return { name, since: created, ...shared, running: [], rivals: [] }
    },
  })

  api.route({
    method: 'GET',
    url: '/api/people/:name/games',
    config,
    schema: {
      tags,
      summary: 'Finished games of an account at open tables, newest first',
      params: PersonParams,
      querystring: FinishedQuery,
      response: { 200: FinishedGames, ...REFUSED },
    },
    handler: async (request) => {
      const { person } = await accountOf(services, identity.personOf(request), request.params.name)
      return finishedOf(services, { person, isPublic: true }, request.query, identity.personOf(request))
    },
  })

  api.route({
    method: 'GET',
    url: '/api/tables/:table/people',
    config,
    schema: {
      tags,
      summary: 'Who of those at a table has a profile, by seat; one who blocks me has none',
      params: TableParams,
      response: { 200: TablePeople, ...REFUSED },
    },
    handler: async (request) => {
      const stored = await services.store.readTable(request.params.table)
      if (stored === null || stored.summary.status === 'closed') throw new Refused('no-such-table')
      const asking = identity.personOf(request)
      const nameOf = async (person: PersonId | null): Promise<string | null> => {
        if (person === null) return null
        if (asking !== null && (await services.friends.blocks(person, asking))) return null
        return (await identity.accounts.read(person))?.name ?? null
      }
      return Promise.all(
        stored.summary.holders.map((holder) => nameOf(holder.kind === 'person' ? holder.person : null)),
      )
    },
  })
}

/** By the exact name, so that trying similar names reveals nothing. A person who blocks the asking one is not found either. */
async function accountOf({ identity, friends }: Services, asking: PersonId | null, name: string) {
  const account = await identity.accounts.named(name)
  if (account === null || account.name !== name.normalize('NFC')) throw new Refused('no-such-person')
  if (asking !== null && (await friends.blocks(account.person, asking))) throw new Refused('no-such-person')
  return account
}

async function sharedPart(
  { games, ratings, results }: Services,
  whose: Whose,
): Promise<Pick<Profile, 'ratings' | 'counts'>> {
  const rated = async (game: string): Promise<Profile['ratings']> => {
    const known = (await ratings.records.ratingsOf(game, [whose.person])).get(whose.person)
    if (known === undefined || known.matches === 0) return []
    const { matches } = known
    return [{ game, rating: shownRating(known), matches, provisional: isProvisional(matches) }]
  }
  const [byGame, counts] = await Promise.all([Promise.all([...games.keys()].map(rated)), results.counts(whose)])
  return { ratings: byGame.flat(), counts: counts.filter(({ game }) => games.has(game)) }
}

/** Presence is shown only at the table itself. */
const asked = (person: PersonId | null) => ({ person, now: Date.now(), isOnline: () => false })

async function runningOf({ games, store }: Services, person: PersonId): Promise<Profile['running']> {
  const now = Date.now()
  const tables = await store.tablesOf(person, MOST_RUNNING)
  return tables.flatMap(({ row, summary }) => {
    const table = tableSummary(row, summary, asked(person))
    if (table === null || table.status === 'over' || !games.has(row.game)) return []
    return [{ table, waited: Math.max(0, now - summary.updated) }]
  })
}

async function finishedOf(
  { games, ratings, results }: Services,
  whose: Whose,
  { before }: FinishedQuery,
  asking: PersonId | null,
): Promise<FinishedGames> {
  const finished = await results.finished(whose, AT_ONCE, before === undefined ? null : placeOf(before))
  const rated = finished.flatMap(({ row }) => (row.rated ? [row.id] : []))
  const [steps, uncounted] = await Promise.all([
    ratings.records.stepsAt(whose.person, rated),
    ratings.records.uncountedOf(rated),
  ])
  const changes = new Map(steps.map((step) => [step.table, changeOf(step).change]))
  const last = finished.at(-1)
  return {
    games: finished.flatMap(({ row, summary, seat, place, ended }) => {
      const table = tableSummary(row, summary, asked(asking))
      if (table === null || !games.has(row.game)) return []
      return [
        { table, seat, place, ended, change: changes.get(row.id) ?? null, uncounted: uncounted.get(row.id) ?? null },
      ]
    }),
    next: last === undefined || finished.length < AT_ONCE ? null : `${last.ended}.${last.row.id}`,
  }
}

function placeOf(before: string): Place {
  const [ended, table] = before.split('.')
  return { ended: Number(ended), table }
}

const shownRival = ({ player, name, account, games, ahead, behind }: Met): Rival => ({
  name,
  bot: BOT_LEVELS.find((level) => player === `bot:${level}`) ?? null,
  account,
  games,
  ahead,
  behind,
})
