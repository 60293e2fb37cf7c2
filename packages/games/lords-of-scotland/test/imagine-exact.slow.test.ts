import { below, type RngState, type Seat, stream } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { imagine } from '../rules/imagine.ts'
import { type CardId, LINEAGE_OF, SLUG_OF, type State } from '../rules/index.ts'
import { isSighting } from '../rules/topics/passages.ts'
import { recall } from '../rules/topics/recall.ts'
import { keyOf, PossibleWorlds, worldOf } from './possible-worlds.ts'
import { opening, playOn } from './random-play.ts'

const deckOf = (isIn: (slug: string, card: CardId) => boolean): readonly CardId[] =>
  SLUG_OF.flatMap((slug, card) => (LINEAGE_OF[card] === 'wemyss' || isIn(slug, card) ? [card] : []))

/** Mostly Wemyss, for many secret discards; few cards, so that they come round several times. */
const DECKS = {
  plain: deckOf((slug) => ['fergusson-2', 'forsyth-3', 'forsyth-8'].includes(slug)),
  swaps: deckOf((_, card) => LINEAGE_OF[card] === 'fergusson' && card % 3 !== 0),
}
const TABLES = [
  { seats: 2, hand: 2, slots: 2, draw: 2 },
  { seats: 3, hand: 2, slots: 1, draw: 1 },
  { seats: 2, hand: 4, slots: 2, draw: 1 },
  { seats: 2, hand: 5, slots: 1, draw: 1 },
]
const GAMES = { plain: 48, swaps: 12 } as const satisfies Record<keyof typeof DECKS, number>
type Course = { readonly deck: keyof typeof DECKS; readonly game: number; readonly seat: Seat | null }
const RARE = [
  { deck: 'plain', game: 5, seat: 0, what: 'a card strayed, was drawn by another seat and came out of that hand' },
  {
    deck: 'plain',
    game: 2383,
    seat: 1,
    what: 'a card that went openly to one hand came out of another, and cards of old piles are there too',
  },
  { deck: 'plain', game: 198, seat: 1, what: 'strays went into several piles' },
  { deck: 'plain', game: 2021, seat: 2, what: 'a secret discard waits for the next pile while others have strayed' },
  { deck: 'plain', game: 10, seat: 0, what: 'a stray that nobody had seen before came up' },
  { deck: 'plain', game: 15, seat: 0, what: 'the cards of some piles do not come out even at once' },
  { deck: 'plain', game: 16, seat: 0, what: 'a stray that everybody had seen going to a hand came up' },
  { deck: 'plain', game: 116, seat: 0, what: 'one has drawn a stray that everybody had seen going to another hand' },
  { deck: 'swaps', game: 53, seat: 0, what: 'a stray that one has seen came to the same hand again' },
  { deck: 'swaps', game: 10, seat: 1, what: 'one’s own stray has come up and that of another seat has not' },
  { deck: 'plain', game: 640, seat: 0, what: 'cards were shown after others had gone down' },
  { deck: 'plain', game: 640, seat: 1, what: 'cards were shown after others had gone down, for the other seat' },
  {
    deck: 'plain',
    game: 63,
    seat: 0,
    what: 'a card that was shown may have come back to the hand out of a later pile',
  },
  {
    deck: 'plain',
    game: 312,
    seat: 0,
    what: 'the first card that went down after another was seen coming has strayed',
  },
  { deck: 'swaps', game: 161, seat: 1, what: 'a card may have strayed that had come out of a pile with strays' },
  { deck: 'swaps', game: 496, seat: 1, what: 'a stray that one has seen may have strayed before' },
  { deck: 'swaps', game: 125, seat: 0, what: 'one has seen the same card stray into two piles' },
] as const satisfies readonly (Course & { readonly what: string })[]
const MOST_PLIES = 60
const MOST_WORLDS = 300
const TOO_MANY_WORLDS = 4500
const DRAWS = 12
const LEAST_DRAWS = 40
/** In standard deviations. */
const MOST_ERROR = 3.5

type Fit = { chi: number; freedom: number; impossible: number; positions: number }
const newFit = (): Fit => ({ chi: 0, freedom: 0, impossible: 0, positions: 0 })
const errorOf = ({ chi, freedom }: Fit): number => (chi - freedom) / Math.sqrt(2 * freedom)

function expectFit(fit: Fit, what: string): void {
  expect.soft(fit.positions, what).toBeGreaterThan(0)
  expect.soft(fit.impossible, what).toBe(0)
  expect.soft(Math.abs(errorOf(fit)), what).toBeLessThan(MOST_ERROR)
}

type Most = number | undefined

function compare(s: State, seat: Seat, { ways }: PossibleWorlds, rng: RngState, fit: Fit, most: Most): void {
  const all = [...ways.values()].reduce((sum, { n }) => sum + n, 0)
  const draws = Math.max(LEAST_DRAWS, ways.size * DRAWS)
  const drawn = new Map<string, number>()
  for (let i = 0; i < draws; i++) {
    const key = keyOf(worldOf(imagine(s, seat, rng, most)))
    drawn.set(key, (drawn.get(key) ?? 0) + 1)
  }
  for (const [key, { n }] of ways) {
    const expected = (draws * n) / all
    fit.chi += (expected - (drawn.get(key) ?? 0)) ** 2 / expected
  }
  for (const [key, n] of drawn) if (!ways.has(key)) fit.impossible += n
  fit.freedom += ways.size - 1
  fit.positions++
}

function kindOf({ memory, sightings }: State): string {
  const { strays, found, source } = recall(memory)
  if (strays.length === 0) return 'no strays'
  const open = Math.min(2, Math.max(0, strays.length - found.length))
  const isLost = (card: CardId): boolean =>
    isSighting(source[card]) && !sightings.flat().some((seen) => seen.card === card)
  return `${open} open strays, ${SLUG_OF.some((_, card) => isLost(card)) ? 'some' : 'none'} lost`
}

function playAndCompare({ deck, game: n, seat: viewer }: Course, fits: Map<string, Fit>, most?: Most): void {
  const rng = stream('exact', String(n))
  const own = stream('draws', String(n))
  const { seats, ...size } = TABLES[n % TABLES.length]
  const s = opening(seats, DECKS[deck], rng, size)
  const anybody = below(rng, seats)
  const seat = viewer ?? anybody
  const exact = new PossibleWorlds(s, seat)
  for (let ply = 0; ply < MOST_PLIES && exact.ways.size <= TOO_MANY_WORLDS; ply++) {
    const events = playOn(s, rng)
    if (events === null) return
    for (const event of events) exact.witness(event)
    expect(exact.ways.has(keyOf(worldOf(s))), `game ${n}, ply ${ply}: what is true is possible`).toBe(true)
    const { strays, found } = recall(s.memory)
    const isRare = strays.length > found.length
    const isDue = viewer !== null || below(own, isRare ? 2 : 6) === 0
    if (exact.ways.size > MOST_WORLDS || !isDue) continue
    const fit = fits.get(kindOf(s)) ?? newFit()
    fits.set(kindOf(s), fit)
    compare(s, seat, exact, own, fit, most)
  }
}

test('LOS-82 LOS-92 imagine: every possible world is drawn as often as it can have come about, and no other', () => {
  const fits = new Map<string, Fit>()
  for (const deck of ['plain', 'swaps'] as const)
    for (let n = 0; n < GAMES[deck]; n++) playAndCompare({ deck, game: n, seat: null }, fits)
  expect(fits.size).toBeGreaterThan(5)
  for (const [kind, fit] of fits) expectFit(fit, kind)
})

/** In `npm test` one way for each, in turn. */
const EITHER_WAY = RARE.flatMap((rare, i) =>
  [
    { ...rare, how: 'gone through', most: undefined },
    { ...rare, how: 'drawn', most: 0 },
  ].filter((_, way) => IS_WHOLE || way === i % 2),
)

test.each(EITHER_WAY)('LOS-82 LOS-92 the same where $what, routes $how', ({ what, most, ...course }) => {
  const fits = new Map<string, Fit>()
  playAndCompare(course, fits, most)
  const all = newFit()
  for (const fit of fits.values()) for (const key of Object.keys(all) as (keyof Fit)[]) all[key] += fit[key]
  expectFit(all, what)
})
