import { COST_OF, GOODS, type Offer, type View } from '@bothy/glen-more/data'

/** GM-20, GM-23, GM-24, GM-98: the payment leaves nothing to ask, neither which cube or piece, nor whether to pay at all. */
export function isPaidAtOnce(view: View, { tile, payment }: Offer): boolean {
  const { any, pieces, goods: due } = COST_OF[tile]
  if (payment === null || any > 0 || pieces > 0 || view.options.declinePayment || view.pending === null) return false
  const { tiles, goods } = view.players[view.pending.seat]
  return GOODS.every((good) => {
    const need = due.filter((it) => it === good).length
    const holders = tiles.filter(({ cubes }) => cubes.includes(good)).length
    return need === 0 || holders <= 1 || goods[good] <= need
  })
}
