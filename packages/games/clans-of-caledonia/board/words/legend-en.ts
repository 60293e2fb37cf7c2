import type { Good, Import, Meat } from '@bothy/clans-of-caledonia/data'
import type { IconName } from '../art/icons.tsx'

export const legend = {
  topics: {
    goods: 'Goods',
    contracts: 'Contracts and imports',
    units: 'Units',
    actions: 'Trade and upgrades',
    counted: 'What scoring tiles count',
    clans: 'Clans',
  },
  icons: {
    money: 'money',
    freeSpace: 'unit without land cost',
    upgrade: 'bonus upgrade',
    shipping: 'shipping',
    technology: 'technology',
    worker: 'workers of any kind',
    factory: 'factories of any kind',
    animal: 'animals of any kind',
    field: 'fields, which count apart',
    border: 'unit on a border space',
    merchant: 'hired merchant',
    dearLand: 'unit on expensive land',
    contract: 'export contract',
    arrow: 'turns into',
    swap: 'swaps places with',
    priceUp: 'the price rises',
    priceDown: 'the price falls',
    port: 'port',
  } satisfies { readonly [icon in Exclude<IconName, Good | Import | Meat>]: string },
  meat: (meat: string) => `${meat}: an animal of yours is slaughtered`,
  glory: 'Glory: victory points',
  trader: 'merchant who can trade',
  notHired: 'merchant not hired yet',
}
