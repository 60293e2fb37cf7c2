import type { Game, GameTypes, Seat } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { type ComponentChild, Fragment } from 'preact'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BoardProps, GameBoard } from '../board/game-board.ts'
import { LAYOUTS } from '../board/layout.ts'
import type { Language } from '../ui/words/language.ts'
import { draw, faultsOf, targetsIn } from './draw-board.tsx'
import { tableOf } from './sample-table.ts'
import { earlierEvents, type SampleOf } from './sample-play.ts'
import type { TinyNode } from './tiny-dom.ts'

/** `play` calls back after every ply and ends when the callback returns true. */
export type SampleGames<T extends GameTypes, Plan> = {
  readonly game: Game<T>
  readonly plans: readonly Plan[]
  play(plan: Plan, each: (look: (me: Seat | null) => SampleOf<T>, state: T['state']) => boolean): void
}

export type BoardChecks<T extends GameTypes, Plan> = SampleGames<T, Plan> & {
  /** Includes some things that are not there. */
  things(view: T['view']): readonly string[]
  /** Targets made by toggles of the prompt bar; the game's own tests show that each can be reached. */
  isToggled?(target: string): boolean
  /** For a quick run: one layout for each kind of choice; the slow tests draw two, and all in `npm run soak`. */
  readonly layoutsInTurn?: boolean
}

export interface Bench<T extends GameTypes> {
  tableOf(
    sample: SampleOf<T>,
    language: Language,
    layout: BoardProps<T>['layout'],
    picked?: readonly string[],
  ): BoardProps<T>
  draw(table: BoardProps<T>, child: ComponentChild): TinyNode
  drawTable(table: BoardProps<T>): TinyNode
}

export function benchOf<T extends GameTypes>(board: GameBoard<T>): Bench<T> {
  const drawPart = (table: BoardProps<T>, child: ComponentChild): TinyNode => draw(board, table, child)
  return {
    tableOf: (sample, language, layout, picked = []) => tableOf(board, sample, language, layout, picked),
    draw: drawPart,
    drawTable: (table) => drawPart(table, <board.BoardView {...table} />),
  }
}

/** One position in this many is drawn whole, to save time. */
const EVERY = 19
const SHARE = 5
const FEW_LAYOUTS = 2

type Look = { readonly language: Language; readonly layout: BoardProps<GameTypes>['layout']; readonly turn: number }

function faultsAt<T extends GameTypes>(
  board: GameBoard<T>,
  sample: SampleOf<T>,
  { language, layout, turn }: Look,
  { things, isToggled = () => false }: Pick<BoardChecks<T, never>, 'things' | 'isToggled'>,
): readonly string[] {
  const bench = benchOf(board)
  const table = bench.tableOf(sample, language, layout)
  const { Bar } = board
  const rest = bench.draw(
    table,
    <Fragment>
      <board.Standing {...table} />
      <board.Progress {...table} />
      {Bar !== undefined && <Bar {...table} />}
      {things(sample.view)
        .filter((_, i) => i % SHARE === turn % SHARE)
        .map((item) => (
          <board.Explain key={item} {...table} item={item} />
        ))}
    </Fragment>,
  )
  return [
    ...faultsOf(board, sample, { table: bench.drawTable(table), rest }),
    ...missingSecondTargets(board, sample, (picked) =>
      bench.drawTable(bench.tableOf(sample, language, layout, [picked])),
    ),
  ].filter((fault) => !isToggled(fault.split(' ').at(-1) ?? ''))
}

function missingSecondTargets<T extends GameTypes>(
  board: GameBoard<T>,
  { view, legal }: SampleOf<T>,
  drawn: (picked: string) => TinyNode,
): readonly string[] {
  const paths = legal.map((action) => board.presenter.clicksFor(action, view)).filter((path) => path.length > 1)
  const first = [...new Set(paths.map(([target]) => target))].slice(0, 2)
  return first.flatMap((target) => {
    const there = targetsIn(drawn(target))
    return paths
      .filter((path) => path[0] === target && !path[1].startsWith('do:') && !there.has(path[1]))
      .map((path) => path.join(' '))
  })
}

export function boardSuite<T extends GameTypes, Plan extends { readonly seats: number; readonly seed: string }>(
  board: GameBoard<T>,
  { game, plans, play, ...checks }: BoardChecks<T, Plan>,
): void {
  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await board.lazy?.load()
  })
  afterAll(() => vi.unstubAllGlobals())

  describe('boards of real games', () => {
    test.each(plans)('$seats seats, seed $seed: positions draw whole', (plan) => {
      const faults: string[] = []
      let ply = 0
      let drawn = 0
      play(plan, (look, state) => {
        ply++
        const [actor = null] = game.actors(state)
        if (actor !== null && ply % EVERY > 0) return false
        drawn++
        const readers = [actor, actor === null ? 0 : (actor + 1) % plan.seats, null]
        const at = { language: drawn % 2 === 0 ? 'en' : 'fr', layout: LAYOUTS[drawn % LAYOUTS.length] } as const
        const sample = look(readers[drawn % readers.length])
        faults.push(...faultsAt(board, sample, { ...at, turn: drawn }, checks))
        return false
      })
      expect(faults).toEqual([])
      expect(drawn).toBeGreaterThan(1)
    })

    kindsOfChoice(board, { game, plans, play, ...checks })

    const { Cutscene } = board
    if (Cutscene === null) return
    test('the show draws from the facts of each ply that starts it', () => {
      const heard: string[] = []
      for (const plan of plans.slice(0, 2))
        play(plan, (look) => {
          const sample = look(1)
          if (!sample.events.some(board.startsCutscene)) return false
          const bench = benchOf(board)
          const table = bench.tableOf(sample, heard.length % 2 === 0 ? 'en' : 'fr', 'wide')
          heard.push(
            bench
              .draw(
                table,
                <Cutscene
                  {...table}
                  events={sample.events}
                  earlier={earlierEvents(sample)}
                  before={null}
                  isNewcomer={false}
                  onDone={() => undefined}
                />,
              )
              .html(),
          )
          return false
        })
      expect(heard.length).toBeGreaterThan(1)
      expect(heard.join(' ')).not.toMatch(/undefined|NaN|\[object/)
    })
  })
}

function kindsOfChoice<T extends GameTypes, Plan>(
  board: GameBoard<T>,
  { game, plans, play, layoutsInTurn = false, ...checks }: BoardChecks<T, Plan>,
): void {
  const most = layoutsInTurn ? 1 : IS_WHOLE ? LAYOUTS.length : FEW_LAYOUTS
  const isTurn = (i: number, turn: number): boolean =>
    (i + LAYOUTS.length - (turn % LAYOUTS.length)) % (LAYOUTS.length / most) === 0
  test(`every kind of choice has its targets on the table, in ${most} of ${LAYOUTS.length} layouts in turn`, async () => {
    await board.lazy?.load()
    const faults: string[] = []
    const seen = new Set<string>()
    let drawn = 0
    for (const plan of plans)
      play(plan, (look, state) => {
        const [actor] = game.actors(state)
        if (actor === undefined) return true
        const legal: T['action'][] = []
        game.legal(state, actor, legal)
        const kinds = new Set(legal.map(kindOf))
        const isNew = [...kinds].some((kind) => !seen.has(kind))
        for (const kind of kinds) seen.add(kind)
        if (!isNew) return false
        const turn = drawn++
        for (const layout of LAYOUTS.filter((_, i) => isTurn(i, turn)))
          faults.push(...faultsAt(board, look(actor), { language: 'fr', layout, turn: 0 }, checks))
        return false
      })
    expect(faults).toEqual([])
    expect(seen.size).toBeGreaterThan(1)
  })
}

const kindOf = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : ''
