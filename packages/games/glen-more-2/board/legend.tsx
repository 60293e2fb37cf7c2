import { type ChronicleId, type Good, GOODS, type Types } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { type Legend, type SignTopic, sign, signsBy, signsOf } from '@bothy/board-kit/board/legend/legend.ts'
import { valuesTopic } from '@bothy/board-kit/parts/legend.tsx'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { LEGENDS } from '../modules/written/board/legends.ts'
import { StoneDie } from './art/pieces.tsx'
import { SIGN_NAMES, SignIcon, type SignName } from './art/signs.tsx'
import { playedOf } from './chronicles/brought.ts'
import type { LegendWords } from './chronicles/legend.ts'
import type { ChronicleSlots } from './chronicles/part.ts'
import { type Words, wordsOf } from './words.ts'

const ownWords = catalogue<LegendWords>({
  en: async () => (await import('./words/sign-names-en.ts')).signNames,
  fr: async () => (await import('./words/sign-names-fr.ts')).signNames,
})

/** Null: named where the Chronicle tells its signs. */
const PLACE_OF = {
  scotsman: 'people',
  marker: 'people',
  move: 'people',
  castle: 'scored',
  landmark: 'scored',
  person: 'scored',
  overbuild: 'tiles',
  remove: 'tiles',
  activate: 'tiles',
  cask: 'goods',
  any: 'goods',
  age: null,
  haggis: null,
  event: null,
} as const satisfies { readonly [sign in Exclude<SignName, Good>]: string | null }
const hasPlace = (name: SignName): name is keyof typeof PLACE_OF => Object.hasOwn(PLACE_OF, name)
const PLACED = SIGN_NAMES.filter(hasPlace)

const picture = (name: SignName) => <SignIcon sign={name} size={28} />

async function ofChronicle(
  id: ChronicleId,
  { dock }: ChronicleSlots,
  words: Words,
  told: LegendWords,
): Promise<SignTopic> {
  const signs = await LEGENDS[id]()
  return { thing: `chronicle:${id}`, title: dock.title(words), signs: signs(words, told.signs) }
}

export const legend: Legend<Types> = async (language, view) => {
  await ownWords.load(language)
  const words = wordsOf(language)
  const told = ownWords.of(language)
  const placed = signsOf(PLACE_OF, PLACED, (name) => told.signs[name], picture)
  const coins = [
    sign('coins', told.coins, <Coin value={3} size={28} />),
    sign('coin', told.coin, <GoodsIcon icon="coin" size={28} />),
  ]
  const chronicles = view === null ? [] : playedOf(view)
  return [
    { title: told.topics.goods, signs: [...signsBy(GOODS, words.goodName, picture), ...placed('goods')] },
    await valuesTopic(language, coins, [sign('or', told.or, <b>/</b>)]),
    { title: told.topics.scored, signs: placed('scored') },
    {
      title: told.topics.people,
      signs: [...placed('people'), sign('die', words.die, <StoneDie rolled={2} size={28} />)],
    },
    {
      title: told.topics.tiles,
      signs: [sign('tile', told.tile, <GoodsIcon icon="tile" size={28} />), ...placed('tiles')],
    },
    ...(await Promise.all(chronicles.map(([id, part]) => ofChronicle(id, part, words, told)))),
  ]
}
