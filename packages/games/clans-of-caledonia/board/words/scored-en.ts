import { words as en } from '@bothy/clans-of-caledonia/words/en'

type From = readonly { readonly from: number; readonly vp: number }[]

const PLACES = ['the most', 'second most', 'third most']

const byPlace = (vp: readonly number[]): string =>
  vp.map((n, place) => `${place === 0 ? en.vp(n) : n} for ${PLACES[place] ?? 'the next'}`).join(', ')

const byNumber = (steps: From): string =>
  steps.map(({ from, vp }, i) => `${i === 0 ? en.vp(vp) : vp} for ${from}+`).join(', ')

export const scored = {
  /** COC-66 to COC-68, COC-47. */
  round: {
    gain: 'Every unit on the map brings this again each round.',
    work: 'Each factory turns one grain or milk, new or from your stock, into one good.',
    glory: (tile: string) => `${tile} Nothing is spent for it.`,
    income: 'Each woodcutter and miner on the map pays.',
    produced: 'Sheep give wool, cows milk, fields grain.',
    processed: 'Each factory can make one good a round.',
    money: 'It stays with you for the next round.',
    all: (vp: string) => `Each Glory is ${vp} at the end.`,
    total: 'Counted line by line on the next page.',
    order: 'The first to pass takes the first turn.',
  },
  /** COC-69 to COC-73, COC-80, COC-95, COC-98. */
  final: {
    glory: (vp: string) => `Each Glory is ${vp}.`,
    basicGoods: (vp: string) => `Each wool, grain and milk in your stock is ${vp}.`,
    processedGoods: (vp: string) => `Each bread, cheese and whisky in your stock is ${vp}.`,
    money: (each: string, vp: string) => `Each full ${each} is ${vp}.`,
    hops: (vp: string) => `Each hops on your fulfilled contracts is ${vp}.`,
    imports: (vp: string) => `Each on your fulfilled contracts is ${vp}.`,
    /** `rank`: 0 for the most imported, 2 for the rarest. */
    rare: (rank: number, vp: string) =>
      `${['The most imported', 'The second rarest', 'The rarest'][rank]}: each on your fulfilled contracts is ${vp}.`,
    exports: (vp: readonly number[]) => `Fulfilled contracts: ${byPlace(vp)}. Tied players share.`,
    exportsAlone: (steps: From) => `Fulfilled contracts: ${byNumber(steps)}.`,
    settlements: (vp: readonly number[]) =>
      `Your largest group linked by shipping: ${byPlace(vp)}. Tied players share.`,
    settlementsAlone: (steps: From) => `Your largest group linked by shipping: ${byNumber(steps)}.`,
    auctionBid: 'Your bid for your clan is taken off.',
  },
}
