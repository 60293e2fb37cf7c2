import type { GameTypes } from '@bothy/kernel'
import { type Mark, type Picture, reach } from '@bothy/kernel/book'
import { type GameId, loadGame } from '@bothy/games'
import type { BoardProps, GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { stillTable } from '@bothy/board-kit/board/still-table.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { loadBoard } from '../games/index.ts'
import { loadFinder } from '../games/load-finder.ts'

type Stage = { readonly width: number; readonly height: number; readonly layout: Layout }

type BoardParts = {
  /** The table that is laid out, in pixels: as small as its parts can be read. */
  readonly stage: Stage
  /** Of a part that is too wide there. */
  readonly stages?: { readonly [part: string]: Stage }
  readonly parts: { readonly [part: string]: string }
}

const PARTS = import.meta.glob<BoardParts>('../../../games/*/board/parts-of-board.ts')

const NAMES = ['Morag', 'Rory', 'Ailsa', 'Elspeth', 'Hamish']

/** Beside the first thing of these selectors that the picture shows. */
export type Letter = { readonly letter: string; readonly at: readonly string[] }

export type Drawing = {
  readonly board: GameBoard<GameTypes>
  readonly props: BoardProps<GameTypes>
  readonly stage: Stage
  readonly selector: string
  readonly letters: readonly Letter[]
}

export async function draw(
  id: GameId,
  picture: Picture & { readonly marks?: { readonly [letter: string]: Mark } },
): Promise<Drawing> {
  const [game, findThing, { stage: usual, stages, parts }] = await Promise.all([
    loadGame(id),
    picture.marks === undefined ? null : loadFinder(id),
    PARTS[`../../../games/${id}/board/parts-of-board.ts`](),
  ])
  const stage = stages?.[picture.part] ?? usual
  const { state, seat, action } = reach(game, picture)
  const view = game.view(state, seat)
  const board = await loadBoard(id, picture.position.setup, () => view)
  const selector = parts[picture.part]
  if (board === null || selector === undefined) throw new Error(`${id} has no part "${picture.part}"`)
  await board.lazy?.load()
  const legal: GameTypes['action'][] = []
  const actors = game.actors(state)
  const mayAct = seat !== null && actors.includes(seat)
  if (mayAct) game.legal(state, seat, legal)
  const blocked = mayAct ? game.blocked(state, seat) : []
  const path = action === null ? [] : board.presenter.clicksFor(action, view)
  const made = picture.begun?.gestures ?? 0
  const props = stillTable(
    board,
    { view, tally: game.tally(state, seat), me: seat, legal, blocked },
    {
      names: NAMES.slice(0, picture.position.seats),
      language: language.peek(),
      layout: stage.layout,
      acts: (at) => actors.includes(at),
      picked: path.slice(0, made),
    },
  )
  props.uiState.previewed.value = path[made] ?? null
  return {
    board,
    stage,
    selector,
    letters: Object.entries(picture.marks ?? {}).flatMap(([letter, { at }]) => {
      const thing = findThing?.(at, { view, me: seat }) ?? null
      return thing === null ? [] : [{ letter, at: thing.at }]
    }),
    props,
  }
}
