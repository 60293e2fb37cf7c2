import type { Game, GameTypes } from '@bothy/kernel'
import { type Chapter, Guide, type Lessons, secondsFor, secondsToFirstGesture } from '@bothy/kernel/lessons'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { GameBoard } from '../board/game-board.ts'
import type { Layout } from '../board/layout.ts'
import type { FindThing } from '../board/find-thing.ts'
import type { SampleOf } from './sample-play.ts'
import { undrawn } from './drawn-things.tsx'

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

/** Tries of a newcomer before they let themselves be shown the move. */
const PATIENCE = 3

const namedIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/data-(?:thing|target|fixed)="([^"]+)"/g)].map(([, name]) => name)

/**
 * Knows nothing of the game: presses what is lit within a ring, else anything lit, tries again when that is taken back, asks to be shown
 * the move after a few tries and then repeats it. The number of tasks, and of those that had to be shown.
 */
function newcomer<T extends GameTypes>(
  { game, board, findThing }: Taught<T>,
  guide: Guide<T>,
): { readonly tasks: number; readonly shown: number } {
  const count = { tasks: 0, shown: 0 }
  let [place, tries] = ['', 0]
  for (let n = 0; guide.now.phase !== 'ended'; n++) {
    if (n > 1000) throw new Error(`stuck at step ${guide.now.step}`)
    const { phase, options, tried, points, step } = guide.now
    if (phase !== 'asked') {
      guide.go()
      continue
    }
    const here = `${step} ${guide.match.plies.length}`
    if (here !== place) {
      ;[place, tries] = [here, 0]
      count.tasks++
    }
    if (options.length > 0) {
      guide.answer(options.findIndex((_, i) => !tried.includes(i)))
      continue
    }
    const view = game.view(guide.match.state, guide.learner)
    const ringed = new Set(
      points.flatMap((words) => findThing(words, { view, me: guide.learner })?.at.flatMap(namedIn) ?? []),
    )
    const legal = guide.match.legal(guide.learner)
    const isRinged = (action: T['action']): boolean =>
      board.presenter.clicksFor(action, view).some((it) => ringed.has(it))
    const wanted = [...legal.filter(isRinged), ...legal.filter((action) => !isRinged(action))]
    if (tries < PATIENCE && tries < wanted.length) guide.play(wanted[tries++])
    else {
      count.shown++
      guide.show()
      const { action } = guide.match.plies[guide.match.plies.length - 1]
      guide.go()
      guide.play(action)
    }
  }
  return count
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
        expect(shown).toBeLessThanOrEqual(tasks / 2)
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
