import type { Event } from '@bothy/glen-more/data'
import { GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { logSigns, once } from '@bothy/board-kit/board/log-signs.ts'

const icons = (names: readonly GoodsIconName[]) =>
  once(names).map((icon) => <GoodsIcon key={icon} icon={icon} size={18} />)

const BY_TYPE: { readonly [K in Event['type']]?: GoodsIconName } = {
  barrelPaid: 'cask',
  barrelsGained: 'cask',
  clanGained: 'clan',
  clanMoved: 'clan',
  coinsGained: 'coin',
  pieceGiven: 'clan',
  promoted: 'chieftain',
  cardTaken: 'card',
}

export const signs = logSigns<Event>({
  type: (type) => icons([BY_TYPE[type] ?? []].flat()),
  good: (it) => icons([it]),
  goods: (goods) => icons(goods),
  coins: (coins) => icons(coins > 0 ? ['coin'] : []),
})
