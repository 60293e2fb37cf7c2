import type { Seat } from '@bothy/kernel'
import { type Bonus, type FieldId, FIELDS, type FieldShown, type PlaceId, type View } from '@bothy/glen-more-2/data'
import type { PlaceName } from '../art/clan-places.ts'
import type { Sign } from '../art/signs.tsx'
import { list, some } from '@bothy/board-kit/board/details/phrases.ts'
import { shortOf } from '../chronicles/brought.ts'
import type { People } from '@bothy/board-kit/parts/labels.ts'
import { boxOf, nameOf } from '../labels.ts'
import type { Words } from '../words.ts'

export const placeNameOf = (place: PlaceId): PlaceName => FIELDS[place] ?? 'start'

type TileUse = 'activate' | 'remove' | 'build'

function tileUse(view: View, field: FieldId): TileUse | null {
  for (const { op } of boxOf(view).fields[field].effect) {
    if (op === 'activateType') return 'activate'
    if (op === 'removeTiles') return 'remove'
    if (op === 'buildFromDiscard') return 'build'
  }
  return null
}

const USE_SIGNS = { activate: 'activate', remove: 'remove', build: 'overbuild' } as const satisfies {
  readonly [U in TileUse]: Sign
}

const times = (n: number, sign: Sign): readonly Sign[] => Array.from({ length: n }, () => sign)

export function worthSigns(view: View, { field, bonus }: FieldShown): readonly Sign[] {
  const { vp, counted, coins, scotsmen, goods, points, persons, tiles } = bonus
  const use = tileUse(view, field)
  return [
    ...(vp > 0 || counted !== null ? [{ vp }] : []),
    ...(coins > 0 ? [{ coins }] : []),
    ...goods,
    ...times(scotsmen, 'scotsman'),
    ...times(points, 'move'),
    ...times(persons, 'person'),
    ...(use !== null && tiles.length > 0 ? [USE_SIGNS[use]] : []),
  ]
}

function vpWords({ vp, counted }: Bonus, { board, ...words }: Words): string {
  if (counted !== null) return board.counts(words.vp(vp), counted)
  return some(vp, words.vp(vp))
}

export function worthWords(view: View, { field, bonus }: FieldShown, words: Words): string {
  const { board } = words
  const { coins, scotsmen, goods, points, persons, tiles, ongoing } = bonus
  const use = tileUse(view, field)
  const text = list([
    vpWords(bonus, words),
    some(coins, words.coins(coins)),
    goods.length > 0 ? words.goods(goods) : '',
    some(scotsmen, words.scotsmen(scotsmen)),
    some(points, words.points(points)),
    some(persons, words.personCount(persons)),
    use === null || tiles.length === 0
      ? ''
      : { activate: board.tilesActivate, remove: board.tilesRemove, build: board.tilesBuild }[use](tiles.length),
    ongoing ? board.goesOn : '',
  ])
  return text === '' ? board.worthNothing : text
}

export function roadWords(view: View, { price, path, reason }: FieldShown, payer: Seat | null, words: Words): string {
  const { board } = words
  const between = path.slice(1, -1).map((place) => words.placeName(place))
  const left = payer === null || reason !== null ? '' : board.leaves(words.coins(view.players[payer].coins - price))
  return list([
    price === 0 ? board.roadFree : board.roadPrice(words.coins(price)),
    between.length > 0 ? board.roadVia(between.join(', ')) : '',
    left,
  ])
}

/** Of several fields with most points, the cheapest; null if none brings any. */
export function bestField({ fields }: View): FieldShown | null {
  const open = fields.filter(({ reason, bonus }) => reason === null && bonus.vp > 0)
  return open.toSorted((a, b) => b.bonus.vp - a.bonus.vp || a.price - b.price)[0] ?? null
}

export function fieldLabel(view: View, shown: FieldShown, people: People, words: Words): string {
  const { board } = words
  const { field, holders, reason } = shown
  const isTaken = reason?.why === 'claimed'
  return list([
    words.placeName(field),
    words.colourName(boxOf(view).fields[field].colour),
    holders.length > 0 ? board.claimedBy(holders.map((seat) => nameOf(people, seat, words)).join(', ')) : '',
    ...(isTaken ? [] : [roadWords(view, shown, null, words), worthWords(view, shown, words)]),
    reason === null || isTaken ? '' : shortOf(reason.why, words),
  ])
}
