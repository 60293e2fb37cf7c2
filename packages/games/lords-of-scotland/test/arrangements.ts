import { below, type RngState, shuffle } from '@bothy/kernel'
import type { Arrangements, Options } from '@bothy/kernel/contract-suite'
import { PLAIN_DECK, ROYAL_DECK, SLUG_OF } from '../rules/index.ts'

function someDeck(rng: RngState, options: Options): string[] {
  const deck = SLUG_OF.slice(0, options['includeRoyal'] === true ? ROYAL_DECK : PLAIN_DECK)
  shuffle(deck, rng)
  return deck.slice(0, below(rng, deck.length + 1))
}

export const arrangements: Arrangements = {
  legal: (rng, _seats, options) => ({ deck: someDeck(rng, options) }),
  corrupted(rng, _seats, options) {
    const deck = someDeck(rng, options)
    const foreign = options['includeRoyal'] === true ? 'bruce-13' : SLUG_OF[PLAIN_DECK]
    const entries = [foreign, 'wemyss-0', 'Wemyss-1', '', 7, null, [deck], deck[0] ?? 'none']
    const at = below(rng, deck.length + 1)
    const spoilt = { deck: [...deck.slice(0, at), entries[below(rng, entries.length)], ...deck.slice(at)] }
    const wrong = [[], 'deck', {}, { deck: null }, { deck: { 0: 'wemyss-1' } }, { deck, order: [] }]
    return wrong[below(rng, 2 * wrong.length)] ?? spoilt
  },
}
