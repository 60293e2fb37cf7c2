import { type FieldName, FIELDS } from '../../data/index.ts'
import { ask, each } from './asking.ts'
import { bring, choose } from './bringing.ts'
import { vpFor } from './counting.ts'
import { isShutIn } from './ground.ts'
import { cellPrice, mayBuild, openCells, pay, payCasks, saleValue } from './paying.ts'
import { remove } from './removing.ts'
import { affordable, fieldPrice, mayClaim, prices } from './roads.ts'
import {
  cardOf,
  face,
  fail,
  gainCasks,
  gainVp,
  homeCastle,
  HUME,
  isNeighbour,
  lotAt,
  lotOf,
  meet,
  room,
  settle,
  tellCasks,
  top,
  typeOf,
} from './table.ts'
import { wanted } from './wanting.ts'
import { activations, move, moves, waysOf } from './ways.ts'
import { type Course, type Lot, type Player, type Table, type Way } from './types.ts'

// A tile activates others, an activation places a marker, a marker builds a tile: all that may lead to each other.

/** GM2-52 to GM2-64, GM2-70, GM2-80; `inner`: inside another effect (GM2-Q7). */
export function* place(t: Table, player: Player, tile: string, inner: boolean): Course {
  const [, text] = yield* ask(t, player, 'place', () => openCells(t, player, tile).map(({ x, y }) => `place ${x},${y}`))
  if (face(tile).river && isShutIn(player)) meet(t, 'GM2-55 the river is shut in')
  const [x, y] = text.split(',').map(Number)
  const covered = lotAt(player, x, y)
  if (!player.lots.some((lot) => isNeighbour(lot, { x, y }) && lot.men > 0)) meet(t, 'GM2-113 mackintosh, placed')
  if (covered !== undefined && t.activated.has(top(covered))) meet(t, 'GM2-Q22 over an activated tile')
  const lot: Lot = covered ?? { x, y, pile: [], men: 0, goods: [] }
  lot.pile.push(tile)
  if (covered === undefined) player.lots.push(lot)
  else meet(t, `GM2-60 over ${lot.pile.length - 1}`)
  const paid = Math.min(player.coins, cellPrice(t, player, lot))
  player.coins -= paid
  const all = yield* oneTime(t, player, tile, lot, paid)
  if (!player.lots.includes(lot)) meet(t, 'GM2-Q19 the new tile is gone')
  if (all && inner) meet(t, 'GM2-92 inside another effect')
  yield* activate(t, player, { cell: { x, y }, all, inner })
}

export function* person(t: Table, player: Player, tile: string, inner: boolean): Course {
  player.persons.push(tile)
  if (player.markers === 0) meet(t, 'GM2-2 no marker left')
  for (let n = 0; n < face(tile).once.clanMarker; n++) yield* claim(t, player)
  yield* each(t, ({ personTaken }) => personTaken?.(player, inner))
}

type Effect = { readonly word: string; readonly run: () => Course | void }

/** GM2-70, GM2-90 to GM2-100, in any order (GM2-Q5): effects without a question come first. Returns whether all tiles are activated (GM2-92). */
function* oneTime(t: Table, player: Player, tile: string, lot: Lot, paid: number): Course<boolean> {
  const { once } = face(tile)
  const card = cardOf(tile)
  let markers = once.clanMarker
  let men = once.scotsman
  player.coins += once.coin
  let { cask } = once
  gainVp(t, player, 'oneTime', once.vp)
  const effects: Effect[] = []
  if (once.joker > 0) effects.push({ word: 'choose', run: () => choose(player, lot, once.joker, false) })
  if (card !== undefined) {
    player.cards.push(card)
    for (const { cardTaken } of t.chapters) cardTaken?.(player, card, lot)
    meet(t, `GM2-71 ${card}`)
  }
  if (card === 'donan-castle' || card === 'duart-castle') markers += 1
  if (card === 'castle-stalker') player.coins += 3
  if (card === 'duart-castle') player.coins += 1
  if (card === 'inverness') {
    if (room(lot) > 0) lot.goods.push('barley')
    cask += 1
  }
  if (card === 'loch-lochy') effects.push({ word: 'choose', run: () => choose(player, lot, 2, true) })
  if (card === 'loch-morar') effects.push({ word: 'remove', run: () => remove(t, player, 2) })
  if (card === 'loch-shiel') {
    men += 1
    cask += 1
  }
  if (men > 0 && player.supply === 0) meet(t, 'GM2-2 no Scotsman left')
  // GM2-Q21: the tile may be gone.
  const settleMen = (): void => {
    const isGone = !player.lots.includes(lot)
    if (isGone) meet(t, 'GM2-Q21 he goes home')
    settle(player, isGone ? homeCastle(player) : lot, men)
  }
  if (markers > 0) effects.push({ word: 'claim', run: () => claim(t, player) })
  // GM2-2: the order matters where Scotsmen are few.
  if (
    markers > 0 &&
    mayClaim(t, player) &&
    men > 0 &&
    player.supply > 0 &&
    player.supply < men + wanted(t, player, markers)
  )
    effects.push({ word: 'scotsman', run: settleMen })
  else settleMen()
  player.casks += cask
  const asks = t.chapters.some(({ asksForToken }) => asksForToken?.(player) ?? false)
  if (once.haggis > 0) meet(t, 'GM2-C5-3 one-time')
  if (once.haggis > 0 && !asks) yield* gainTokens(t, player, once.haggis)
  yield* each(t, ({ placed }) => placed?.(player, lot, paid))
  tellCasks(t, player, cask)
  if (once.haggis > 0 && asks) yield* gainTokens(t, player, once.haggis)
  while (effects.length > 0) {
    const legal = effects.map((one) => `effect ${one.word}`)
    if (legal.length > 1) meet(t, 'GM2-70 in any order')
    const [, word] = (legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'effects', legal }).split(' ')
    const [effect] = effects.splice(
      effects.findIndex((one) => one.word === word),
      1,
    )
    yield* effect.run() ?? []
  }
  let all = card === 'castle-of-mey'
  for (const { landmark } of t.chapters)
    if (card !== undefined && landmark !== undefined) all = (yield* landmark(player, card)) || all
  return all
}

const gainTokens = (t: Table, player: Player, n: number): Course =>
  each(t, ({ tokensGained }) => tokensGained?.(player, n))

export function* build(t: Table, player: Player): Course {
  const open = (): string[] => t.discards.filter((tile) => mayBuild(t, player, tile)).map((tile) => `build ${tile}`)
  if (open().length === 0) return
  const [verb, tile] = yield* ask(t, player, 'build', () => [...open(), 'decline'])
  if (verb === 'decline') return
  t.discards.splice(t.discards.indexOf(tile), 1)
  meet(t, `GM2-113 built ${face(tile).type}`)
  if (face(tile).type === 'person') yield* person(t, player, tile, true)
  else yield* place(t, player, tile, true)
}

export type Reach = {
  readonly cell: { readonly x: number; readonly y: number } | null
  readonly all: boolean
  readonly inner: boolean
}

export function* activate(t: Table, player: Player, { cell, all, inner }: Reach): Course {
  const isNear = (lot: Lot): boolean =>
    all || (cell !== null && (isNeighbour(lot, cell) || (lot.x === cell.x && lot.y === cell.y)))
  const mayReach = (lot: Lot): boolean =>
    isNear(lot) || (!inner && !t.extraUsed && t.mover === player.seat && player.cards.includes('loch-ness'))
  const close = inner ? 'decline' : 'end'
  for (;;) {
    const [verb, tile, ...rest] = yield* ask(t, player, 'activate', () => [
      ...activations(t, player, player.lots.filter(mayReach)),
      ...moves(t, player),
      close,
    ])
    if (verb === close) return
    if (verb === 'move') {
      yield* move(t, player, tile, rest[0])
      continue
    }
    if (!isNear(lotOf(player, tile))) {
      t.extraUsed = true
      meet(t, `GM2-85 ${cell === null ? 'without a new tile' : 'with a new tile'}`)
    }
    if (all) meet(t, 'GM2-92 activated')
    yield* perform(t, player, tile, rest)
  }
}

export function* perform(t: Table, player: Player, tile: string, words: readonly string[]): Course {
  const lot = lotOf(player, tile)
  const chosen = waysOf(t, player, lot).find((one) => one.words.join(' ') === words.join(' '))
  if (chosen === undefined) throw new Error(`${tile} does not take ${words.join(' ')}`)
  yield* carryOut(t, player, tile, chosen)
  lot.goods.push(...chosen.puts)
  if (chosen.puts.length > 0) yield* each(t, ({ produced }) => produced?.(player, lot, chosen.puts))
  if (face(tile).activation.kind === 'gain' && words.length > 0) meet(t, 'GM2-5 a part is lost')
  if (face(tile).activation.kind === 'whiskyForVp') meet(t, 'GM2-C4-6 a cask for VP')
  if (words.at(-1) === 'coin') meet(t, `GM2-113 sinclair, ${face(tile).activation.kind}`)
  if (words.at(-1) === 'vp') meet(t, 'GM2-113 macgregor, used')
}

export function* carryOut(t: Table, player: Player, tile: string, chosen: Way): Course {
  t.activated.add(tile)
  yield* pay(t, player, { goods: chosen.pay, coins: chosen.coins })
  yield* payCasks(t, player, Math.max(0, -chosen.casks))
  gainVp(t, player, 'activation', chosen.vp)
  gainCasks(t, player, Math.max(0, chosen.casks))
  t.points += chosen.points
  for (let n = 0; n < chosen.markers; n++) yield* claim(t, player)
  if (chosen.tokens > 0) {
    yield* gainTokens(t, player, chosen.tokens)
    meet(t, chosen.coins > 0 ? 'GM2-C5-3 for a coin' : 'GM2-C5-3 for a sheep')
  }
  yield* chosen.besides?.() ?? []
}

export function* claim(t: Table, player: Player, free: readonly FieldName[] | null = null): Course {
  const open = (coins = player.coins): readonly FieldName[] =>
    free?.filter((field) => fieldPrice(t, player, field) <= coins) ?? affordable(t, player, coins)
  if (player.markers === 0 || open(player.coins + saleValue(player, t.rows)).length === 0) return
  const [verb, name] = yield* ask(t, player, 'claim', () => [...open().map((field) => `claim ${field}`), 'decline'])
  if (verb === 'decline') return
  const field = FIELDS.find((known) => known === name) ?? fail(name)
  if (free === null) player.coins -= prices(t).get(field) ?? fail(`no road to ${field}`)
  player.coins -= fieldPrice(t, player, field)
  player.markers -= 1
  player.fields.push(field)
  for (const { claimed } of t.chapters) claimed?.(player, field)
  meet(t, `GM2-113 ${field}`)
  yield* bonus(t, player, field)
}

export function* bonus(t: Table, player: Player, field: FieldName): Course {
  switch (field) {
    case 'brodie':
    case 'grant':
    case 'macpherson':
    case 'oliphant':
    case 'sutherland':
      gainVp(t, player, 'clan', vpFor(player, field))
      meet(t, `GM2-113 ${field}, ${vpFor(player, field)} VP`)
      return
    case 'douglas':
      gainVp(t, player, 'clan', 3)
      return
    case 'macleod':
      player.coins += 3
      return
    case 'mckinnon':
      player.coins += 2
      return yield* bring(t, player, [], 1)
    case 'ross':
      return yield* bring(t, player, [], 2)
    case 'chisholm':
      return yield* bring(t, player, ['barley'], 1)
    case 'gunn':
      return yield* bring(t, player, ['sheep', 'cattle'], 0)
    case 'macdonald':
      return yield* bring(t, player, ['stone', 'wood'], 0)
    case 'cameron':
      t.points += 3
      return yield* grant(t, player, ['trade'])
    case 'macdonell':
      return yield* grant(t, player, ['material', 'whisky'])
    case 'maclean':
      return yield* grant(t, player, ['animal', 'whisky'])
    case 'macmillan':
      return yield* remove(t, player, 1)
    case 'munro':
      return yield* build(t, player)
    case 'mckay':
      player.persons.push(HUME)
      return
    case 'macgregor':
    case 'maclachlan':
    case 'mackintosh':
    case 'sinclair':
      return
  }
}

export function* grant(t: Table, player: Player, types: readonly string[]): Course {
  let left = types
  const isOpen = (lot: Lot): boolean => left.includes(typeOf(lot)) && !t.activated.has(top(lot))
  while (player.lots.some(isOpen)) {
    const [verb, tile, ...rest] = yield* ask(t, player, 'grant', () => [
      ...activations(t, player, player.lots.filter(isOpen)),
      ...moves(t, player),
      'decline',
    ])
    if (verb === 'decline') return
    if (verb === 'move') {
      yield* move(t, player, tile, rest[0])
      meet(t, 'GM2-84 before a granted activation')
      continue
    }
    left = left.toSpliced(left.indexOf(typeOf(lotOf(player, tile))), 1)
    yield* perform(t, player, tile, rest)
  }
}
