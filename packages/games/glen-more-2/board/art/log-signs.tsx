import type { Event } from '@bothy/glen-more-2/data'
import { logSigns, once, seatIn } from '@bothy/board-kit/board/log-signs.ts'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { partOfEvent } from '../chronicles/brought.ts'
import { SignIcon, type SignName } from './signs.tsx'

const SIZE = 18

const icons = (names: readonly SignName[], event: Event) =>
  once(names).map((sign) => <SignIcon key={sign} sign={sign} size={SIZE} seat={seatIn(event)} />)
const coins = (count: number | null) =>
  count !== null && count > 0 ? [<GoodsIcon key="coin" icon="coin" size={SIZE} />] : []

const BY_TYPE: { readonly [type: string]: SignName } = {
  casksGained: 'cask',
  casksPaid: 'cask',
  scotsmanGiven: 'scotsman',
  scotsmanMoved: 'scotsman',
  scotsmenGained: 'scotsman',
  personTaken: 'person',
  claimed: 'marker',
  cardTaken: 'landmark',
  pointsGained: 'move',
} satisfies { readonly [K in Event['type']]?: SignName }

function ofChronicle(event: Event) {
  const part = partOfEvent(event.type)
  return part === null ? [] : [<part.dock.Sign key="chronicle" seat={seatIn(event)} size={SIZE} />]
}

export const signs = logSigns<Event>({
  type: (type, event) => [...ofChronicle(event), ...icons([BY_TYPE[type] ?? []].flat(), event)],
  good: (good, event) => (good === null ? [] : icons([good], event)),
  goods: icons,
  lost: icons,
  coins,
  pennies: coins,
})
