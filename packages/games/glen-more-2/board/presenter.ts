import { plain } from '@bothy/kernel'
import {
  type Action,
  type BaseAction,
  borrowedIn,
  type By,
  type CardId,
  type EffectWord,
  type FieldId,
  type Good,
  type TileId,
  type Types,
  type View,
} from '@bothy/glen-more-2/data'
import { TILE_COUNT } from '@bothy/glen-more-2/data'
import type { Presenter, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { buttons, isOfChronicle, partsOf, paths } from './chronicles/brought.ts'
import { hasPanel } from './chronicles/slots.tsx'
import { activateFree } from '@bothy/board-kit/parts/land/gains.ts'
import { asksKind, pathBy, type Paths, salePath, tilePaths } from '@bothy/board-kit/parts/presenter.ts'
import { targets, tileIn as tileNamed } from '@bothy/board-kit/parts/targets.ts'
import { addGains, isFree } from './land/gains.ts'
import { helpWords } from './help.ts'
import { ownPayment } from './market/own-payment.ts'
import { type Words, wordsOf } from './words.ts'

export const at = {
  ...targets,
  scotsman: (tile: TileId): ClickTarget => `scotsman:${tile}`,
  field: (field: FieldId): ClickTarget => `field:${field}`,
  card: (card: CardId): ClickTarget => `card:${card}`,
  buy: (good: Good): ClickTarget => `buy:${good}`,
  row: (row: string): ClickTarget => `row:${row}`,
  good: (good: Good): ClickTarget => `good:${good}`,
  newScotsman: 'man:new',
  way: (goods: readonly Good[], by: By = null): ClickTarget =>
    by === null ? targets.way(goods) : `${targets.way(goods)}/${by}`,
} as const

const tilesOf = ({ pending, players }: View) => (pending === null ? [] : players[pending.seat].tiles)

const asksWhat = ({ pending }: View): boolean =>
  pending !== null && new Set(pending.goods).size + Math.sign(pending.left) > 1

/** Also of a tile that another seat has (GM2-C6-8). */
export const waysOf = (view: View, tile: TileId) =>
  [...view.activatable, ...borrowedIn(view)].find((it) => it.tile === tile && it.reason === null)?.ways ?? []

/** If one end is fixed, the other is enough: to the Home Castle, or from it. */
const movePath = (
  { from, to }: { readonly from: TileId; readonly to: TileId },
  { pending }: View,
): readonly ClickTarget[] =>
  pending?.kind === 'recall'
    ? [at.scotsman(from)]
    : pending?.kind === 'muster'
      ? [at.tile(to)]
      : [at.scotsman(from), at.tile(to)]

export const tileIn = (target: ClickTarget | null): TileId | null => tileNamed(target, TILE_COUNT)

const PATHS: Paths<Action, View, BaseAction['type']> = {
  ...tilePaths,
  discard: ({ tile }) => [at.tile(tile)],
  coin: () => ['do:coin'],
  point: () => ['do:point'],
  sell: (sale, view) => salePath(sale, tilesOf(view)),
  spend: ({ good, tile }, view) =>
    asksKind(tilesOf(view), tile, view.pending?.goods ?? []) ? [at.tile(tile), at.good(good)] : [at.tile(tile)],
  buy: ({ good }) => [at.buy(good)],
  give: ({ tile }) => [at.scotsman(tile)],
  effect: ({ effect }) => [`do:${effect}`],
  put: ({ good, tile }, view) => (asksWhat(view) ? [at.good(good), at.tile(tile)] : [at.tile(tile)]),
  settle: ({ tile }, view) => (asksWhat(view) ? [at.newScotsman, at.tile(tile)] : [at.tile(tile)]),
  activate: ({ tile, goods, by }, view) =>
    waysOf(view, tile).length > 1 ? [at.tile(tile), at.way(goods, by)] : [at.tile(tile)],
  move: movePath,
  claim: ({ field }) => [at.field(field)],
  remove: ({ tile }) => [at.tile(tile)],
  keep: ({ goods }) => [at.way(goods)],
  build: ({ tile }) => [at.tile(tile)],
  decline: () => ['do:decline'],
}
const ALL_PATHS: Partial<Paths<Action, View>> = Object.assign(paths, PATHS)

function declineWords(view: View, { board, button, texts }: Words): string {
  const { pending } = view
  const kind = pending?.kind
  if (kind === 'claim') return board.noMarker
  if (pending?.kind === 'remove')
    return pending.chosen.length > 0 ? board.removeChosen(pending.chosen.length) : board.removeNone
  if (kind === 'bring') return board.leaveRest
  if (kind === 'grant' || kind === 'activate') return board.noMore
  return kind !== undefined && isOfChronicle(kind)
    ? plain(texts.action({ type: 'decline' }, view, null), [])
    : button('decline')
}

type Label = (words: Words, view: View) => string
const effect =
  (word: EffectWord): Label =>
  (words) =>
    words.effectName(word)

const BUTTONS: { readonly [target: ClickTarget]: Label | undefined } = {
  'do:coin': (words) => words.button('coin'),
  'do:point': (words) => words.button('point'),
  'do:scotsman': effect('scotsman'),
  'do:choose': effect('choose'),
  'do:bring': effect('bring'),
  'do:grant': effect('grant'),
  'do:claim': effect('claim'),
  'do:remove': effect('remove'),
  'do:build': effect('build'),
  'do:decline': (words, view) => declineWords(view, words),
  'do:end': (words) => words.button('end'),
}
const labelOf = (target: ClickTarget): Label | undefined => BUTTONS[target] ?? buttons[target]

const done = ({ activatable, points }: View): boolean =>
  points === 0 && activatable.every(({ reason }) => reason !== null)

export const presenter: Presenter<Types> = {
  clicksFor: pathBy(ALL_PATHS),
  button: (target, view, language) => ({
    label: labelOf(target)?.(wordsOf(language), view) ?? target,
    primary:
      (target === 'do:end' && done(view)) ||
      (target === 'do:decline' && view.pending?.kind === 'remove' && view.pending.chosen.length > 0),
  }),
  isElsewhere: (target, view) =>
    partsOf(view).some(({ onBoard }) => onBoard?.includes(target) === true) ||
    (target === 'do:end' && hasPanel({ view, me: view.pending?.seat ?? null })),
  picking: ([first = ''], view, language) => {
    const words = wordsOf(language)
    const { board } = words
    if (first.startsWith('sell:')) return board.whichTile
    if (first.startsWith('scotsman:')) return board.moveWhere
    if (first.startsWith('good:') || first === at.newScotsman) return board.putWhere
    const tile = tileIn(first)
    for (const part of partsOf(view)) {
      const asked = part.picking?.(tile === null ? first : words.tileName(tile), words, view) ?? null
      if (asked !== null) return asked
    }
    if (tile === null) return null
    if (view.pending?.kind === 'pay') return board.whichGood(words.tileName(tile))
    const [way] = waysOf(view, tile)
    if (way === undefined) return null
    return board[way.puts.length > 0 ? 'chooseGoods' : 'choosePay'](words.tileName(tile))
  },
  help: helpWords,
  /** GM2-80 leaves the order free: activations that cost nothing and need no choice are done in one click. So is a payment. */
  macros: (view, legal, language) => {
    const { board, goods } = wordsOf(language)
    const spends = ownPayment(view, legal)
    if (spends.length > 0)
      return [{ id: 'macro:own', label: board.payAllOwn(goods(spends.map(({ good }) => good))), actions: spends }]
    // One tile of a kind is a choice, even where it costs nothing (GM2-113).
    if (view.pending?.kind !== 'activate') return []
    const label = (ways: Parameters<typeof addGains>[0]): string => board.activatePlain(addGains(ways))
    return activateFree({ activatable: view.activatable, legal, isFree, label })
  },
}
