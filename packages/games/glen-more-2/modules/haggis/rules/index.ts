import { checkFields, checkList, type Checked, fork, hide, type Json, peek } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import type { Content } from '../../../data/content.ts'
import { sourceNamed } from '../../../rules/frames/gain.ts'
import type { Reason } from '../../../rules/types.ts'
import type { Chronicle } from '../../chronicle.ts'
import {
  copiesOf,
  EVERYBODY,
  FEAST_ROUNDS,
  feastVp,
  HAGGIS_TILES,
  HAGGIS_VALUES,
  type HaggisValue,
  isHaggisValue,
} from '../data/index.ts'
import { beginFeast, commonRolls, commonTurn, FEAST_STREAM, privateRoll, ROLL, rolling } from './feast.ts'
import { imagine } from './imagine.ts'
import { haggisOf, knows, tableOf, turnedUp, whyNotDraw, whyNotPutBack, whyNotTokens } from './queries.ts'
import {
  gainTokens,
  haggis as chooseToken,
  PUT_BACK,
  putBack,
  TAKE_HIDDEN,
  TAKE_UP,
  TOKEN_STREAM,
  turnUpInPool,
} from './tokens.ts'
import type { HaggisModuleTypes } from './types.ts'
import { view } from './view.ts'

type Slice = HaggisModuleTypes['state']

const IN_HAGGIS: Reason = { why: 'haggis', rule: 'GM2-C5-2' }
const IN_FEAST: Reason = { why: 'feast', rule: 'GM2-C5-5' }

function checkArranged(raw: Json, at: string, box: Content): Checked<HaggisModuleTypes['arranged']> {
  const fields = checkFields(raw, at, ['tokens', 'rolls'])
  if (!fields.ok) return fields
  const { tokens: rawTokens = [], rolls: rawRolls = [] } = fields.value
  const copies = copiesOf(box.haggis)
  const isNext = (x: Json, before: readonly HaggisValue[]): x is HaggisValue =>
    isHaggisValue(x) && before.filter((one) => one === x).length < copies[x - 1]
  const tokens = checkList<HaggisValue>(rawTokens, `${at}.tokens`, isNext)
  if (!tokens.ok) return tokens
  const isFace = (x: Json): x is number => box.supplies.die.some((face) => face === x)
  const rolls = checkList<number>(rawRolls, `${at}.rolls`, isFace)
  return rolls.ok ? { ok: true, value: { tokens: tokens.value, rolls: rolls.value } } : rolls
}

const readPlace = (rest: string): number => (/^[1-9]\d?$/.test(rest) ? Number(rest) - 1 : -1)

export const haggis: Chronicle<'haggis'> = {
  tiles: { joining: HAGGIS_TILES, laid: [], replaced: [] },
  checkArranged,
  /** GM2-C5-1. */
  setUp(s, rng, arranged, events) {
    s.rng[FEAST_STREAM] = fork(rng)
    s.rng[TOKEN_STREAM] = rng
    s.chronicles.haggis = {
      up: [],
      pool: hide(copiesOf(contentOf(s).haggis)),
      tables: hide(s.coins.map(() => [])),
      rolls: null,
      feasts: 0,
      arranged: hide({ tokens: arranged?.tokens.toReversed() ?? [], rolls: arranged?.rolls.toReversed() ?? [] }),
    }
    turnUpInPool(s)
    const mine = haggisOf(s)
    if (mine.up.length > 0) events?.push({ type: 'haggisDealt', values: mine.up.slice() })
    return mine
  },
  clone(mine: Slice): Slice {
    const { tokens, rolls } = peek(mine.arranged)
    return {
      up: mine.up.slice(),
      pool: hide(peek(mine.pool).slice()),
      tables: hide(peek(mine.tables).map((table) => table.slice())),
      rolls: mine.rolls === null ? null : mine.rolls.slice(),
      feasts: mine.feasts,
      arranged: hide({ tokens: tokens.slice(), rolls: rolls.slice() }),
    }
  },
  view,
  imagine,
  blocked(s, seat, { grey, elsewhere }) {
    const f = s.stack.at(-1)
    if (f?.kind === 'haggis' && f.seat === seat) {
      grey(TAKE_HIDDEN, () => whyNotDraw(s))
      elsewhere(IN_HAGGIS)
    } else if (f?.kind === 'putBack' && f.seat === seat) {
      for (const place of tableOf(s, seat).keys()) grey(PUT_BACK[place], () => whyNotPutBack(s, seat, place))
      elsewhere(IN_HAGGIS)
    } else if (f?.kind === 'privateRoll' && f.seat === seat) elsewhere(IN_FEAST)
  },
  acts: {
    /** GM2-C5-4: before the refill goes on (GM2-X10). */
    roundScored(s, { round }, events) {
      if (FEAST_ROUNDS.includes(round)) beginFeast(s, events)
    },
    gameScored(s, { step }, events) {
      if (step === 'afterFinal') beginFeast(s, events)
    },
  },
  questions: { whyNotTokens },
  freeActions: [],
  turns: [],
  ops: {},
  once: { haggis: (s, seat, amount, _tile, events) => gainTokens(s, seat, amount, events) },
  sources: ['haggis'],
  frames: { haggis: chooseToken, putBack, privateRoll, commonRolls, commonTurn, rolling },
  verbs: {
    haggis: {
      write: ({ value }) => (value === null ? 'hidden' : String(value)),
      read(rest) {
        if (rest === 'hidden') return TAKE_HIDDEN
        return TAKE_UP.find(({ value }) => String(value) === rest) ?? null
      },
    },
    putBack: {
      write: ({ place }) => String(place + 1),
      read: (rest) => PUT_BACK[readPlace(rest)] ?? null,
    },
    roll: { write: () => '', read: (rest) => (rest === '' ? ROLL : null) },
  },
  knowledge: {
    haggisDealt: { reveals: true, told: 'all' },
    haggisTaken: { reveals: false, told: 'all' },
    haggisDrawn: { reveals: true, told: (e, viewer) => (e.seat === viewer ? e : { ...e, value: null }) },
    haggisPutBack: {
      reveals: false,
      told: (e, viewer) =>
        e.seen === EVERYBODY || (viewer !== null && ((e.seen >> viewer) & 1) === 1) ? e : { ...e, value: null },
    },
    haggisTurnedUp: { reveals: true, told: 'all' },
    haggisRolled: { reveals: true, told: 'all' },
    haggisScored: { reveals: false, told: 'all' },
  },
  lines(s, seat) {
    const before = s.gained[seat][sourceNamed(s, 'haggis')]
    return [
      {
        category: 'haggis',
        points: before + feastVp(turnedUp(s, seat)),
        counts: true,
        detail: { tokens: tableOf(s, seat).length, scored: before },
      },
    ]
  },
  invariants(s, hold) {
    const { up, pool, tables, rolls } = haggisOf(s)
    const { places, turnedUp: most, faceUp } = contentOf(s).haggis
    const all = peek(tables).flat()
    const copies = copiesOf(contentOf(s).haggis)
    const isAsked = (kind: string): boolean => s.stack.some((f) => f.kind === kind)
    hold(
      HAGGIS_VALUES.every(
        (value, at) =>
          peek(pool)[at] >= 0 &&
          peek(pool)[at] + [...up, ...all.map((token) => token.value)].filter((one) => one === value).length ===
            copies[at],
      ),
      'GM2-C5-1 tokens are neither made nor lost',
    )
    const inPool = up.length + peek(pool).reduce((sum, n) => sum + n, 0)
    hold(
      up.length <= faceUp && (isAsked('putBack') || up.length === Math.min(faceUp, inPool)),
      'GM2-C5-2 two tokens of the pool are face up',
    )
    hold(
      peek(tables).every(
        (table, seat) =>
          table.length <= places + Number(s.stack.some((f) => f.kind === 'putBack' && f.seat === seat)) &&
          table.every((token) => knows(token, seat) && (token.not & (1 << token.value)) === 0),
      ),
      'GM2-C5-2 a table has five places, and its owner knows what is on it',
    )
    hold(
      (rolls !== null) === ['privateRoll', 'rolling', 'commonRolls'].some(isAsked) &&
        s.coins.every((_, seat) => turnedUp(s, seat).length <= (rolls === null ? 0 : most)),
      'GM2-C5-4 tokens are turned up in a haggis scoring alone, at most three of a table',
    )
  },
}
