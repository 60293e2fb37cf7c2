import { itsSeat, type Seat } from '@bothy/kernel'
import { DRAW, KEEP, notAsked, SKIP } from '../actions.ts'
import type { ContractId } from '../../data/contracts.ts'
import { GOOD_KINDS, goodId } from '../../data/goods.ts'
import { isPossibleWithBarrels } from '../topics/cellar.ts'
import { canDraw, drawContract, drawCount, keepCount, obtain, pileSize, whyNotAfford } from '../topics/contracts.ts'
import { buy, listNearby, mostNearby } from '../topics/market.ts'
import { listPorts } from '../topics/ports.ts'
import type { Action, Event, FrameOf, Offered, State } from '../types.ts'
import type { AskOf, StepOf } from './frame.ts'
import { usePort } from './port.ts'

export const offerPlaced: StepOf<'offerPlaced'> = {
  run(s, f) {
    s.stack.pop()
    const frame: FrameOf<'placed'> = { kind: 'placed', seat: f.seat, goods: f.goods, draws: f.draws, must: -1 }
    s.stack.push(frame)
    if (!isPossibleWithBarrels(s, f.seat, () => hasChoice(s, frame))) s.stack.pop()
  },
}

function hasChoice(s: State, f: FrameOf<'placed'>): boolean {
  if (f.draws > 0 && canDraw(s, f.seat)) return true
  if (f.goods === 0 || s.merchants[f.seat] === 0) return false
  for (let good = 0; good < GOOD_KINDS; good++)
    if ((f.goods & (1 << good)) !== 0 && mostNearby(s, f.seat, good, s.prices[good], s.money[f.seat]) > 0) return true
  const ports: Action[] = []
  listPorts(s, f.seat, ports)
  return ports.length > 0
}

export const placed: AskOf<'placed'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    for (let good = 0; good < GOOD_KINDS; good++)
      if (f.must < 0 ? (f.goods & (1 << good)) !== 0 : f.must === good) listNearby(s, seat, good, out)
    if (f.must < 0 && f.draws > 0 && canDraw(s, seat)) out.push(DRAW)
    if (f.goods !== 0) listPorts(s, seat, out)
    if (f.must < 0) out.push(SKIP) // COC-62: port 6 is used just before a purchase
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'port') return usePort(s, seat, a, events)
    s.stack.pop()
    if (a.type === 'buy') {
      const good = goodId(a.good)
      s.stack.push({ kind: 'offerPlaced', seat, goods: f.goods & ~(1 << good), draws: f.draws }) // COC-43: one purchase per good
      buy(s, seat, good, a.n, true, events)
    } else if (a.type === 'draw') {
      s.stack.push({ kind: 'offerPlaced', seat, goods: f.goods, draws: f.draws - 1 })
      draw(s, seat, events)
    } else if (a.type === 'skip')
      events?.push({ type: 'declined', seat, what: f.draws > 0 && canDraw(s, seat) ? 'draw' : leftToNeighbours(s) })
    else notAsked(a, f.kind)
  },
}

const leftToNeighbours = (s: State): Offered => (s.nearby.some((n) => n > 0) ? 'moreNeighbourhood' : 'neighbourhood')

function draw(s: State, seat: Seat, events?: Event[]): void {
  const boxes = keepCount(s, seat)
  const drawn: ContractId[] = []
  for (let n = Math.min(drawCount(s, seat), pileSize(s)); n > 0; n--) drawn.push(drawContract(s))
  events?.push({ type: 'contractsDrawn', seat, contracts: drawn.slice() })
  s.stack.push({ kind: 'keep', seat, drawn, boxes, paid: false })
}

export const keep: AskOf<'keep'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    if (whyNotAfford(s, seat, f.paid) === null) for (const contract of f.drawn) out.push(KEEP[contract])
    out.push(SKIP)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'skip') return putUnder(s, seat, f.drawn, events)
    if (a.type !== 'keep') return notAsked(a, f.kind)
    obtain(s, seat, a.contract, { again: f.paid, drawn: true }, events)
    const drawn = f.drawn.filter((contract) => contract !== a.contract)
    if (f.boxes > 1 && drawn.length > 0) s.stack.push({ kind: 'keep', seat, drawn, boxes: f.boxes - 1, paid: true })
    else putUnder(s, seat, drawn, events)
  },
}

/** COC-101: in the order drawn. */
function putUnder(s: State, seat: Seat, contracts: readonly ContractId[], events?: Event[]): void {
  if (contracts.length === 0) return
  for (const contract of contracts) s.under.push(contract)
  events?.push({ type: 'contractsReturned', seat, contracts: contracts.slice() })
}
