import type { Game, GameTypes } from '@bothy/kernel'
import { type Chapter, Guide, type Lessons, secondsFor, secondsToFirstGesture } from '@bothy/kernel/lessons'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { GameBoard } from '../board/game-board.ts'
import type { Layout } from '../board/layout.ts'
import type { FindThing } from '../board/find-thing.ts'
import type { SampleOf } from './sample-play.ts'
import { drawTable, foundAt, undrawn } from './drawn-things.tsx'

type Taught<T extends GameTypes> = {
  readonly game: Game<T>
  readonly board: GameBoard<T>
  readonly lessons: Lessons
  readonly findThing: FindThing<T['view']>
}

function lookOf<T extends GameTypes>({ game, match, learner: me }: Guide<T>): SampleOf<T> {
  const { state } = match
  return {
    view: game.view(state, me),
    tally: game.tally(state, me),
    me,
    legal: match.legal(me),
    blocked: game.blocked(state, me),
    warned: [],
    actors: game.actors(state),
    events: [],
    log: [],
    result: null,
    record: () => {
      throw new Error('no record')
    },
  }
}

async function* missing<T extends GameTypes>(
  { game, board, findThing }: Taught<T>,
  chapter: Chapter,
  layout: Layout,
): AsyncGenerator<string> {
  const guide = new Guide(game, chapter)
  const first = lookOf(guide)
  await board.loadFor?.(guide.match.opening.setup, first.view)
  for (let n = 0; guide.now.phase !== 'ended' && n < 500; n++) {
    const { points, step, phase } = guide.now
    if (points.length > 0 && (phase === 'told' || phase === 'asked')) {
      const sample = lookOf(guide)
      yield* undrawn({ board, findThing }, sample, points, layout).map((thing) => `step ${step}: ${thing}`)
    }
    onward(guide)
  }
}

function onward<T extends GameTypes>(guide: Guide<T>): void {
  const { phase, options } = guide.now
  if (phase !== 'asked') return guide.go()
  if (options.length > 0) return guide.answer(options.findIndex(({ right }) => right))
  guide.show()
  const { action } = guide.match.plies[guide.match.plies.length - 1]
  guide.go()
  guide.play(action)
}

/** Tries of a newcomer before they let themselves be shown the move, and of how many tasks they may need that for one. */
const PATIENCE = 3
const SHOWN_FOR_ONE_IN = 5
const LEAST_TASKS = 5

const NAMES = ['data-target', 'data-thing', 'data-fixed'] as const

/** Names of all within the rings: things themselves, and those in a part of the board. */
function ringed<T extends GameTypes>({ board, findThing }: Taught<T>, guide: Guide<T>): ReadonlySet<string> {
  const { points } = guide.now
  if (points.length === 0) return new Set()
  const sample = lookOf(guide)
  const root = drawTable(board, sample, 'wide')
  const places = points.flatMap((words) => findThing(words, { view: sample.view, me: sample.me }) ?? [])
  const things = places.flatMap(({ at }) => at.map((one) => foundAt(root, one)).find((it) => it !== undefined) ?? [])
  const names = things.flatMap((it) => [it, ...it.all()]).flatMap((it) => NAMES.map((name) => it.attribute(name)))
  return new Set(names.filter((name) => name !== null))
}

/**
 * Knows nothing of the game: presses what is lit within the rings, first what needs no press outside them, else anything lit, tries again
 * when that is taken back, asks to be shown the move after a few tries and then repeats it. The number of tasks, and the steps that had to
 * be shown.
 */
function newcomer<T extends GameTypes>(
  taught: Taught<T>,
  guide: Guide<T>,
): { readonly tasks: number; readonly shown: readonly number[] } {
  const { game, board } = taught
  const shown: number[] = []
  let [place, tries, tasks] = ['', 0, 0]
  let wanted: readonly T['action'][] = []
  for (let n = 0; guide.now.phase !== 'ended'; n++) {
    if (n > 1000) throw new Error(`stuck at step ${guide.now.step}`)
    const { phase, options, tried, step } = guide.now
    if (phase !== 'asked') {
      guide.go()
      continue
    }
    if (options.length > 0) {
      if (tried.length === 0) tasks++
      guide.answer(options.findIndex((_, i) => !tried.includes(i)))
      continue
    }
    const here = `${step} ${guide.match.plies.length}`
    if (here !== place) {
      ;[place, tries] = [here, 0]
      tasks++
      const names = ringed(taught, guide)
      const view = game.view(guide.match.state, guide.learner)
      const share = (action: T['action']): number => {
        const clicks = board.presenter.clicksFor(action, view)
        return clicks.filter((it) => names.has(it)).length / Math.max(1, clicks.length)
      }
      wanted = guide.match.legal(guide.learner).toSorted((a, b) => share(b) - share(a))
    }
    if (tries < PATIENCE && tries < wanted.length) guide.play(wanted[tries++])
    else {
      shown.push(step + 1)
      guide.show()
      const { action } = guide.match.plies[guide.match.plies.length - 1]
      guide.go()
      guide.play(action)
    }
  }
  return { tasks, shown }
}

export function pointingSuite<T extends GameTypes>(taught: Taught<T>): void {
  describe('lessons', () => {
    beforeAll(async () => {
      vi.stubGlobal('matchMedia', () => ({ matches: true }))
      await taught.board.lazy?.load()
    })
    test.each(taught.lessons.chapters.map((head) => [head.id, head] as const))(
      '%s points at things that are there',
      async (_, head) => {
        const chapter = await head.load()
        for (const layout of ['wide', 'phone'] as const) {
          const lost: string[] = []
          for await (const one of missing(taught, chapter, layout)) lost.push(one)
          expect([layout, ...lost]).toEqual([layout])
        }
      },
      60_000,
    )

    test.each(taught.lessons.chapters.map((head) => [head.id, head] as const))(
      '%s is finished by a newcomer who reads only what it shows',
      async (_, head) => {
        const guide = new Guide(taught.game, await head.load())
        const view = taught.game.view(guide.match.state, guide.learner)
        await taught.board.loadFor?.(guide.match.opening.setup, view)
        const { tasks, shown } = newcomer(taught, guide)
        expect(guide.now.phase).toBe('ended')
        expect(tasks).toBeGreaterThanOrEqual(LEAST_TASKS)
        expect(shown.slice(Math.floor(tasks / SHOWN_FOR_ONE_IN)), `of ${shown.join(', ')} in ${tasks}`).toEqual([])
      },
    )

    test.each(taught.lessons.chapters.map((head) => [head.id, head] as const))(
      '%s asks for something within twenty seconds and ends within seven minutes',
      async (_, head) => {
        const chapter = await head.load()
        expect(secondsToFirstGesture(chapter)).toBeLessThanOrEqual(20)
        expect(secondsFor(chapter)).toBeLessThanOrEqual(7 * 60)
      },
    )
  })
}
