import { below, type RngState, shuffle } from '@bothy/kernel'
import { BOX, GLEN_CARDS, type GlenCardName, type Vote, VOTES } from '../../../data/index.ts'
import { CHRONICLES } from '../../../modules/list.ts'
import type { State } from '../../../rules/index.ts'
import { compared } from '../reckoning.ts'
import { count, fail, homeCastle, isNeighbour, isOrthogonal, lotAt, meet, typeOf } from '../table.ts'
import { type AnyOf, namesOf, type Opening, printed } from './chapter.ts'
import { type Course, type Lot, type Piece, type Player, type Table, type Chapter } from '../types.ts'

// Chronicle 7, Between a Rock and a Hard Place: GM2-C7-1 to GM2-C7-6.

type Card = { readonly name: GlenCardName; votes: readonly Vote[] | null }

function largestSquare(player: Player): number {
  const isFull = ({ x, y }: Lot, size: number): boolean =>
    Array.from({ length: size * size }, (_, i) => lotAt(player, x + (i % size), y + Math.floor(i / size))).every(
      (lot) => lot !== undefined,
    )
  let best = 1
  for (const corner of player.lots) while (isFull(corner, best + 1)) best += 1
  return best === 1 ? 0 : best
}

function distances(player: Player): ReadonlyMap<Lot, number> {
  const out = new Map([[homeCastle(player), 0]])
  for (const [lot, steps] of out)
    for (const other of player.lots) if (isNeighbour(lot, other) && !out.has(other)) out.set(other, steps + 1)
  return out
}

function largestPasture(player: Player): number {
  const groupOf = (lot: Lot): number => {
    const group = new Set([lot])
    for (const one of group)
      for (const other of player.lots) if (typeOf(other) === 'animal' && isOrthogonal(one, other)) group.add(other)
    return group.size
  }
  return Math.max(0, ...player.lots.filter((lot) => typeOf(lot) === 'animal').map(groupOf))
}

const goodsOf = (player: Player): Lot['goods'] => player.lots.flatMap(({ goods }) => goods)

/** GM2-C7-4: what each card counts; `pile` is the number of tiles in the own discard pile. */
const COUNTED: { readonly [name in GlenCardName]: (player: Player, pile: number, t: Table) => number } = {
  'largest-square': largestSquare,
  'most-animals': (player) => count(goodsOf(player), 'sheep') + count(goodsOf(player), 'cattle'),
  // The same four things as in a scoring round: Castle Moil doubles, and David Hume is two persons.
  'most-sets': (player, _, t) => Math.min(...compared.map((valueOf) => valueOf(t, player))),
  'most-building': (player) => count(goodsOf(player), 'wood') + count(goodsOf(player), 'stone'),
  'castles-with-scotsmen': (player, _, t) =>
    t.chapters.reduce(
      (sum, { castlesHeld }) => sum + (castlesHeld?.(player) ?? 0),
      player.lots.filter((lot) => typeOf(lot) === 'castle' && lot.men > 0).length,
    ),
  'smallest-territory': ({ lots }) => lots.length,
  'farthest-scotsman': (player) =>
    Math.max(0, ...[...distances(player)].filter(([{ men }]) => men > 0).map(([, steps]) => steps)),
  'most-whisky-tiles': ({ lots }) => lots.filter((lot) => typeOf(lot) === 'whisky').length,
  'largest-pasture': largestPasture,
  'most-discards': (_, pile) => pile,
}

function winnersOf(name: GlenCardName, values: readonly number[]): number[] {
  const best = name === 'smallest-territory' ? Math.min(...values) : Math.max(...values)
  return best === 0 ? [] : [...values.keys()].filter((seat) => values[seat] === best)
}

const isAccepted = (votes: readonly Vote[]): boolean =>
  2 * votes.filter((vote) => vote === 'aye').length >= votes.length

/** Cards, tokens and VP differ at every third table: many cases occur only then. */
export function anyCouncil(rng: RngState): AnyOf {
  const names: string[] = [...GLEN_CARDS]
  shuffle(names, rng)
  if (below(rng, 3) > 0) return { corrections: [], arranged: names.slice(0, below(rng, BOX.council.drawn + 1)) }
  const drawn = 1 + below(rng, GLEN_CARDS.length)
  const aye = below(rng, drawn + 1)
  const corrections = [
    { at: 'council.drawn', value: drawn },
    { at: 'council.tokens.aye', value: aye },
    { at: 'council.tokens.nay', value: drawn - aye + below(rng, 3) },
    ...GLEN_CARDS.map((name) => ({ at: `council.cards.${name}.vp`, value: 1 + below(rng, 20) })),
  ]
  return { corrections, arranged: names.slice(0, below(rng, drawn + 1)) }
}

export const COUNCIL_CASES: readonly string[] = [
  ...['a finished seat votes', 'as many AYE as NAY', 'accepted', 'rejected', 'never voted on'].map(
    (what) => `GM2-C7-2 ${what}`,
  ),
  ...['no more votes', 'only aye is left', 'only nay is left'].map((what) => `GM2-C7-3 ${what}`),
  'GM2-113 built person',
  ...[...GLEN_CARDS, 'won by 1', 'won by 2', 'won by 3', 'won by 4'].map((what) => `GM2-C7-4 ${what}`),
  ...['own pile', 'common pile', 'taken from an own pile'].map((what) => `GM2-C7-5 ${what}`),
  'GM2-C7-6 nobody',
]
export const RARE_COUNCIL_CASES: readonly string[] = ['GM2-C7-3 inside another effect']

function seen(s: State): object {
  const shown = CHRONICLES.council.view(s, null)
  const own = (seat: number): Vote | null => CHRONICLES.council.view(s, seat).vote?.mine ?? null
  if ((shown.vote?.mine ?? null) !== null) fail('those who watch see a vote')
  return {
    cards: shown.cards.map(({ card, votes, adopted, values, wins }) => ({
      name: GLEN_CARDS[card],
      votes: votes?.join() ?? null,
      accepted: adopted,
      values: values.join(),
      wins: wins.join(),
    })),
    tokens: shown.tokens.map(({ aye, nay }) => `${aye} ${nay}`),
    vote: shown.vote === null ? null : { name: GLEN_CARDS[shown.vote.card], by: shown.vote.answered.join() },
    own: s.coins.map((_, seat) => (shown.vote === null ? null : own(seat))),
    piles: shown.piles?.map((tiles) => namesOf(tiles)) ?? null,
  }
}

export function council({ t, setup, told }: Opening): Chapter {
  const drawn = printed(setup, 'council.drawn', BOX.council.drawn)
  const vpOf = (name: GlenCardName): number => printed(setup, `council.cards.${name}.vp`, BOX.council.cards[name].vp)
  const ofEach = {
    aye: printed(setup, 'council.tokens.aye', BOX.council.tokens.aye),
    nay: printed(setup, 'council.tokens.nay', BOX.council.tokens.nay),
  }
  const dealt = told.flatMap((e) => (e.type === 'glenDealt' ? e.cards : [])).map((card) => GLEN_CARDS[card])
  if (dealt.length !== drawn || new Set(dealt).size !== drawn) fail(`cards ${dealt.join()}`)
  const arranged = setup.arranged?.council ?? []
  if (!arranged.every((name, i) => name === dealt[i])) fail(`${dealt.join()} are not ${arranged.join()}`)
  const cards: Card[] = dealt.map((name) => ({ name, votes: null }))
  const seats = t.players.map(({ seat }) => seat)
  const tokens = t.players.map(() => ({ ...ofEach }))
  let vote: { readonly name: GlenCardName; readonly by: Map<number, Vote> } | null = null
  const hasPiles = dealt.includes('most-discards')
  const discardedBy = new Map<string, Piece>()
  const pileOf = (seat: number): string[] => t.discards.filter((tile) => discardedBy.get(tile) === seat)

  /** Values when a card was scored: the haggis scoring comes later (GM2-X10). */
  const scored = new Map<GlenCardName, number[]>()
  const valuesOf = (name: GlenCardName): number[] =>
    scored.get(name) ?? t.players.map((player) => COUNTED[name](player, hasPiles ? pileOf(player.seat).length : 0, t))
  const winsOf = (name: GlenCardName): number[] => {
    const winners = winnersOf(name, valuesOf(name))
    return t.players.map(({ seat }) => (winners.includes(seat) ? Math.ceil(vpOf(name) / winners.length) : 0))
  }

  /** GM2-C7-2, GM2-C7-3: all players vote, in any order. */
  function* voteOn(card: Card): Course {
    const by = new Map<number, Vote>()
    vote = { name: card.name, by }
    const kinds = (seat: number): Vote[] => VOTES.filter((kind) => tokens[seat][kind] > 0)
    for (const { seat } of t.players) {
      const [only, ...others] = kinds(seat)
      if (others.length > 0) continue
      by.set(seat, only)
      meet(t, `GM2-C7-3 only ${only} is left`)
    }
    while (by.size < t.players.length) {
      const left = t.players.filter(({ seat }) => !by.has(seat))
      const asked = new Map(left.map(({ seat }) => [seat, kinds(seat).map((kind) => `vote ${kind}`)]))
      const [seat, , word] = (yield { kind: 'vote', asked }).split(' ')
      by.set(Number(seat), VOTES.find((kind) => kind === word) ?? fail(word))
      if (t.arrivals.includes(Number(seat))) meet(t, 'GM2-C7-2 a finished seat votes')
    }
    vote = null
    card.votes = t.players.map(({ seat }) => by.get(seat) ?? fail('no vote'))
    for (const [seat, kind] of card.votes.entries()) tokens[seat][kind] -= 1
    const ayes = card.votes.filter((kind) => kind === 'aye').length
    if (2 * ayes === card.votes.length) meet(t, 'GM2-C7-2 as many AYE as NAY')
    meet(t, `GM2-C7-2 ${isAccepted(card.votes) ? 'accepted' : 'rejected'}`)
  }

  return {
    sources: ['glen'],
    *personTaken(player, inner) {
      const open = cards.filter(({ votes }) => votes === null)
      if (open.length === 0) {
        meet(t, 'GM2-C7-3 no more votes')
        return
      }
      if (inner) meet(t, 'GM2-C7-3 inside another effect')
      const legal = open.map(({ name }) => `convene ${name}`)
      const [, name] = (legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'convene', legal }).split(' ')
      yield* voteOn(open.find((card) => card.name === name) ?? fail(name))
    },
    discarded(tile, by) {
      if (!hasPiles) return
      discardedBy.set(tile, by)
      meet(t, `GM2-C7-5 ${typeof by === 'number' ? 'own pile' : 'common pile'}`)
    },
    reckoned() {
      for (const { name, votes } of cards) {
        if (votes === null) meet(t, 'GM2-C7-2 never voted on')
        if (votes === null || !isAccepted(votes)) continue
        scored.set(name, valuesOf(name))
        const wins = winsOf(name)
        for (const [seat, vp] of wins.entries()) t.players[seat].vp.glen += vp
        meet(t, `GM2-C7-4 ${name}`)
        const winners = wins.filter((vp) => vp > 0).length
        meet(t, winners === 0 ? 'GM2-C7-6 nobody' : `GM2-C7-4 won by ${winners}`)
      }
      for (const [tile, by] of discardedBy)
        if (typeof by === 'number' && !t.discards.includes(tile)) meet(t, 'GM2-C7-5 taken from an own pile')
    },
    read: () => ({
      cards: cards.map(({ name, votes }) => ({
        name,
        votes: votes?.join() ?? null,
        accepted: votes === null ? null : isAccepted(votes),
        values: valuesOf(name).join(),
        wins: winsOf(name).join(),
      })),
      tokens: tokens.map(({ aye, nay }) => `${aye} ${nay}`),
      vote: vote === null ? null : { name: vote.name, by: seats.filter((seat) => vote?.by.has(seat)).join() },
      own: t.players.map(({ seat }) => vote?.by.get(seat) ?? null),
      piles: hasPiles ? t.players.map(({ seat }) => pileOf(seat).toSorted().join(' ')) : null,
    }),
    seen,
  }
}
