import type { State } from '../../types.ts'
import { OUT } from '../../rules/rondel.ts'
import { NOBODY } from '../../rules/territory.ts'
import { offers } from '../../view-offers.ts'
import { ENGLISHMAN } from './data.ts'
import { englandOf, priceOfUse, rewardOfDiscard, whyNotSend } from './rules.ts'
import type { EnglishmanNouns, ErrandShown } from './types.ts'

/** Nothing is secret. */
export function view(s: State): EnglishmanNouns['view'] {
  const { holder, row } = englandOf(s)
  return {
    holder: holder === NOBODY ? null : holder,
    row,
    price: priceOfUse(s),
    reward: rewardOfDiscard(s),
    position: s.at[ENGLISHMAN] === OUT ? null : s.at[ENGLISHMAN],
    errands: errands(s),
  }
}

function errands(s: State): readonly ErrandShown[] {
  const f = s.stack.at(-1)
  if (f?.kind !== 'send') return []
  return offers(s, f.seat, ENGLISHMAN).map((offer): ErrandShown => {
    const reason = whyNotSend(s, f.seat, offer.tile, offer.what === 'finish' ? 'finish' : 'use')
    return { ...offer, reason, discard: whyNotSend(s, f.seat, offer.tile, 'discard') }
  })
}
