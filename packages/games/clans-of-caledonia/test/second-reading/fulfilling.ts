import { BOX, type BoxContract, CONTRACT_GOODS, RARE_IMPORTS } from '../../data/index.ts'
import { ask, type Course } from './asking.ts'
import { expand, sites } from './placing.ts'
import { markPort, portsFor, usePort } from './port-choice.ts'
import { type Contract, meet, type Piece, pieceAt, piecesOf, type Player, type Table } from './table.ts'
import { upgrade, upgrades } from './upgrading.ts'

export const faceOf = (contract: Contract): BoxContract => BOX.contracts[contract]

type Debt = { readonly beef: number; readonly mutton: number; readonly spared: number }
const debtOf = ({ beef, mutton }: BoxContract): Debt => ({ beef, mutton, spared: 0 })
const owed = ({ beef, mutton, spared }: Debt): number => beef + mutton - spared
const withSpared = (debt: Debt): Debt => ({ ...debt, spared: debt.spared + 1 })
const without = (debt: Debt, { unit }: Piece): Debt =>
  unit === 'cow' ? { ...debt, beef: debt.beef - 1 } : { ...debt, mutton: debt.mutton - 1 }

const sparing = (t: Table, seat: number): string[] => portsFor(t, seat, (tile) => tile === 'lessMeat')
const animalsFor = (t: Table, seat: number, debt: Debt): Piece[] =>
  piecesOf(t, seat).filter(({ unit }) => (unit === 'cow' && debt.beef > 0) || (unit === 'sheep' && debt.mutton > 0))

function canPay(t: Table, seat: number, debt: Debt): boolean {
  if (owed(debt) <= 0) return true
  const bySparing = sparing(t, seat).some((port) => {
    const { unmark } = markPort(t, seat, port.split(' '))
    const can = canPay(t, seat, withSpared(debt))
    unmark()
    return can
  })
  return bySparing || animalsFor(t, seat, debt).some((animal) => canPayAfter(t, seat, debt, animal))
}

/** A slaughtered animal may have been the only unit in reach of a port. */
function canPayAfter(t: Table, seat: number, debt: Debt, animal: Piece): boolean {
  t.pieces.delete(animal.hex)
  const can = canPay(t, seat, without(debt, animal))
  t.pieces.set(animal.hex, animal)
  return can
}

export const fulfillable = (t: Table, seat: number): string[] =>
  t.players[seat].boxes
    .filter((contract) => {
      const { goods } = t.players[seat]
      const face = faceOf(contract)
      return CONTRACT_GOODS.every((good) => goods[good] >= face[good]) && canPay(t, seat, debtOf(face))
    })
    .map((contract) => `fulfil ${contract}`)

export function* fulfil(t: Table, seat: number, first: Contract): Course {
  yield* fulfilOne(t, seat, first)
  if (t.players[seat].clan !== 'buchanan') return
  const [verb, second] = yield* ask(t, seat, 'fulfilMore', () => [...fulfillable(t, seat), 'skip'])
  if (verb === 'skip') return
  meet(t, 'COC-83 two fulfilled at once')
  yield* fulfilOne(t, seat, Number(second))
}

function* fulfilOne(t: Table, seat: number, contract: Contract): Course {
  const player = t.players[seat]
  const face = faceOf(contract)
  for (const good of CONTRACT_GOODS) player.goods[good] -= face[good]
  const freed = new Set(t.pieces.keys())
  yield* payMeat(t, seat, debtOf(face))
  for (const hex of t.pieces.keys()) freed.delete(hex)
  player.boxes.splice(player.boxes.indexOf(contract), 1)
  player.fulfilled.push(contract)
  meet(t, 'COC-38 fulfilled')
  importGoods(t, player, face)
  player.money += face.money
  const grain = player.clan === 'macewen' ? Math.min(face.hops, 3) : 0
  yield* bonuses(t, seat, { spaces: face.freeSpace, upgrades: face.upgrade, grain })
  if ([...freed].some((hex) => t.pieces.has(hex))) meet(t, 'COC-100 a freed space taken again')
}

/** COC-37, COC-57: where every animal that fits must go, none is asked for. */
function* payMeat(t: Table, seat: number, whole: Debt): Course {
  let debt = whole
  while (owed(debt) > 0) {
    const now = debt
    const options = (): string[] => [
      ...animalsFor(t, seat, now)
        .filter((animal) => canPayAfter(t, seat, now, animal))
        .map(({ hex }) => `slaughter ${hex}`),
      ...sparing(t, seat),
    ]
    const isForced = sparing(t, seat).length === 0 && options().length === owed(now)
    const words: string[] = isForced ? options()[0].split(' ') : yield* ask(t, seat, 'slaughter', options)
    if (words[0] === 'port') {
      usePort(t, seat, words)
      debt = withSpared(debt)
    } else {
      const animal = pieceAt(t, words[1])
      if (animal === undefined) throw new Error(words.join(' '))
      t.pieces.delete(animal.hex)
      meet(t, `COC-37 slaughtered ${animal.unit}`)
      debt = without(debt, animal)
    }
  }
}

function importGoods(t: Table, player: Player, face: BoxContract): void {
  if (t.options.staticImports) return
  const pays = t.seats > 1 || t.options.soloImportTrackMoney
  for (const kind of RARE_IMPORTS)
    for (let step = 0; step < face[kind]; step++) {
      t.tokens[kind]++
      if (t.tokens[kind] % 5 !== 0 || !pays) continue
      player.money += 1
      meet(t, 'COC-39 marked step')
    }
}

type Open = { readonly spaces: number; readonly upgrades: number; readonly grain: number }

/** COC-40, COC-41, COC-60, COC-90, COC-100: one by one, each finished before the next. */
export function* bonuses(t: Table, seat: number, all: Open): Course {
  const player = t.players[seat]
  let open = all
  let isBegun = false
  for (;;) {
    const now = open
    const mayDiscard = !isBegun || now.spaces + now.upgrades === 0
    const words = yield* ask(t, seat, 'bonus', () => [
      ...(now.spaces > 0 ? sites(t, seat, true) : []),
      ...(now.upgrades > 0 ? upgrades(t, seat, true) : []),
      ...(mayDiscard ? discards(Math.min(now.grain, player.goods.grain)) : []),
      'skip',
    ])
    switch (words[0]) {
      case 'skip':
        // Direct bonuses are declined first; the grain comes after the last of them.
        if (now.spaces + now.upgrades === 0) return
        open = { ...open, spaces: 0, upgrades: 0 }
        break
      case 'discard':
        player.goods.grain -= Number(words[2])
        player.money += 9 * Number(words[2])
        meet(t, isBegun ? 'COC-90 after the bonuses' : 'COC-90 before the bonuses')
        open = { ...open, grain: 0 }
        break
      case 'expand':
        meet(t, 'COC-40 free space')
        isBegun = true
        open = { ...open, spaces: open.spaces - 1 }
        yield* expand(t, seat, words, true)
        break
      default:
        meet(t, `COC-41 ${words[0]}`)
        isBegun = true
        open = { ...open, upgrades: open.upgrades - 1 }
        upgrade(t, seat, words, true)
    }
  }
}

const discards = (most: number): string[] => Array.from({ length: most }, (_, i) => `discard grain ${i + 1}`)
