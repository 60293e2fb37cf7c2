import { below, type Seat, stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { type Action, type Event, FIELDS, glenMore2, type Offer, type State, type Types } from '../../rules/index.ts'

const opening = (seats: number, seed: string): State => {
  const checked = glenMore2.setup({}, seats)
  if (!checked.ok) throw new Error(checked.problem.at)
  return glenMore2.create(checked.value, seats, seed, 1)
}
const listOf = (s: State, seat: Seat): Action[] => {
  const out: Action[] = []
  glenMore2.legal(s, seat, out)
  return out
}
const texts = (actions: readonly Action[], type: Action['type']): string[] =>
  actions
    .filter((action) => action.type === type)
    .map((action) => glenMore2.write(action))
    .toSorted()

function foretold(view: Types['view'], kind: string): { readonly [type: string]: readonly string[] } {
  const spots = view.spots.map(({ x, y }) => `place ${x},${y}`)
  const name = (tile: number, type: Action['type']): string =>
    glenMore2.write(type === 'build' ? { type, tile } : type === 'remove' ? { type, tile } : { type: 'take', tile })
  return {
    take: view.offers
      .filter(({ what, reason }) => what !== 'discard' && reason === null)
      .map(({ tile }) => name(tile, 'take')),
    discard: view.offers
      .filter(({ what }) => what === 'discard')
      .map(({ tile }) => glenMore2.write({ type: 'discard', tile })),
    place: spots,
    activate: view.activatable.flatMap(({ tile, ways }) =>
      ways.map(({ goods, by }) => glenMore2.write({ type: 'activate', tile, goods, by })),
    ),
    claim:
      kind === 'claim'
        ? view.fields.filter(({ reason }) => reason === null).map(({ field }) => `claim ${FIELDS[field]}`)
        : [],
    build:
      kind === 'build'
        ? view.choices.filter(({ reason }) => reason === null).map(({ tile }) => name(tile, 'build'))
        : [],
    remove:
      kind === 'remove'
        ? view.choices.filter(({ reason }) => reason === null).map(({ tile }) => name(tile, 'remove'))
        : [],
  }
}

function happened(events: readonly Event[], seat: Seat): Pick<Offer, 'discards' | 'draws' | 'scoring'> {
  const rolled = events.findIndex(({ type }) => type === 'rolled')
  const own = rolled < 0 ? events : events.slice(0, rolled)
  return {
    discards: own.flatMap((e) => (e.type === 'rondelCleared' && e.by === seat ? e.tiles : [])),
    draws: own.reduce((sum, e) => (e.type === 'rondelFilled' ? sum + e.tiles.length : sum), 0),
    scoring: own.some((e) => e.type === 'scoring' && e.round < 4),
  }
}

describe.each([2, 3, 4])('%i seats', (seats) => {
  test('GM2-22 every list is what the view foretells', () => {
    for (let game = 0; game < 3; game++) {
      const s = opening(seats, `lists ${game}`)
      const rng = stream('lists', String(seats), String(game))
      while (glenMore2.actors(s).length > 0) {
        const [seat] = glenMore2.actors(s)
        const list = listOf(s, seat)
        const view = glenMore2.view(s, seat)
        const said = foretold(view, view.pending?.kind ?? '')
        for (const type of ['take', 'discard', 'place', 'activate', 'claim', 'build', 'remove'] as const)
          expect(texts(list, type)).toEqual(said[type].toSorted())
        expect(list.some(({ type }) => type === 'decline')).toBe(view.pending?.declinable)
        glenMore2.apply(s, seat, list[below(rng, list.length)])
      }
    }
  })

  test('GM2-23 discards, draws, scorings and the next piece are as the offer says', () => {
    for (let game = 0; game < 6; game++) {
      const s = opening(seats, `offers ${game}`)
      const rng = stream('offers', String(seats), String(game))
      let offer: Offer | undefined
      let mover = -1
      let since: Event[] = []
      while (glenMore2.actors(s).length > 0) {
        const [seat] = glenMore2.actors(s)
        const list = listOf(s, seat)
        const action = list[below(rng, list.length)]
        if (action.type === 'take' || action.type === 'discard') {
          offer = glenMore2.view(s, seat).offers.find(({ tile }) => tile === action.tile)
          mover = seat
          since = []
        }
        const turns = s.turns
        glenMore2.apply(s, seat, action, since)
        if (s.turns === turns && s.ranks === null) continue
        expect(offer).toMatchObject(happened(since, mover))
        const next = since.some(({ type }) => type === 'rolled') ? 4 : (glenMore2.actors(s).at(0) ?? null)
        expect(offer?.next).toBe(next)
      }
    }
  })
})
