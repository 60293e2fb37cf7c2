import type { MyData } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { MILLION, shownRating } from '../ratings/skill.ts'
import type { Records } from '../store/store.ts'

const shown = (mu: number): number => shownRating({ mu: mu / MILLION })

type Kept = Pick<MyData, 'results' | 'ratings' | 'ratingSteps' | 'invitations' | 'muted' | 'barred' | 'seeking'>

export async function myRecords({ queries }: Records, person: PersonId): Promise<Kept> {
  const [results, ratings, steps, invitations, muted, bar, search] = await Promise.all([
    queries.selectFrom('results').selectAll().where('player', '=', person).orderBy('ended').execute(),
    queries.selectFrom('ratings').selectAll().where('player', '=', person).orderBy('game').execute(),
    queries.selectFrom('rating_steps').selectAll().where('player', '=', person).orderBy('at').execute(),
    queries
      .selectFrom('invitations')
      .innerJoin('people as inviters', 'inviters.id', 'invitations.inviter')
      .innerJoin('people as invited', 'invited.id', 'invitations.person')
      .selectAll('invitations')
      .select(['inviters.name as by', 'invited.name as whom'])
      .where(({ or, eb }) => or([eb('invitations.person', '=', person), eb('inviter', '=', person)]))
      .orderBy('since')
      .execute(),
    queries
      .selectFrom('mutes')
      .leftJoin('people', 'people.id', 'mutes.other')
      .select(['mutes.table_id', 'mutes.since', 'people.name'])
      .where('mutes.person', '=', person)
      .orderBy('since')
      .execute(),
    queries.selectFrom('chat_bars').select(['until', 'since']).where('person', '=', person).executeTakeFirst(),
    queries.selectFrom('seekers').selectAll().where('person', '=', person).executeTakeFirst(),
  ])
  return {
    results: results.map(({ table_id: table, seat, game, seats, open, place, points, ended }) => ({
      table,
      seat,
      game,
      seats,
      open: open === 1,
      place,
      points,
      ended,
    })),
    ratings: ratings.map(({ game, mu, matches }) => ({ game, rating: shown(mu), matches })),
    ratingSteps: steps.map(({ table_id: table, game, at, place, mu_before: before, mu }) => ({
      table,
      game,
      at,
      place,
      rating: shown(mu),
      change: shown(mu) - shown(before),
    })),
    invitations: invitations.map(({ table_id: table, inviter, by, whom, state, since }) => ({
      table,
      name: inviter === person ? whom : by,
      mine: inviter === person,
      declined: state === 'declined',
      since,
    })),
    muted: muted.map(({ table_id: table, name, since }) => ({ table, name, since })),
    barred: bar ?? null,
    seeking:
      search === undefined
        ? null
        : {
            game: search.game,
            seats: search.seats,
            pace: search.pace,
            rated: search.rated === 1,
            since: search.since,
          },
  }
}
