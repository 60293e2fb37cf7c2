import type { PieceId, Unseen } from '../types.ts'

const SINCE_BITS = 16
const SINCE_MASK = (1 << SINCE_BITS) - 1

export const unseenCard = (pile: number, since: PieceId): Unseen => (pile << SINCE_BITS) | since
export const pileOf = (card: Unseen): number => card >> SINCE_BITS
export const sinceOf = (card: Unseen): PieceId => card & SINCE_MASK

/**
 * The unseen cards of one pile are alike but for the time they came. Of those that came before the piece the latest one leaves the
 * list: the earlier ones that stay can be wherever the latest could, so that no possible world is lost and none is gained. How often
 * each of them came about is not kept: that would need every card shown while others of the hand are face down. In the smallest case
 * a card that everybody saw going to the hand is the piece in two of three ways, and is drawn there in one of two.
 */
export function latest(unseen: readonly Unseen[], pile: number, before: PieceId): number {
  const least = unseenCard(pile, 0)
  const most = unseenCard(pile, before)
  for (let i = unseen.length - 1; i >= 0; i--) if (unseen[i] >= least && unseen[i] <= most) return i
  return -1
}

/** `removeAt` of its own: a loop that meets integers as well as objects is slower for both. */
export function dropUnseen(unseen: Unseen[], index: number): void {
  for (let i = index + 1; i < unseen.length; i++) unseen[i - 1] = unseen[i]
  unseen.pop()
}
