import {
  ACTIVATION_OF,
  type Action,
  type ActionType,
  type Good,
  type TileId,
  TILES,
  type Types,
  type View,
} from '@bothy/glen-more/data'
import type { Presenter, Target } from '@bothy/board-kit/board/game-client.ts'
import { activateFree } from '@bothy/board-kit/parts/land/gains.ts'
import { targets, tileIn } from '@bothy/board-kit/parts/targets.ts'
import { addGains, isFree } from './land/gains.ts'
import { helpWords } from './help.ts'
import { wordsOf } from './words.ts'

/** Targets of the board. */
export const at = {
  ...targets,
  clan: (tile: TileId): Target => `clan:${tile}`,
  /** Cubes that are paid or received, where there is a choice. */
  way: (goods: readonly Good[]): Target => `way:${goods.join('+')}`,
} as const

type Paths = {
  readonly [K in ActionType]: (action: Extract<Action, { readonly type: K }>, view: View) => readonly Target[]
}

/** Tiles of the active seat that hold the good. */
const holders = ({ pending, players }: View, good: Good): number =>
  pending === null ? 0 : players[pending.seat].tiles.filter(({ cubes }) => cubes.includes(good)).length

/** A tile that holds several of the types that are still to be paid. */
function asksType({ pending, players }: View, tile: TileId): boolean {
  const shown = pending === null ? undefined : players[pending.seat].tiles.find((it) => it.tile === tile)
  const open = shown?.cubes.filter((good) => pending?.goods.includes(good)) ?? []
  return new Set(open).size > 1
}

/** True if there is more than one way to activate the tile, whether open now or not. */
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

const PATHS: Paths = {
  take: ({ tile }) => [at.tile(tile)],
  sell: ({ good, tile }, view) => (holders(view, good) > 1 ? [at.sell(good), at.tile(tile)] : [at.sell(good)]),
  discard: () => ['do:discard'],
  pay: ({ goods }) => [goods.length === 0 ? 'do:pay' : at.way(goods)],
  give: ({ tile }) => [tile === null ? 'do:chieftain' : at.clan(tile)],
  spend: ({ tile, good }, view) =>
    good !== null && asksType(view, tile) ? [at.tile(tile), at.way([good])] : [at.tile(tile)],
  place: ({ x, y }) => [at.cell(x, y)],
  choose: ({ goods }) => [at.way(goods)],
  activate: ({ tile, goods }) => (goods.length > 0 && hasWays(tile) ? [at.tile(tile), at.way(goods)] : [at.tile(tile)]),
  move: ({ from, to }) => [at.clan(from), at.tile(to)],
  promote: ({ tile }) => [at.clan(tile), 'do:parliament'],
  end: () => ['do:end'],
}

function pathOf<K extends ActionType>(
  action: { [P in K]: Extract<Action, { readonly type: P }> }[K],
  view: View,
): readonly Target[] {
  return PATHS[action.type](action, view)
}

const BUTTONS = {
  'do:pay': (words) => words.board.pay,
  'do:discard': (words) => words.button('discard'),
  'do:end': (words) => words.button('end'),
  'do:chieftain': (words) => words.board.giveChieftain,
  'do:parliament': (words) => words.board.toParliament,
} as const satisfies { readonly [target: Target]: (words: ReturnType<typeof wordsOf>) => string }
const isButton = (target: Target): target is keyof typeof BUTTONS => Object.hasOwn(BUTTONS, target)

/** Nothing is left to do but to end the turn. */
const done = ({ pending, activatable, points }: View): boolean =>
  pending?.kind === 'endTurn' || (points === 0 && activatable.every(({ reason }) => reason !== null))

export const presenter: Presenter<Types> = {
  path: pathOf,
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
  /** GM-42 leaves the order free: what costs nothing and needs no choice is taken in one go. */
  macros: ({ activatable }, legal, language) =>
    activateFree({
      activatable,
      legal,
      isFree,
      label: (ways) => wordsOf(language).board.activatePlain(addGains(ways)),
    }),
}
