import type { Seat } from '@bothy/kernel'
import type { State } from '../../../rules/types.ts'
import { OUT } from '../../../rules/topics/rondel.ts'
import { NOBODY } from '../../../rules/topics/territory.ts'
import { offers, yieldsAhead } from '../../../rules/view-offers.ts'
import { ENGLISHMAN } from '../data/index.ts'
import { englandOf, priceOfUse, rewardOfDiscard, whyNotSend } from './queries.ts'
import type { EnglishmanModuleTypes, ErrandShown } from './types.ts'

export function view(s: State): EnglishmanModuleTypes['view'] {
  const { holder, row } = englandOf(s)
  const isAsked = s.stack.at(-1)?.kind === 'send'
  return {
    holder: holder === NOBODY ? null : holder,
    row,
    price: priceOfUse(s),
    reward: rewardOfDiscard(s),
    position: s.at[ENGLISHMAN] === OUT ? null : s.at[ENGLISHMAN],
    errands: isAsked ? errands(s, holder) : [],
    yields: isAsked ? yieldsAhead(s, holder, ENGLISHMAN) : [],
  }
}

const errands = (s: State, seat: Seat): readonly ErrandShown[] =>
  offers(s, seat, ENGLISHMAN).map((offer): ErrandShown => {
    const reason = whyNotSend(s, seat, offer.tile, offer.what === 'finish' ? 'finish' : 'use')
    return { ...offer, reason, discard: whyNotSend(s, seat, offer.tile, 'discard') }
  })
