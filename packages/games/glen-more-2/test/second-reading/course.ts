import { BOX } from '../../data/index.ts'
import { ask, each } from './asking.ts'
import { canPay, mayTake, pay, payCost, stopPrice } from './paying.ts'
import { activate, person, place } from './resolving.ts'
import { reckon, score } from './reckoning.ts'
import { discardTile, tellDiscarded, END, face, fail, gainVp, isProtected, isSpecial, meet } from './table.ts'
import { type Course, type Piece, type Player, type Table } from './types.ts'

export const ahead = (t: Table, position: number): number[] =>
  [...t.line.keys()].filter((at) => at > position).toSorted((a, b) => a - b)
export const endAt = (t: Table): number => [...t.line].find(([, tile]) => tile === END)?.[0] ?? Infinity

function rear(t: Table): [Piece, number] {
  const [first] = [...t.at].toSorted(([, a], [, b]) => a - b)
  return first
}

export function* wholeGame(t: Table): Course {
  for (;;) {
    const [piece, position] = rear(t)
    t.mover = piece
    t.turns += 1
    if (piece === 'die') roll(t, position)
    else if (typeof piece === 'number') yield* turn(t, t.players[piece], position)
    else for (const { rearMost } of t.chapters) yield* rearMost?.(piece, position) ?? []
    cleanUp(t, piece)
    const isOver = t.arrivals.length === t.players.length
    if (!isOver) yield* refill(t) // GM2-132: no player is left to draw for
    if (typeof piece === 'number') yield* each(t, ({ turnEnded }) => turnEnded?.(t.players[piece]))
    if (isOver) break
  }
  for (const { ended } of t.chapters) yield* ended?.() ?? []
  reckon(t)
  for (const { reckoned } of t.chapters) yield* reckoned?.() ?? []
}

export function mayTakeAt(t: Table, player: Player, from: number, tile: string): boolean {
  const to = [...t.line].find(([, one]) => one === tile)?.[0] ?? fail(tile)
  return (
    mayTake(t, player, tile, 0) &&
    t.chapters.every(({ mayMove }) => mayMove?.(player, from, to, { tile, coins: 0 }) ?? true)
  )
}

function* turn(t: Table, player: Player, position: number): Course {
  for (const { turnBegan } of t.chapters) yield* turnBegan?.(player, position) ?? []
  const tiles = ahead(t, position).map((at): [number, string] => [at, t.line.get(at) ?? fail('no tile')])
  const toEnter = [END, ...t.chapters.flatMap(({ entries }) => entries?.(player) ?? [])]
  const [verb, tile] = yield* ask(t, player, 'turn', () => {
    const others = tiles.map(([, one]) => one).filter((one) => one !== END && !isSpecial(one))
    const open = tiles
      .filter(([, one]) => others.includes(one) && mayTakeAt(t, player, position, one))
      .map(([, one]) => one)
    const must = t.chapters.map(({ mustTake }) => mustTake?.(player) ?? null).find((one) => one !== null)
    if (must !== undefined) return open.includes(must) ? [`take ${must}`] : []
    const mayDiscard = (one: string): boolean => {
      const coins = stopPrice(t, player, one)
      const [to] = tiles.find(([, other]) => other === one) ?? fail(one)
      if (!canPay(player, t.rows, { goods: [], coins })) return false
      return t.chapters.every(({ mayMove }) => mayMove?.(player, position, to, { tile: null, coins }) ?? true)
    }
    return [
      ...tiles.filter(([, one]) => toEnter.includes(one)).map(([, one]) => `take ${one}`),
      ...(open.length > 0
        ? open.map((one) => `take ${one}`)
        : others.filter(mayDiscard).map((one) => `discard ${one}`)),
    ]
  })
  const to = [...t.line].find(([, one]) => one === tile)?.[0] ?? fail(tile)
  t.at.set(player.seat, to)
  if (tile !== END && !isSpecial(tile)) t.line.delete(to)
  if (to >= endAt(t)) t.arrivals.push(player.seat)
  if (verb === 'discard') t.discards.push(tile)
  const taken = verb === 'discard' || tile === END || isSpecial(tile) ? null : tile
  const goal = { tile: taken, coins: verb === 'discard' ? stopPrice(t, player, tile) : 0 }
  const onTheWay = t.chapters.flatMap(({ passed }) => passed?.(player, position, to, goal) ?? [])
  for (const { meets } of onTheWay.toSorted((a, b) => a.at - b.at)) yield* meets() ?? []
  if (verb === 'discard') {
    yield* payToStop(t, player, tile)
    tellDiscarded(t, tile, player.seat)
  }
  if (tile === END) {
    meet(t, 'GM2-130 onto The End')
    return
  }
  if (to > endAt(t)) meet(t, 'GM2-130 beyond The End')
  if (isSpecial(tile)) {
    for (const { entered } of t.chapters) yield* entered?.(player, tile) ?? []
    yield* activate(t, player, { cell: null, all: false, inner: false })
  } else if (verb === 'discard') yield* reward(t, player)
  else {
    yield* payCost(t, player, tile, 0)
    yield* settleIn(t, player, tile)
  }
  endTurn(t, player)
}

export function* payToStop(t: Table, player: Player, tile: string): Course {
  yield* pay(t, player, { goods: [], coins: stopPrice(t, player, tile) })
  for (const { stopped } of t.chapters) stopped?.(player, tile)
}

export function* settleIn(t: Table, player: Player, tile: string): Course {
  if (face(tile).type !== 'person') return yield* place(t, player, tile, false)
  yield* person(t, player, tile, false)
  yield* activate(t, player, { cell: null, all: false, inner: false })
}

export function endTurn(t: Table, player: Player): void {
  // GM2-84, MacLachlan: no player would leave VP.
  if (player.fields.includes('maclachlan') && t.points > 0) {
    gainVp(t, player, 'movement', t.points)
    meet(t, 'GM2-113 maclachlan, unused points')
  }
  t.activated = new Set()
  t.points = 0
  t.extraUsed = false
}

function* reward(t: Table, player: Player): Course {
  const chosen = yield { seat: player.seat, kind: 'reward', legal: ['coin', 'point'] }
  meet(t, `GM2-27 ${chosen}`)
  if (chosen === 'coin') player.coins += 1
  else t.points += 1
  yield* activate(t, player, { cell: null, all: false, inner: false })
}

function roll(t: Table, position: number): void {
  const n = t.rolls.shift() ?? fail('no roll')
  if (!BOX.supplies.die.includes(n)) fail(`the die has no ${n}`)
  const tiles = ahead(t, position).slice(n - 1)
  if (isProtected(t.line.get(tiles[0]) ?? '')) meet(t, 'GM2-31 protected')
  const to = tiles.find((at) => !isProtected(t.line.get(at) ?? fail('no tile')))
  if ((to ?? t.front) >= endAt(t)) {
    for (const { diePassed } of t.chapters) diePassed?.(position, endAt(t))
    t.at.delete('die')
    meet(t, 'GM2-33 the die leaves')
    return
  }
  if (to === undefined) {
    for (const { diePassed } of t.chapters) diePassed?.(position, t.front)
    return toEmptySpace(t, 'die')
  }
  for (const { diePassed } of t.chapters) diePassed?.(position, to)
  discardTile(t, t.line.get(to) ?? fail('no tile'), 'die')
  t.line.delete(to)
  t.at.set('die', to)
}

export function toEmptySpace(t: Table, piece: Piece): void {
  t.at.set(piece, t.front++)
  meet(t, `GM2-31 ${piece} on the empty space`)
}

function cleanUp(t: Table, moved: Piece): void {
  const [, position] = rear(t)
  for (const [at, tile] of t.line)
    if (at < position && tile !== END) {
      if (!isSpecial(tile)) discardTile(t, tile, moved)
      else if (!isFixed(t, at)) t.removed.push(tile)
      t.line.delete(at)
    }
}

const isFixed = (t: Table, at: number): boolean => t.chapters.some((chapter) => chapter.isFixed?.(at) ?? false)
/** GM2-C2-2: what lies there for good joins the line as soon as it is reached. */
function join(t: Table, empty: number): void {
  for (; t.front < empty && isFixed(t, t.front); t.front++) for (const { reached } of t.chapters) reached?.(t.front)
}

export function* refill(t: Table): Course {
  const [, position] = rear(t)
  let empty = position + BOX.rondel.spaces - 1
  if (isFixed(t, empty)) meet(t, 'GM2-C2-2 between the empty space and the last piece')
  while (isFixed(t, empty)) empty -= 1
  join(t, empty)
  while (t.front < empty) {
    const stack = t.stacks.find((tiles) => tiles.length > 0)
    const tile = stack?.shift()
    if (stack === undefined || tile === undefined) {
      meet(t, 'GM2-Q16 stack D empty')
      return
    }
    t.line.set(t.front++, tile)
    const begun = t.stacks.indexOf(stack)
    if (begun > t.stack) {
      t.stack = begun
      for (const { stackBegan } of t.chapters) stackBegan?.(begun)
    }
    join(t, empty)
    if (stack.length === 0 && stack !== t.stacks.at(-1)) {
      // GM2-25: at once; the tile stands already.
      score(t)
      meet(t, 'GM2-25 a round')
      for (const { roundScored } of t.chapters) yield* roundScored?.() ?? []
    }
  }
}
