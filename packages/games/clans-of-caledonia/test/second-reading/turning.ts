import { GOODS } from '../../data/index.ts'
import { ask, type Course } from './asking.ts'
import { fulfil, fulfillable } from './fulfilling.ts'
import { obtain, obtainable } from './obtaining.ts'
import { expand, sites } from './placing.ts'
import { isUsableAnyTime, portsFor, usePort } from './port-choice.ts'
import { effect, shiftsBeforeTrade } from './port-use.ts'
import { goodNamed, hasFishermanBeside, meet, noGoods, pieceAt, piecesOf, type Table } from './table.ts'
import { trade, trades } from './trading.ts'
import { upgrade, upgrades } from './upgrading.ts'

export function* turn(t: Table, seat: number): Course {
  t.turn = { rowed: false, isFeeSettled: false, nearby: noGoods() }
  if (t.seats > 1 && t.passed.length === t.seats - 1) meet(t, 'COC-48 the last one goes on')
  let isDone = false
  while (!isDone) {
    const words = yield* ask(t, seat, 'turn', () => [
      ...portsFor(t, seat, (tile) =>
        tile === 'priceShift' ? shiftsBeforeTrade(t, seat).length > 0 : isUsableAnyTime(t, seat, tile),
      ),
      ...rows(t, seat),
      ...mainActions(t, seat),
    ])
    if (words[0] === 'port') isDone = yield* effect(t, seat, usePort(t, seat, words))
    else if (words[0] === 'row') row(t, seat, words[1], words[2])
    else {
      yield* mainAction(t, seat, words)
      isDone = true
    }
  }
  for (;;) {
    const words = yield* ask(t, seat, 'after', () => [
      ...portsFor(t, seat, (tile) => isUsableAnyTime(t, seat, tile)),
      'end',
    ])
    if (words[0] === 'end') return
    meet(t, t.passed.includes(seat) ? 'COC-56 after passing' : 'COC-56 after the main action')
    yield* effect(t, seat, usePort(t, seat, words))
  }
}

const mainActions = (t: Table, seat: number): string[] => [
  ...GOODS.flatMap((good) => trades(t, seat, good)),
  ...obtainable(t, seat, false),
  ...sites(t, seat, false),
  ...upgrades(t, seat, false),
  ...fulfillable(t, seat),
  'pass',
]

function* mainAction(t: Table, seat: number, words: readonly string[]): Course {
  switch (words[0]) {
    case 'buy':
    case 'sell':
      return trade(t, seat, words[0] === 'buy', goodNamed(words[1]), Number(words[2]), false)
    case 'obtain':
      return yield* obtain(t, seat, Number(words[1]))
    case 'expand':
      return yield* expand(t, seat, words, false)
    case 'fulfil':
      return yield* fulfil(t, seat, Number(words[1]))
    case 'pass':
      return pass(t, seat)
    default:
      meet(t, `COC-34 ${words[0]}`)
      return upgrade(t, seat, words, false)
  }
}

function pass(t: Table, seat: number): void {
  t.players[seat].money += [16, 14, 12, 10][t.passed.length]
  t.passed.push(seat)
}

function rows(t: Table, seat: number): string[] {
  if (t.turn.rowed) return []
  return piecesOf(t, seat)
    .filter(({ unit }) => unit === 'fisherman')
    .flatMap((fisherman) =>
      t.ground
        .beside(fisherman.hex)
        .filter(({ name, isLoch }) => isLoch && pieceAt(t, name) === undefined)
        .filter(({ name }) => !hasFishermanBeside(t, name, fisherman))
        .map(({ name }) => `row ${fisherman.hex} ${name}`),
    )
}

function row(t: Table, seat: number, from: string, to: string): void {
  t.pieces.delete(from)
  t.pieces.set(to, { seat, unit: 'fisherman', hex: to })
  t.turn.rowed = true
  meet(t, 'COC-89 rowed')
}
