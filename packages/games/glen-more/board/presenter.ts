import { ACTIVATION_OF, type Action, type TileId, TILES, type Types, type View } from '@bothy/glen-more/data'
import type { Presenter, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { activateFree } from '@bothy/board-kit/parts/land/gains.ts'
import { asksKind, pathBy, type Paths, salePath, tilePaths } from '@bothy/board-kit/parts/presenter.ts'
import { targets, tileIn } from '@bothy/board-kit/parts/targets.ts'
import { addGains, isFree } from './land/gains.ts'
import { helpWords } from './help.ts'
import { wordsOf } from './words.ts'

export const at = {
  ...targets,
  clan: (tile: TileId): ClickTarget => `clan:${tile}`,
} as const

const tilesOf = ({ pending, players }: View) =>
  pending === null ? [] : players[pending.seat].tiles.map(({ tile, cubes }) => ({ tile, goods: cubes }))

export function hasWays(tile: TileId): boolean {
  const activation = ACTIVATION_OF[tile]
  switch (activation.kind) {
    case 'exchange':
      return activation.options.length > 1
    case 'produceAny':
    case 'exchangeAny':
    case 'fair':
      return true
    case 'produce':
    case 'distil':
    case 'vp':
    case 'movement':
    case 'none':
      return false
  }
}

const PATHS: Paths<Action, View> = {
  ...tilePaths,
  sell: (sale, view) => salePath(sale, tilesOf(view)),
  discard: () => ['do:discard'],
  pay: ({ goods }) => [goods.length === 0 ? 'do:pay' : at.way(goods)],
  give: ({ tile }) => [tile === null ? 'do:chieftain' : at.clan(tile)],
  spend: ({ tile, good }, view) =>
    good !== null && asksKind(tilesOf(view), tile, view.pending?.goods ?? [])
      ? [at.tile(tile), at.way([good])]
      : [at.tile(tile)],
  activate: ({ tile, goods }) => (goods.length > 0 && hasWays(tile) ? [at.tile(tile), at.way(goods)] : [at.tile(tile)]),
  move: ({ from, to }) => [at.clan(from), at.tile(to)],
  promote: ({ tile }) => [at.clan(tile), 'do:parliament'],
}

const BUTTONS = {
  'do:pay': (words) => words.board.pay,
  'do:discard': (words) => words.button('discard'),
  'do:end': (words) => words.button('end'),
  'do:chieftain': (words) => words.board.giveChieftain,
  'do:parliament': (words) => words.board.toParliament,
} as const satisfies { readonly [target: ClickTarget]: (words: ReturnType<typeof wordsOf>) => string }
const isButton = (target: ClickTarget): target is keyof typeof BUTTONS => Object.hasOwn(BUTTONS, target)

const done = ({ pending, activatable, points }: View): boolean =>
  pending?.kind === 'endTurn' || (points === 0 && activatable.every(({ reason }) => reason !== null))

export const presenter: Presenter<Types> = {
  clicksFor: pathBy(PATHS),
  button: (target, view, language) => ({
    label: isButton(target) ? BUTTONS[target](wordsOf(language)) : target,
    primary: target === 'do:parliament' || target === 'do:pay' || (target === 'do:end' && done(view)),
  }),
  picking: ([first = ''], view, language) => {
    const { board, ...words } = wordsOf(language)
    if (first.startsWith('sell:')) return board.whichTile
    if (first.startsWith('clan:')) return board.moveWhere
    const tile = view.pending?.kind === 'activate' ? tileIn(first, TILES) : null
    if (tile === null || !hasWays(tile)) return null
    return board[ACTIVATION_OF[tile].kind === 'produceAny' ? 'chooseCube' : 'choosePay'](words.tileName(tile))
  },
  help: helpWords,
  /** GM-42 leaves the order free: all activations that cost nothing and need no choice are taken in one go. */
  macros: ({ activatable }, legal, language) =>
    activateFree({
      activatable,
      legal,
      isFree,
      label: (ways) => wordsOf(language).board.activatePlain(addGains(ways)),
    }),
}
