import type { GameTypes, Seat } from '@bothy/kernel'
import type { GameBoard, ClickTarget } from '../board/game-board.ts'
import { targets } from '../parts/targets.ts'
import type { BoardChecks, SampleGames } from './board-suite.tsx'
import { asked, bySeatAndSpectator, firstAndLastShow, largest, type Measures, type Worst } from './layout-case.ts'
import type { SampleOf } from './sample-play.ts'

type Cell = { readonly x: number; readonly y: number }

type TileGame = GameTypes & {
  readonly view: {
    readonly pending: { readonly kind: string } | null
    readonly players: readonly { readonly tiles: readonly Cell[] }[]
    readonly spots: readonly Cell[]
    readonly activatable: readonly { readonly ways: readonly unknown[] }[]
  }
}

const landOf = ({ view, me }: SampleOf<TileGame>): readonly Cell[] =>
  me === null ? [] : (view.players[me]?.tiles ?? [])

export const ownTiles = (seen: SampleOf<TileGame>): number => landOf(seen).length
export const allTiles = ({ view }: SampleOf<TileGame>): number =>
  view.players.reduce((sum, { tiles }) => sum + tiles.length, 0)

export function stretch(seen: SampleOf<TileGame>): number {
  const tiles = landOf(seen)
  const side = (of: readonly number[]): number => Math.max(...of) - Math.min(...of) + 1
  return Math.max(side(tiles.map(({ x }) => x)), side(tiles.map(({ y }) => y)))
}

const ROOM_OF_TILES = {
  'my land': asked('turn', ownTiles),
  'full table': asked('turn', allTiles),
  watched: (seen) => (seen.me === null ? allTiles(seen) : null),
} as const satisfies Measures<TileGame>

const QUESTIONS_OF_TILES = {
  'many ways': asked('activate', ({ view }) => Math.max(0, ...view.activatable.map(({ ways }) => ways.length))),
  'much to activate': asked('activate', ({ view }) => view.activatable.length),
  giving: asked('give', ownTiles),
  choosing: asked('choose', ownTiles),
} as const satisfies Measures<TileGame>

/** The tile with most ways is picked, so that they lie open; `also` must be seen then. */
function waysOpen<T extends GameTypes>(
  { presenter }: Pick<GameBoard<T>, 'presenter'>,
  worst: Worst<T>,
  also: readonly string[],
): Worst<T> {
  const { view, legal } = worst.seen
  const first = legal.flatMap((action) => {
    const [tile, way] = presenter.clicksFor(action, view)
    return tile !== undefined && way?.startsWith('way:') ? [tile] : []
  })
  const count = (target: ClickTarget): number => first.filter((it) => it === target).length
  const most = first.toSorted((a, b) => count(b) - count(a))
  return { ...worst, name: `${worst.name}, open`, picked: most.slice(0, 1), also }
}

export const withAlso =
  (also: readonly string[]) =>
  <T extends GameTypes>(worst: Worst<T>): readonly Worst<T>[] => [{ ...worst, also }]

type Clicked = { readonly tile: number; readonly name: string; readonly also: readonly string[] }

const clickedOnce = <T extends GameTypes>(worst: Worst<T>, clicked: readonly Clicked[]): readonly Worst<T>[] =>
  clicked.map(({ tile, name, also }) => ({
    ...worst,
    name: `${worst.name}, ${name}`,
    previewed: targets.tile(tile),
    also: ['[data-proposal]', ...also],
  }))

type Instead<T extends GameTypes> = { readonly [name: string]: (worst: Worst<T>) => readonly Worst<T>[] }

type Room<T extends GameTypes, Plan> = {
  readonly board: GameBoard<T>
  readonly play: (plan: Plan, each: (look: (me: Seat | null) => SampleOf<T>) => boolean) => void
  readonly plans: readonly Plan[]
  readonly room: Measures<T>
  readonly questions: Measures<T>
  readonly asksAll: boolean
  readonly instead: Instead<T>
  readonly shown: Plan
  readonly till: readonly string[]
  readonly clicked: (view: T['view']) => readonly Clicked[]
}

const insteadOfTiles = <T extends GameTypes, Plan>({
  board,
  till,
  clicked,
}: Pick<Room<T, Plan>, 'board' | 'till' | 'clicked'>): Instead<T> => ({
  'many ways': (worst) => [worst, waysOpen(board, worst, till)],
  choosing: withAlso(till),
  'my land': (worst) => [worst, ...clickedOnce(worst, clicked(worst.seen.view))],
  'full table': (worst) => [{ ...worst, explains: true }],
})

export function worstIn<T extends TileGame, Plan>(
  games: Room<T, Plan>,
): Record<'positions' | 'shows', readonly Worst<T>[]> {
  const { board, play, plans, room, questions, asksAll, instead, shown } = games
  const questionsOf: Measures<T> = asksAll ? { ...QUESTIONS_OF_TILES, ...questions } : {}
  const found = largest<T>(
    (each) => {
      for (const plan of plans) play(plan, bySeatAndSpectator(each))
    },
    { ...ROOM_OF_TILES, ...room, ...questionsOf },
  )
  const all = Object.entries({ ...(asksAll ? insteadOfTiles(games) : {}), ...instead })
  const positions = found.flatMap((worst) => {
    const [, change] = all.find(([name]) => worst.name.startsWith(name)) ?? []
    return change === undefined ? [worst] : change(worst)
  })
  return { positions, shows: firstAndLastShow<T>((each) => play(shown, each), board.startsCutscene) }
}

const thingsOfTiles = (view: TileGame['view'], goods: readonly string[]): readonly string[] => [
  'die',
  ...view.players.map((_, seat) => `figure:${seat}`),
  ...goods.map((good) => `good:${good}`),
  ...view.spots.map(({ x, y }) => targets.cell(x, y)),
  targets.cell(9, 9),
  targets.tile(999),
  'card:nonsense',
  'nonsense',
]

export const KINDS_OF_TILES = {
  take: true,
  discard: true,
  sell: true,
  spend: true,
  give: true,
  place: true,
  choose: true,
  activate: true,
  move: true,
  end: true,
} as const

export const checksOfTiles = <T extends TileGame, Plan>(
  games: SampleGames<T, Plan>,
  goods: readonly string[],
  things: (view: T['view']) => readonly string[],
): BoardChecks<T, Plan> => ({
  ...games,
  things: (view) => [...things(view), ...thingsOfTiles(view, goods)],
  isToggled: (target) => target.startsWith('way:'),
})
