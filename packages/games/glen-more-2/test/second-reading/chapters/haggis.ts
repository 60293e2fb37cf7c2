import { peek } from '@bothy/kernel'
import { BOX } from '../../../data/index.ts'
import { CHRONICLES } from '../../../modules/list.ts'
import type { Event, State } from '../../../rules/index.ts'
import { each } from '../asking.ts'
import { payCasks } from '../paying.ts'
import { face, fail, gainVp, meet } from '../table.ts'
import type { Opening } from './chapter.ts'
import { type Course, type Player, type Chapter } from '../types.ts'
import { boxOf, VALUES } from './haggis-box.ts'

// Chronicle 5, Address to a Haggis: GM2-C5-1 to GM2-C5-7.

const TILES = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6']
/** GM2-C5-4: after these scoring rounds; the third haggis scoring follows the final one. */
const AFTER_ROUNDS = [2, 3]
const SCORINGS = 3

type Token = {
  readonly value: number
  /** GM2-C5-2: it lay face up when it was taken, so all players know it. */
  readonly isKnown: boolean
  isUp: boolean
  readonly not: Set<number>
  /** Viewers who gave it away (GM2-C8-4). */
  readonly seenBy: Set<number | null>
}

const maybeOf = ({ not }: Token): number[] => VALUES.filter((value) => !not.has(value))
const isClear = (token: Token): boolean => token.isKnown || maybeOf(token).length === 1

export const HAGGIS_CASES: readonly string[] = [
  ...['face up', 'hidden', 'put back'].map((what) => `GM2-C5-2 ${what}`),
  ...['for a sheep', 'for a coin', 'one-time'].map((what) => `GM2-C5-3 ${what}`),
  ...AFTER_ROUNDS.map((round) => `GM2-C5-4 after round ${round}`),
  ...['turned up', 'one of two alike', 'no more than three'].map((what) => `GM2-C5-4 ${what}`),
  ...['a private roll', 'in vain'].map((what) => `GM2-C5-5 ${what}`),
  'GM2-C5-6 nothing',
  ...['casks after the fourth round', 'without the die'].map((what) => `GM2-C5-7 ${what}`),
]
export const RARE_HAGGIS_CASES: readonly string[] = [
  ...['an empty pool', 'no sheep for an empty pool'].map((what) => `GM2-C5-2 ${what}`),
  ...['until three are up', 'declined'].map((what) => `GM2-C5-5 ${what}`),
  'GM2-C5-7 two are on The End',
]

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const vpFor = (values: readonly number[]): number => values.length * sum(values)

type Rolling = { readonly rolls: number; readonly most: number }

function inAll(hidden: readonly number[], up: readonly number[], { rolls, most }: Rolling): number {
  const sides = BOX.supplies.die.length
  if (up.length === most || hidden.length === 0 || rolls === 0) return vpFor(up) * sides ** rolls
  return VALUES.reduce((all, value) => {
    const faces = BOX.supplies.die.filter((side) => side === value).length
    const at = hidden.indexOf(value)
    const then = { rolls: rolls - 1, most }
    const vp = at < 0 ? inAll(hidden, up, then) : inAll(hidden.toSpliced(at, 1), [...up, value], then)
    return all + faces * vp
  }, 0)
}
/** In hundredths of a VP. */
const expected = (hidden: readonly number[], rolling: Rolling): number =>
  Math.round((100 * inAll(hidden, [], rolling)) / BOX.supplies.die.length ** rolling.rolls)

const kinds = (values: readonly number[]): string => VALUES.map((v) => values.filter((one) => one === v).length).join()

function seen(s: State): object {
  const { pool } = s.chronicles.haggis ?? fail('no haggis')
  const shown = CHRONICLES.haggis.view(s, null)
  return {
    up: kinds(shown.up),
    pool: peek(pool).join(),
    hidden: shown.hidden,
    rolls: shown.rolls?.join() ?? null,
    feasts: shown.feasts,
    vp: shown.tables.map(({ vp }) => vp).join(),
    tables: [null, ...s.coins.keys()].map((viewer) =>
      CHRONICLES.haggis
        .view(s, viewer)
        .tables.map(({ tokens }) =>
          tokens.map(({ value, up, maybe }) => `${value ?? '?'}${up ? 'up' : ''} ${maybe.join('')}`).join(', '),
        ),
    ),
    hopes: [null, ...s.coins.keys()].map((viewer) => CHRONICLES.haggis.view(s, viewer).hope),
  }
}

export function haggis({ t, setup, told }: Opening): Chapter {
  const box = boxOf(setup)
  for (const tile of TILES)
    if (!t.stacks['ABCD'.indexOf(face(tile).stack)].includes(tile)) fail(`${tile} is not in its stack`)
  const pool = VALUES.flatMap((value, i) => Array.from({ length: box.copies[i] }, () => value))
  const up: number[] = []
  const tables: Token[][] = t.players.map(() => [])
  let rolls: number[] | null = null
  let scorings = 0
  const drawn: number[] = []
  const turned: number[] = []
  const rolled: number[] = []
  const offered: number[] = []
  const arranged = {
    tokens: [...(setup.arranged?.haggis?.tokens ?? [])],
    rolls: [...(setup.arranged?.haggis?.rolls ?? [])],
  }

  function hear(e: Event): void {
    if (e.type === 'haggisDealt' || e.type === 'haggisTurnedUp') turned.push(...e.values)
    if (e.type === 'haggisDrawn') drawn.push(e.value ?? fail('a token without a value'))
    if (e.type === 'haggisRolled') rolled.push(e.roll)
    if (e.type === 'rerollOpen') offered.push(e.roll)
  }
  function fromPool(values: number[]): number {
    const value = values.shift() ?? fail('no token is told')
    const wanted = arranged.tokens.shift()
    if (wanted !== undefined && wanted !== value) fail(`a ${value} comes before a ${wanted}`)
    const at = pool.indexOf(value)
    if (at < 0) fail(`no ${value} is left`)
    pool.splice(at, 1)
    return value
  }
  function turnUp(): void {
    while (up.length < box.faceUp && pool.length > 0) up.push(fromPool(turned))
  }
  function turnUpAll(): void {
    turnUp()
    if (turned.length > 0) fail(`${turned.join()} need not be face up`)
  }
  function roll(): number {
    const value = rolled.shift() ?? fail('no roll is told')
    const wanted = arranged.rolls.shift()
    if (!BOX.supplies.die.includes(value) || (wanted !== undefined && wanted !== value)) fail(`a roll of ${value}`)
    return value
  }
  const isEmpty = (): boolean => pool.length + up.length === 0
  const upOf = ({ seat }: Player): Token[] => tables[seat].filter(({ isUp }) => isUp)
  const valuesUp = (player: Player): number[] => upOf(player).map(({ value }) => value)

  function* gain(player: Player, n: number): Course {
    for (let i = 0; i < n; i++) {
      if (isEmpty()) {
        meet(t, 'GM2-C5-2 an empty pool')
        return
      }
      const legal = [
        ...VALUES.filter((value) => up.includes(value)).map((value) => `haggis ${value}`),
        ...(pool.length > 0 ? ['haggis hidden'] : []),
      ]
      const answer = legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'haggis', legal }
      const isKnown = answer !== 'haggis hidden'
      const value = isKnown ? Number(answer.split(' ')[1]) : fromPool(drawn)
      if (isKnown) up.splice(up.indexOf(value), 1)
      meet(t, `GM2-C5-2 ${isKnown ? 'face up' : 'hidden'}`)
      yield* receive(player, { value, isKnown, isUp: false, not: new Set(), seenBy: new Set() })
    }
  }

  function* receive({ seat }: Player, token: Token): Course {
    const table = tables[seat]
    const old = table.length
    table.push(token)
    if (old === box.places) {
      const places = Array.from({ length: old }, (_, at) => `putBack ${at + 1}`)
      const choice = places.length === 1 ? places[0] : yield { seat, kind: 'putBack', legal: places }
      const [gone] = table.splice(Number(choice.split(' ')[1]) - 1, 1)
      pool.push(gone.value)
      meet(t, 'GM2-C5-2 put back')
    }
    turnUp()
  }

  function turn(player: Player, value: number): boolean {
    const alike = tables[player.seat].filter((token) => token.value === value && !token.isUp)
    if (upOf(player).length === box.turnedUp) {
      if (alike.length > 0) meet(t, 'GM2-C5-4 no more than three')
      return false
    }
    // A player shows no token unknown to the others if there is another.
    const token = alike.find(isClear) ?? alike.toSorted((a, b) => b.seenBy.size - a.seenBy.size)[0]
    if (token === undefined) {
      for (const { not, isUp } of tables[player.seat]) if (!isUp) not.add(value)
      return false
    }
    if (alike.length > 1) meet(t, 'GM2-C5-4 one of two alike')
    meet(t, 'GM2-C5-4 turned up')
    token.isUp = true
    return true
  }

  function* give(from: Player, place: number, to: Player): Course {
    const [token] = tables[from.seat].splice(place, 1)
    token.seenBy.add(from.seat)
    yield* receive(to, token)
  }

  function* score(): Course {
    rolls = []
    if (!t.at.has('die') && t.players.length > 2 && !t.options.die) meet(t, 'GM2-C5-7 without the die')
    yield* each(t, ({ feastBegan }) => feastBegan?.((player) => tables[player.seat].length, give))
    while (rolls.length < box.rolls) {
      const first = offered.shift() ?? null
      let isAgain = false
      if (first !== null) rolls.push(first)
      yield* each(t, ({ feastRolled }) => feastRolled?.(() => (isAgain = true)))
      if (first !== null) rolls.pop()
      if (isAgain) arranged.rolls.shift()
      const value = roll()
      if (first !== null && !isAgain && value !== first) fail(`${first} was rolled`)
      rolls.push(value)
      for (const player of t.players) turn(player, value)
    }
    const place = ({ seat }: Player): number => t.at.get(seat) ?? fail('no piece')
    const order = t.players.toSorted(
      (a, b) => place(a) - place(b) || t.arrivals.indexOf(a.seat) - t.arrivals.indexOf(b.seat),
    )
    if (order.some((player, i) => i > 0 && place(player) === place(order[i - 1])))
      meet(t, 'GM2-C5-7 two are on The End')
    for (const player of order)
      while (mayRoll(player)) {
        const legal = ['roll', 'decline']
        const answer = yield { seat: player.seat, kind: 'privateRoll', legal }
        if (answer === 'decline') {
          meet(t, 'GM2-C5-5 declined')
          break
        }
        yield* payCasks(t, player, box.casks)
        meet(t, turn(player, roll()) ? 'GM2-C5-5 a private roll' : 'GM2-C5-5 in vain')
        if (upOf(player).length === box.turnedUp) meet(t, 'GM2-C5-5 until three are up')
        if (t.scorings === 4) meet(t, 'GM2-C5-7 casks after the fourth round')
      }
    for (const player of t.players) {
      if (upOf(player).length === 0) meet(t, 'GM2-C5-6 nothing')
      gainVp(t, player, 'haggis', vpFor(valuesUp(player)))
      pool.push(...valuesUp(player))
      tables[player.seat] = tables[player.seat].filter(({ isUp }) => !isUp)
    }
    rolls = null
    scorings += 1
    turnUpAll()
  }
  const mayRoll = (player: Player): boolean =>
    player.casks >= box.casks && upOf(player).length < box.turnedUp && tables[player.seat].some(({ isUp }) => !isUp)

  for (const e of told) hear(e)
  turnUpAll()

  return {
    sources: ['haggis'],
    told: hear,
    mayGainTokens() {
      if (isEmpty()) meet(t, 'GM2-C5-2 no sheep for an empty pool')
      return !isEmpty()
    },
    tokensGained: gain,
    asksForToken: ({ seat }) => new Set(up).size + Math.min(1, pool.length) > 1 || tables[seat].length === box.places,
    *roundScored() {
      if (!AFTER_ROUNDS.includes(t.scorings)) return
      meet(t, `GM2-C5-4 after round ${t.scorings}`)
      yield* score()
    },
    reckoned: score,
    read: () => ({
      up: kinds(up),
      pool: kinds(pool),
      hidden: pool.length,
      rolls: rolls?.join() ?? null,
      feasts: scorings,
      vp: t.players.map((player) => vpFor(valuesUp(player))).join(),
      tables: [null, ...t.players.keys()].map((viewer) =>
        tables.map((table, seat) =>
          table
            .map((token) => {
              const isSeen = token.isUp || viewer === seat || isClear(token) || token.seenBy.has(viewer)
              return `${isSeen ? token.value : '?'}${token.isUp ? 'up' : ''} ${maybeOf(token).join('')}`
            })
            .join(', '),
        ),
      ),
      hopes: [null, ...t.players.keys()].map((viewer) =>
        viewer === null || rolls !== null || scorings === SCORINGS
          ? null
          : expected(
              tables[viewer].map(({ value }) => value),
              { rolls: box.rolls, most: box.turnedUp },
            ),
      ),
    }),
    seen,
  }
}
