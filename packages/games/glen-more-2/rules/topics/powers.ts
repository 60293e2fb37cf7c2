import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import type { Op, OpWord } from '../../data/ops.ts'
import type { State } from '../types.ts'

type OngoingWord =
  | 'castlesActAsScotsmenForPlacement'
  | 'coinValue'
  | 'extraActivationPerTurn'
  | 'scotsmenCountDouble'
  | 'tradeResourceForCoin'
  | 'unusedMovementVp'
  | 'whiskyTileVpInstead'

type Power<W extends OpWord> = Extract<Op, { readonly op: W }>

const isOp = <W extends OpWord>(op: Op, word: W): op is Power<W> => op.op === word

export function fieldPower<W extends OngoingWord>(s: State, seat: Seat, word: W): Power<W> | null {
  const fields = s.fields[seat]
  for (let i = 0; i < fields.length; i++) {
    const { effect, timing } = contentOf(s).fields[fields[i]]
    if (timing !== 'ongoing') continue
    for (let k = 0; k < effect.length; k++) {
      const op = effect[k]
      if (isOp(op, word)) return op
    }
  }
  return null
}

export function cardPower<W extends OngoingWord>(s: State, seat: Seat, word: W): Power<W> | null {
  const cards = s.cards[seat]
  for (let i = 0; i < cards.length; i++) {
    const { effect, timing } = contentOf(s).cards[cards[i]]
    if (timing === 'immediate') continue
    for (let k = 0; k < effect.length; k++) {
      const op = effect[k]
      if (isOp(op, word)) return op
    }
  }
  return null
}
