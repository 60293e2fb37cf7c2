import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { legend as en } from './legend-en.ts'
import { terms } from '@bothy/clans-of-caledonia/words/fr'

export const legend: Translated<typeof en> = {
  topics: {
    goods: 'Marchandises',
    contracts: 'Contrats et importations',
    units: terms.unit.Many,
    actions: 'Commerce et améliorations',
    counted: 'Ce que comptent les tuiles de score',
    clans: 'Clans',
  },
  icons: {
    money: 'argent',
    freeSpace: `${terms.unit.one} sans ${terms.landCost.one}`,
    upgrade: 'amélioration offerte',
    shipping: terms.shipping.one,
    technology: 'technologie',
    worker: `${terms.worker.many} de toute sorte`,
    factory: `${terms.factory.many} de toute sorte`,
    animal: `${terms.animal.many} de toute sorte`,
    field: `${terms.field.many}, comptés à part`,
    border: `${terms.unit.one} sur une case frontière`,
    merchant: `${terms.merchant.one} engagé`,
    dearLand: `${terms.unit.one} sur un terrain cher`,
    contract: terms.exportContract.one,
    arrow: 'devient',
    swap: 'change de place avec',
    priceUp: 'le prix monte',
    priceDown: 'le prix baisse',
    port: terms.port.one,
  },
  meat: (meat) => typeset(`${meat} : un de vos ${terms.animal.many} est abattu`),
  glory: typeset(`${terms.glory.one} : points de victoire`),
  trader: `${terms.merchant.one} prêt à commercer`,
  notHired: `${terms.merchant.one} à engager`,
}
