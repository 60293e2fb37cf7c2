import { type Good, GOODS, type Types } from '@bothy/glen-more/data'
import type { Translated } from '@bothy/kernel'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Cube, GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { type Legend, sign, signsBy, signsOf } from '@bothy/board-kit/board/legend/legend.ts'
import { valuesTopic } from '@bothy/board-kit/parts/legend.tsx'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { Die } from './ring/die.tsx'
import type { legend as en } from './words/legend-en.ts'
import { wordsOf } from './words.ts'

const legendWords = catalogue<Translated<typeof en>>({
  en: async () => (await import('./words/legend-en.ts')).legend,
  fr: async () => (await import('./words/legend-fr.ts')).legend,
})

const TOPIC_OF = {
  any: 'goods',
  cask: 'goods',
  coin: 'values',
  clan: 'people',
  chieftain: 'people',
  step: 'people',
  card: 'tiles',
  tile: 'tiles',
} as const satisfies { readonly [icon in Exclude<GoodsIconName, Good>]: string }
const isIcon = (name: string): name is keyof typeof TOPIC_OF => Object.hasOwn(TOPIC_OF, name)
const ICONS = Object.keys(TOPIC_OF).filter(isIcon)

const art = (icon: GoodsIconName) => <GoodsIcon icon={icon} size={28} />

export const legend: Legend<Types> = async (language) => {
  await legendWords.load(language)
  const [words, own] = [wordsOf(language), legendWords.of(language)]
  const icons = signsOf(TOPIC_OF, ICONS, (icon) => own.icons[icon], art)
  const cube = sign('cube', own.cube, <Cube good="wood" class="legend-piece" />)
  return [
    { title: own.topics.goods, signs: [...signsBy(GOODS, words.goodName, art), ...icons('goods'), cube] },
    await valuesTopic(language, icons('values'), [
      sign('price', own.price, <b>‹</b>),
      sign('ladder', own.ladder, <span class="gm-ladder">1 3 5</span>),
    ]),
    {
      title: own.topics.people,
      signs: [...icons('people'), sign('figure', own.figure, <SeatBadge seat={0} size={28} />)],
    },
    {
      title: own.topics.tiles,
      signs: [...icons('tiles'), sign('die', words.die, <Die class="legend-piece" />)],
    },
  ]
}
