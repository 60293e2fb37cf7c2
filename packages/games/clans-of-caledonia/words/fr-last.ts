import { CLAN_NAMES, aUnit, goodCount, money, vp } from './fr-names.ts'
import { contractNumber } from '../data/contracts.ts'
import { startingTileNumber } from '../data/starting-tiles.ts'
import { type LastMoves, portNumber } from './parts.ts'

const price = (n: number): string => (n === 0 ? '' : ` pour ${money(n)}`)

export const lastMove: LastMoves = {
  bidMade: (e) => [`enchérit à ${vp(e.vp)}`],
  bidDeclined: () => ['se retire de l’enchère'],
  pairTaken: (e) => [
    e.pair.clan === null
      ? `prend la tuile de départ ${startingTileNumber(e.pair.tile)}`
      : `prend le clan ${CLAN_NAMES[e.pair.clan]}`,
  ],
  unitPlaced: (e) => [`déploie ${aUnit(e.unit)}`, price(e.money)],
  unitSwapped: (e) => [`remplace par ${aUnit(e.to)}`],
  bought: (e) => [`achète ${goodCount(e.n, e.good)}`, price(e.n * e.price)],
  sold: (e) => [`vend ${goodCount(e.n, e.good)}`, price(e.n * e.price)],
  contractObtained: (e) => [`prend le contrat ${contractNumber(e.contract)}`],
  contractFulfilled: (e) => [`remplit le contrat ${contractNumber(e.contract)}`],
  shippingUpgraded: (e) => ['expédition améliorée', price(e.money)],
  technologyUpgraded: (e) => ['technologie améliorée', price(e.money)],
  merchantHired: (e) => [`engage un marchand`, price(e.money)],
  merchantRecalled: () => ['reprend un marchand'],
  portUsed: (e) => [`utilise le port ${portNumber(e.port)}`],
  rowed: () => ['rame avec un pêcheur'],
  passed: (e) => ['passe', ` et reçoit ${money(e.money)}`],
}
