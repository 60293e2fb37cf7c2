import { below, peek } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { CELLAR_SPOTS } from '../../data/clans.ts'
import type { ContractId } from '../../data/contracts.ts'
import { GOOD_KINDS, type GoodId, GOODS } from '../../data/goods.ts'
import { ROUNDS } from '../../data/limits.ts'
import { bracketSide, PRICE_DIE, SOLO_PRICES_CHANGED } from '../../data/solo.ts'
import { hasBarrel, withdraw } from '../topics/cellar.ts'
import { drawContract, NO_CONTRACT_THERE, pileSize } from '../topics/contracts.ts'
import { priceNow, shiftedPlace, takeMerchantsBack } from '../topics/market.ts'
import { countedBy, finalPoints, gloryBy, tileOfRound } from '../topics/scoring.ts'
import { bracketAt, ranksOf, scores } from '../tally.ts'
import type { Event, State } from '../types.ts'
import { NEXT_TURN, PREPARATION, type StepOf } from './frame.ts'

export const preparation: StepOf<'preparation'> = {
  run(s, _f, events) {
    s.stack.pop()
    s.round++
    s.place = -1
    if (s.round > 1) {
      s.order = s.passed
      s.passed = []
      takeMerchantsBack(s)
    }
    events?.push({ type: 'roundBegan', round: s.round, order: s.order.slice(), tile: tileOfRound(s) })
    if (s.round > 1) {
      const roll = s.seats === 1 ? soloMarket(s, events) : 0
      fillDisplay(s, events)
      if (s.seats === 1) removeContract(s, roll, events)
    }
    s.stack.push(NEXT_TURN)
  },
}

/** COC-22: boxes stay empty if the pile is. */
function fillDisplay(s: State, events?: Event[]): void {
  const boxes: number[] = []
  const contracts: ContractId[] = []
  for (let box = 0; box < s.display.length && pileSize(s) > 0; box++) {
    if (s.display[box] !== NO_CONTRACT_THERE) continue
    s.display[box] = drawContract(s)
    boxes.push(box)
    contracts.push(s.display[box])
  }
  if (boxes.length > 0) events?.push({ type: 'contractsFilled', boxes, contracts })
}

/** COC-78: three goods, each once; returns the last roll of the price die. */
function soloMarket(s: State, events?: Event[]): number {
  const { bracket } = contentOf(s).solo
  const changed: GoodId[] = []
  let roll = 0
  while (changed.length < SOLO_PRICES_CHANGED) {
    const good = peek(s.goodsRolls).pop() ?? below(s.rng.dice, GOOD_KINDS)
    if (changed.includes(good)) continue
    changed.push(good)
    roll = peek(s.priceRolls).pop() ?? PRICE_DIE[below(s.rng.dice, PRICE_DIE.length)]
    const from = s.prices[good]
    const side = bracketSide(from, bracket)
    const steps = side === 'below' ? Math.abs(roll) : side === 'above' ? -Math.abs(roll) : roll
    s.prices[good] = shiftedPlace(s, good, steps)
    events?.push({
      type: 'diceRolled',
      good: GOODS[good],
      roll,
      from,
      to: s.prices[good],
      price: priceNow(s, good),
    })
  }
  return roll
}

/** COC-79: sign and number of the last price die name the box. */
function removeContract(s: State, roll: number, events?: Event[]): void {
  const faces: { readonly [face: string]: number } = contentOf(s).solo.boxes
  const box = faces[roll > 0 ? `+${roll}` : String(roll)]
  const contract = s.display[box]
  if (contract === NO_CONTRACT_THERE) return
  s.display[box] = NO_CONTRACT_THERE
  s.removed.push(contract)
  events?.push({ type: 'contractRemoved', contract, box, roll })
}

/** COC-68; after the last round the game is over (COC-92: barrels leave the cellar before it is counted). */
export const scoring: StepOf<'scoring'> = {
  run(s, _f, events) {
    s.stack.pop()
    const tile = tileOfRound(s)
    if (tile !== null) {
      const glory = s.glory.map((_, seat) => gloryBy(s, seat, tile))
      for (let seat = 0; seat < s.seats; seat++) s.glory[seat] += glory[seat]
      events?.push({
        type: 'roundScored',
        round: s.round,
        tile,
        counted: s.glory.map((_, seat) => countedBy(s, seat, tile)),
        glory,
        total: s.glory.slice(),
      })
    }
    if (s.round < ROUNDS) {
      s.stack.push(PREPARATION)
      return
    }
    for (let seat = 0; seat < s.seats; seat++)
      for (let spot = 1; spot <= CELLAR_SPOTS; spot++)
        if (hasBarrel(s, seat) && (s.cellar & (1 << (spot - 1))) !== 0) withdraw(s, seat, spot, true, events)
    const totals = scores(s)
    s.ranks = ranksOf(s, totals)
    events?.push({
      type: 'gameEnded',
      rows: finalPoints(s),
      scores: totals,
      ranks: s.ranks.slice(),
      verdict: bracketAt(s, totals)?.id ?? null,
    })
  },
}
