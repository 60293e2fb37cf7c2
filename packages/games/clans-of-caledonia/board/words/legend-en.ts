import type { Good, Import, Meat } from '@bothy/clans-of-caledonia/data'
import type { IconName } from '../art/icons.tsx'
import { terms } from '@bothy/clans-of-caledonia/words/en'

export const legend = {
  topics: {
    goods: 'Goods',
    contracts: 'Contracts and imports',
    units: terms.unit.Many,
    actions: 'Trade and upgrades',
    counted: 'What scoring tiles count',
    clans: 'Clans',
  },
  icons: {
    money: 'money',
    freeSpace: `${terms.unit.one} without ${terms.landCost.one}`,
    upgrade: 'bonus upgrade',
    shipping: terms.shipping.one,
    technology: 'technology',
    worker: `${terms.worker.many} of any kind`,
    factory: `${terms.factory.many} of any kind`,
    animal: `${terms.animal.many} of any kind`,
    field: `${terms.field.many}, which count apart`,
    border: `${terms.unit.one} on a border space`,
    merchant: `hired ${terms.merchant.one}`,
    dearLand: `${terms.unit.one} on expensive land`,
    contract: terms.exportContract.one,
    arrow: 'turns into',
    swap: 'swaps places with',
    priceUp: 'the price rises',
    priceDown: 'the price falls',
    port: terms.port.one,
  } satisfies { readonly [icon in Exclude<IconName, Good | Import | Meat>]: string },
  meat: (meat: string) => `${meat}: an ${terms.animal.one} of yours is slaughtered`,
  glory: `${terms.glory.one}: victory points`,
  trader: `${terms.merchant.one} who can trade`,
  notHired: `${terms.merchant.one} not hired yet`,
}
