import { below, hide, peek, type RngState, shuffle } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import { sourceNamed } from '../../../rules/frames/gain.ts'
import { tileAt, tilesLeft } from '../../../rules/topics/rondel.ts'
import type { Reason, State } from '../../../rules/types.ts'
import type { Chronicle } from '../../chronicle.ts'
import { checkArranged } from './arranged.ts'
import { CASTLE_X, RACE_START, REWARDS, type RewardId, rewardNamed, RING, RIVERS, SHIPYARDS } from '../data/index.ts'
import { castle, endRace, ROW, row, TOKEN, token } from './frames.ts'
import { isLast, isRacing, leftEnd, raceOf, rightEnd, riverOf, tokensOn, whyNotRemove } from './queries.ts'
import { allTokens, deepestStart, imagineStart, imagineTokens, putStart, START_STACK, without } from './secrets.ts'
import type { RaceModuleTypes } from './types.ts'
import { spacesToGo, view } from './view.ts'

type Slice = RaceModuleTypes['state']

const TOKEN_FIRST: Reason = { why: 'tokenFirst', rule: 'GM2-C1-6' }

/** GM2-C1-1: each castle gets its number, the arranged ones first; the others are removed. */
function dealTokens(s: State, first: readonly RewardId[], rng: RngState): RewardId[][] {
  const rest = without(allTokens(s), first)
  shuffle(rest, rng)
  const all = [...first, ...rest]
  return Array.from({ length: RIVERS }, () => all.splice(0, contentOf(s).race.perCastle[s.seats]))
}

export const race: Chronicle<'race'> = {
  tiles: { joining: SHIPYARDS, laid: [RACE_START], replaced: [] },
  checkArranged,
  setUp(s, rng, arranged) {
    const depth = below(rng, deepestStart(tilesLeft(s, START_STACK)) + 1)
    putStart(s, arranged?.start[0] ?? depth)
    const first = (arranged?.tokens ?? []).flatMap((name) => rewardNamed(name) ?? [])
    return {
      begun: false,
      river: s.coins.map((_, seat) => riverOf(s, seat)),
      x: s.coins.map(() => CASTLE_X),
      tokens: hide(dealTokens(s, first, rng)),
      looked: Array.from({ length: RIVERS }, () => 0),
      taken: s.coins.map(() => []),
      home: [],
      last: [],
    }
  },
  clone: (mine: Slice): Slice => ({
    begun: mine.begun,
    river: mine.river.slice(),
    x: mine.x.slice(),
    tokens: hide(peek(mine.tokens).slice()), // a castle's list is replaced, never changed
    looked: mine.looked.slice(),
    taken: mine.taken.map((own) => own.slice()),
    home: mine.home.slice(),
    last: mine.last.slice(),
  }),
  view,
  imagine(s, viewer, rng) {
    imagineStart(s, rng)
    imagineTokens(s, viewer, rng)
  },
  blocked(s, seat, { elsewhere }) {
    const f = s.stack.at(-1)
    if (f?.kind === 'token' && f.seat === seat) elsewhere(TOKEN_FIRST)
  },
  acts: {
    /** GM2-C1-3: only pieces of players, neither die nor Englishman. */
    passed(s, { piece, position }, events) {
      const mine = raceOf(s)
      if (mine.begun || piece >= s.seats || tileAt(s, position) !== RACE_START) return
      mine.begun = true
      events?.push({ type: 'raceBegan', seat: piece })
    },
    gameScored(s, { step }, events) {
      if (step === 'beforeRound') endRace(s, events)
    },
  },
  questions: {
    whyNotRemove,
    coinsScore: (s, seat) => !isLast(s, seat),
  },
  freeActions: [row],
  turns: [],
  ops: {},
  once: {},
  sources: ['race'],
  frames: { castle, token },
  verbs: {
    row: { write: () => '', read: (rest) => (rest === '' ? ROW : null) },
    token: {
      write: ({ reward }) => REWARDS[reward],
      read(rest) {
        const reward = rewardNamed(rest)
        return reward === undefined ? null : TOKEN[reward]
      },
    },
  },
  knowledge: {
    raceBegan: { reveals: false, told: 'all' },
    rowed: { reveals: false, told: 'all' },
    tokensSeen: { reveals: true, told: (e, viewer) => (e.seat === viewer ? e : { ...e, tokens: null }) },
    tokenTaken: { reveals: true, told: 'all' },
    tokensLeft: { reveals: false, told: 'all' },
    boatHome: { reveals: false, told: 'all' },
    lastCard: { reveals: false, told: 'all' },
  },
  lines(s, seat) {
    const { home, last } = raceOf(s)
    const points = s.gained[seat][sourceNamed(s, 'race')]
    const detail = {
      place: home.indexOf(seat) + 1,
      last: Number(last.includes(seat)),
      left: spacesToGo(s, seat),
    }
    return [{ category: 'race', points, counts: true, detail }]
  },
  invariants(s, hold) {
    const { begun, river, x, tokens, looked, home, last } = raceOf(s)
    const seats = s.coins.map((_, seat) => seat)
    const castles = peek(tokens)
    const isHome = (seat: number): boolean => river[seat] === riverOf(s, seat) && x[seat] === CASTLE_X
    hold(
      seats.every((seat) => x[seat] >= leftEnd(s, river[seat]) && x[seat] <= rightEnd(s, river[seat])),
      'GM2-C1-9 every boat is on a river',
    )
    hold(begun || (seats.every(isHome) && looked.every((bits) => bits === 0)), 'GM2-C1-3 nobody starts too early')
    hold(begun || !s.removed.includes(RACE_START), 'GM2-C1-3 the race has begun when Race Start is gone')
    hold(home.every(isHome), 'GM2-C1-7 a boat that has come home stays')
    hold(
      new Set([...home, ...last]).size === home.length + last.length && home.length < s.seats,
      'GM2-C1-7 everybody has one place, and the last has no prize',
    )
    hold(home.length < s.seats - 1 || last.length === 1, 'GM2-C1-7 a player beaten by all has a Last card')
    hold(s.ranks === null || !seats.some((seat) => isRacing(s, seat)), 'GM2-C1-7 at the end nobody is under way')
    hold(
      castles.length === RIVERS && castles.every((own) => own.length <= contentOf(s).race.perCastle[s.seats]),
      'GM2-C1-1 tokens are on four castles',
    )
    hold(areOfTheBox(s), 'GM2-C1-1 tokens are those of the box')
    const stack = peek(s.stacks[START_STACK])
    const drawn = s.sizes[START_STACK] - stack.length
    hold(
      !stack.includes(RACE_START) ||
        drawn + stack.length - 1 - stack.indexOf(RACE_START) <= deepestStart(s.sizes[START_STACK] - 1),
      'GM2-C1-1 Race Start is in the top third of stack B',
    )
  },
}

function areOfTheBox(s: State): boolean {
  const { rewards } = contentOf(s).race
  const all = [...RING[s.seats].flatMap((_, river) => tokensOn(s, river)), ...raceOf(s).taken.flat()]
  return rewards.every(({ inBox }, reward) => all.filter((one) => one === reward).length <= inBox)
}
