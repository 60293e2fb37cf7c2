import { type Good, GOODS, type View } from '@bothy/clans-of-caledonia/data'
import type { Words } from '../words.ts'
import { contractFacts } from './contract-facts.ts'

/** COC-38: what the contracts in the boxes of the seat to move would lack with so many more, or fewer, of a good; null if that changes nothing. */
function lackedAfter(view: View, good: Good, n: number, { trade, needs }: Words): string | null {
  const player = view.players[view.pending?.seat ?? 0]
  for (const { contract } of player.boxes) {
    const wanted = contractFacts(view, contract).needs
    const need = wanted.find(({ item }) => item === good)
    if (need === undefined) continue
    const missing = Math.max(0, need.n - player.goods[good] - n)
    if (missing === need.missing) continue
    const of = (item: string): number =>
      item === good ? missing : (wanted.find((it) => it.item === item)?.missing ?? 0)
    const all = { goods: GOODS.map(of), beef: of('beef'), mutton: of('mutton') }
    return wanted.every(({ item }) => of(item) === 0) ? trade.thenFull : trade.thenLacks(needs(all))
  }
  return null
}

export function effectOf(view: View, good: Good, n: number, words: Words): readonly string[] {
  const effect = lackedAfter(view, good, n, words)
  return effect === null ? [] : [effect]
}

/** The fewest that fill a contract, or else the most that can be had, with what it would do. */
function bestEffect(view: View, good: Good, numbers: readonly number[], words: Words): string | null {
  const all = numbers.flatMap((n) => effectOf(view, good, n, words).map((effect) => ({ n, effect })))
  const best = all.find(({ effect }) => effect === words.trade.thenFull) ?? all.at(-1)
  return best === undefined ? null : words.trade.withNumber(words.goodCount(Math.abs(best.n), good), best.effect)
}

/** Of the number that is pointed at, or else of the best one. */
export function shownEffect(
  view: View,
  good: Good,
  { numbers, pointed }: { readonly numbers: readonly number[]; readonly pointed: number | null },
  words: Words,
): string | null {
  const own = pointed === null || !numbers.includes(pointed) ? null : bestEffect(view, good, [pointed], words)
  return own ?? bestEffect(view, good, numbers, words)
}
