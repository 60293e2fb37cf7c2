import { CLAN_NAMES, aUnit, goodCount, GOOD_NAMES, money, shippingName, TECHNOLOGY_NAMES, vp } from './en-names.ts'
import { contractNumber } from '../data/contracts.ts'
import { startingTileNumber } from '../data/starting-tiles.ts'
import { type LastMoves, portNumber } from './parts.ts'

const price = (n: number): string => (n === 0 ? '' : ` for ${money(n)}`)

/** On a line of a seat's card: no name, no space, no end of sentence. */
export const lastMove: LastMoves = {
  bidMade: (e) => [`bid ${vp(e.vp)}`],
  bidDeclined: () => ['dropped out of the auction'],
  pairTaken: (e) => [
    e.pair.clan === null ? `took starting tile ${startingTileNumber(e.pair.tile)}` : `took ${CLAN_NAMES[e.pair.clan]}`,
  ],
  unitPlaced: (e) => [`placed ${aUnit(e.unit)}`, price(e.money)],
  unitSwapped: (e) => [`swapped in ${aUnit(e.to)}`],
  bought: (e) => [`bought ${goodCount(e.n, e.good)}`, price(e.n * e.price)],
  sold: (e) => [`sold ${goodCount(e.n, e.good)}`, price(e.n * e.price)],
  contractObtained: (e) => [`took contract ${contractNumber(e.contract)}`],
  contractFulfilled: (e) => [`fulfilled contract ${contractNumber(e.contract)}`],
  shippingUpgraded: (e) => [`${shippingName(e.level)} shipping`, price(e.money)],
  technologyUpgraded: (e) => [TECHNOLOGY_NAMES[e.technology], price(e.money)],
  merchantHired: (e) => ['hired a merchant', price(e.money)],
  merchantRecalled: (e) => [`took a merchant back from ${GOOD_NAMES[e.good]}`],
  portUsed: (e) => [`used port ${portNumber(e.port)}`],
  rowed: () => ['rowed a fisherman'],
  passed: (e) => ['passed', `, received ${money(e.money)}`],
}
