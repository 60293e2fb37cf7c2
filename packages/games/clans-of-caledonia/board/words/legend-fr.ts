import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { legend as en } from './legend-en.ts'

export const legend: Translated<typeof en> = {
  topics: {
    goods: 'Marchandises',
    contracts: 'Contrats et importations',
    units: 'Unités',
    actions: 'Commerce et améliorations',
    counted: 'Ce que comptent les tuiles de score',
    clans: 'Clans',
  },
  icons: {
    money: 'argent',
    freeSpace: 'unité sans coût de terrain',
    upgrade: 'amélioration offerte',
    shipping: 'expédition',
    technology: 'technologie',
    worker: 'ouvriers de toute sorte',
    factory: 'usines de toute sorte',
    animal: 'animaux de toute sorte',
    field: 'champs, comptés à part',
    border: 'unité sur une case frontière',
    merchant: 'marchand engagé',
    dearLand: 'unité sur un terrain cher',
    contract: 'contrat d’exportation',
    arrow: 'devient',
    swap: 'change de place avec',
    priceUp: 'le prix monte',
    priceDown: 'le prix baisse',
    port: 'port',
  },
  meat: (meat) => typeset(`${meat} : un de vos animaux est abattu`),
  glory: typeset('Gloire : points de victoire'),
  trader: 'marchand prêt à commercer',
  notHired: 'marchand à engager',
}
