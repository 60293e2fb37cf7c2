import {
  CLANS,
  type Good,
  GOODS,
  type Import,
  IMPORTS,
  type Meat,
  MEATS,
  type Types,
  UNITS,
} from '@bothy/clans-of-caledonia/data'
import type { Translated } from '@bothy/kernel'
import { Points } from '@bothy/board-kit/art/index.ts'
import { type Legend, sign, signsBy, signsOf } from '@bothy/board-kit/board/legend/legend.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { ClanBadge } from './art/clans.tsx'
import { Icon, type IconName } from './art/icons.tsx'
import { Merchant, UnitPiece } from './pieces/pieces.tsx'
import type { legend as en } from './words/legend-en.ts'
import { wordsOf } from './words.ts'

const legendWords = catalogue<Translated<typeof en>>({
  en: async () => (await import('./words/legend-en.ts')).legend,
  fr: async () => (await import('./words/legend-fr.ts')).legend,
})

const SIZE = 28

const TOPIC_OF = {
  contract: 'contracts',
  freeSpace: 'contracts',
  upgrade: 'contracts',
  port: 'contracts',
  money: 'actions',
  shipping: 'actions',
  technology: 'actions',
  priceUp: 'actions',
  priceDown: 'actions',
  swap: 'actions',
  arrow: 'actions',
  animal: 'counted',
  field: 'counted',
  factory: 'counted',
  worker: 'counted',
  merchant: 'counted',
  border: 'counted',
  dearLand: 'counted',
} as const satisfies { readonly [icon in Exclude<IconName, Good | Import | Meat>]: string }
type Own = keyof typeof TOPIC_OF
const isOwn = (icon: string): icon is Own => Object.hasOwn(TOPIC_OF, icon)
const OWN = Object.keys(TOPIC_OF).filter(isOwn)

const picture = (icon: IconName) => <Icon icon={icon} size={SIZE} />

export const legend: Legend<Types> = async (language) => {
  await legendWords.load(language)
  const [words, own] = [wordsOf(language), legendWords.of(language)]
  const ofTopic = signsOf(TOPIC_OF, OWN, (icon) => own.icons[icon], picture)
  return [
    { title: own.topics.goods, signs: signsBy(GOODS, words.goodName, picture) },
    {
      title: own.topics.contracts,
      signs: [
        ...ofTopic('contracts'),
        ...signsBy(IMPORTS, words.importName, picture),
        ...signsBy(MEATS, (meat) => own.meat(words.meatName(meat)), picture),
      ],
    },
    {
      title: own.topics.units,
      signs: UNITS.map((unit) =>
        sign(`unit:${unit}`, words.unitName(unit), <UnitPiece unit={unit} seat={0} size={32} />),
      ),
    },
    {
      title: own.topics.actions,
      signs: [
        sign('trader', own.trader, <Merchant seat={0} size={SIZE} />),
        sign('notHired', own.notHired, <Merchant seat={null} size={SIZE} />),
        ...ofTopic('actions'),
      ],
    },
    {
      title: own.topics.counted,
      signs: [sign('glory', own.glory, <Points value={3} size={30} />), ...ofTopic('counted')],
    },
    {
      title: own.topics.clans,
      signs: signsBy(CLANS, words.clanName, (clan) => <ClanBadge clan={clan} size={34} />),
    },
  ]
}
