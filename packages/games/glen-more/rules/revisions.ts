export const REVISION = {
  start: 1,
  /** GM-18: cubes that pay are taken in any order from any holder. Before: type by type, in the order of the tableau. */
  anyHolder: 2,
  /** GM-20: no sale is offered where none can suffice. Before: whenever coins were lacking and a cube could be sold. */
  saleMustSuffice: 2,
  /** GM-20: the option. */
  declinePayment: 2,
  /** GM-63: Loch Ness acts in a turn whose tile was discarded, too. Before: only in a turn with a placement. */
  lochNessEveryTurn: 2,
} as const

export const NEWEST_REVISION = 2
