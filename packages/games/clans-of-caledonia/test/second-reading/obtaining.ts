import { ask, type Course } from './asking.ts'
import { type Contract, contractMoney, freeBoxes, meet, type Table } from './table.ts'

function isFeeFree(t: Table, seat: number, isSettled: boolean): boolean {
  if (t.players[seat].clan !== 'buchanan') return false
  return t.options.buchananFeeOncePerTurn ? t.turn.isFeeSettled : isSettled
}

const canSettle = (t: Table, seat: number, isSettled: boolean): boolean =>
  isFeeFree(t, seat, isSettled) || t.players[seat].money + contractMoney(t) >= 0

function settle(t: Table, seat: number, contract: Contract, isSettled: boolean): void {
  const player = t.players[seat]
  if (isFeeFree(t, seat, isSettled)) meet(t, 'COC-83 contract without money')
  else player.money += contractMoney(t)
  t.turn.isFeeSettled = true
  player.boxes.push(contract)
}

export function obtainable(t: Table, seat: number, isSettled: boolean): string[] {
  if (freeBoxes(t.players[seat]) === 0 || !canSettle(t, seat, isSettled)) return []
  return t.display.flatMap((contract) => (contract === null ? [] : [`obtain ${contract}`]))
}

export function* obtain(t: Table, seat: number, first: Contract): Course {
  takeFaceUp(t, seat, first, false)
  meet(t, `COC-28 in round ${t.round}`)
  if (t.players[seat].clan !== 'buchanan' || freeBoxes(t.players[seat]) === 0) return
  const [verb, second] = yield* ask(t, seat, 'obtainMore', () => [...obtainable(t, seat, true), 'skip'])
  if (verb === 'skip') return
  meet(t, 'COC-83 two obtained at once')
  takeFaceUp(t, seat, Number(second), true)
}

function takeFaceUp(t: Table, seat: number, contract: Contract, isSettled: boolean): void {
  t.display[t.display.indexOf(contract)] = null
  settle(t, seat, contract, isSettled)
}

export const canDraw = (t: Table, seat: number): boolean => freeBoxes(t.players[seat]) > 0 && t.pile.length > 0

export function* draw(t: Table, seat: number): Course {
  const player = t.players[seat]
  const isBuchanan = player.clan === 'buchanan'
  const drawn = t.pile.splice(0, isBuchanan ? 6 : 3)
  t.under = Math.min(t.under, t.pile.length)
  meet(t, isBuchanan ? 'COC-83 drawn six' : 'COC-46 drawn three')
  let kept = 0
  while (freeBoxes(player) > 0 && drawn.length > 0) {
    const [verb, contract] = yield* ask(t, seat, 'keep', () => [
      ...(canSettle(t, seat, kept > 0) ? drawn.map((number) => `keep ${number}`) : []),
      'skip',
    ])
    if (verb === 'skip') break
    drawn.splice(drawn.indexOf(Number(contract)), 1)
    settle(t, seat, Number(contract), kept > 0)
    kept++
    meet(t, kept > 1 ? 'COC-83 two kept' : 'COC-46 kept')
  }
  t.pile.push(...drawn)
  t.under += drawn.length
}
