import { BOX, type Good, GOODS } from '../../data/index.ts'
import { type Course, withdraw } from './asking.ts'
import { open } from './opening.ts'
import { produce } from './production.ts'
import { roundGlory } from './reckoning.ts'
import { fail, meet, movePrice, noGoods, type Table } from './table.ts'
import { turn } from './turning.ts'

const ROUNDS = 5

export function* wholeGame(t: Table, first: number): Course {
  yield* open(t, first)
  for (t.round = 1; t.round <= ROUNDS; t.round++) {
    if (t.round > 1) prepare(t)
    yield* actionPhase(t)
    for (const seat of t.order) yield* produce(t, seat)
    const tile = t.scoring.at(t.round - 1)
    if (tile !== undefined) {
      for (const player of t.players) player.glory += roundGlory(t, tile, player)
      meet(t, `COC-68 ${tile}`)
    }
  }
  t.round = ROUNDS
  for (const { seat, cellar } of t.players)
    for (const [i, isFull] of cellar.entries())
      if (isFull) {
        withdraw(t, seat, i + 1) // COC-92
        meet(t, 'COC-92 before final scoring')
      }
}

function* actionPhase(t: Table): Course {
  while (t.passed.length < t.seats) for (const seat of t.order) if (!t.passed.includes(seat)) yield* turn(t, seat)
}

/** COC-22, COC-47, COC-78, COC-79. */
function prepare(t: Table): void {
  t.order = t.passed
  t.passed = []
  for (const player of t.players) {
    for (const good of GOODS) player.merchants += player.buying[good] + player.selling[good]
    player.buying = noGoods()
    player.selling = noGoods()
  }
  const lastRoll = t.seats === 1 ? marketPhase(t) : 0
  t.display = t.display.map((contract) => contract ?? drawTop(t))
  if (t.seats === 1) {
    const box = { '-1': 0, '1': 1, '-2': 2, '2': 3, '-3': 4, '3': 5 }[String(lastRoll)] ?? fail(String(lastRoll))
    const removed = t.display[box]
    if (removed !== null) t.removed.push(removed)
    t.display[box] = null
    meet(t, `COC-79 roll ${lastRoll}`)
  }
}

function drawTop(t: Table): number | null {
  const top = t.pile.shift() ?? null
  t.under = Math.min(t.under, t.pile.length)
  if (top === null) meet(t, 'COC-22 pile empty')
  return top
}

function marketPhase(t: Table): number {
  const { first, last } = BOX.solo.bracket
  const changed: Good[] = []
  let shownLast = 0
  for (let n = 0; n < 3; n++) {
    const shown = t.rolls.shift() ?? fail('no roll')
    const arranged = nextArranged(t, changed)
    if (arranged !== undefined && arranged !== shown.good) fail(`${shown.good} instead of ${arranged}`)
    const face = t.priceDie.shift()
    if (face !== undefined && face !== shown.roll) fail(`${shown.roll} instead of ${face}`)
    if (changed.includes(shown.good)) fail(`${shown.good} twice`)
    changed.push(shown.good)
    const at = t.prices[shown.good]
    const where = at < first ? 'below' : at > last ? 'above' : 'inside'
    const size = Math.abs(shown.roll)
    movePrice(t, shown.good, where === 'below' ? size : where === 'above' ? -size : shown.roll)
    meet(t, `COC-78 ${where}`)
    shownLast = shown.roll
  }
  return shownLast
}

function nextArranged(t: Table, changed: readonly Good[]): Good | undefined {
  for (;;) {
    const good = t.goodsDie.shift()
    if (good === undefined || !changed.includes(good)) return good
    meet(t, 'COC-78 goods die rolled again')
  }
}
