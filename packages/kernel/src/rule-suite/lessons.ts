import { describe, expect, test } from 'vitest'
import type { Game, GameTypes } from '../contract.ts'
import type { Lessons } from '../lessons/lesson.ts'
import { opening } from '../lessons/plies.ts'
import { faultsOfChapter, faultsOfFirstMatch } from '../lessons/proof.ts'
import { walk } from '../lessons/walk.ts'
import { rulesTold } from '../rules/rule-id.ts'

export type Taught<T extends GameTypes> = {
  readonly game: Game<T>
  readonly lessons: Lessons
  readonly rulebook: string
  readonly points: readonly RegExp[]
  readonly chapters: readonly string[]
}

export function lessonSuite<T extends GameTypes>({ game, lessons, rulebook, points, chapters }: Taught<T>): void {
  const rules = rulesTold(rulebook)
  const isPoint = (point: string): boolean => points.some((pattern) => pattern.test(point))

  describe('lessons', () => {
    test('are these chapters, in this order', () => {
      expect(lessons.chapters.map(({ id }) => id)).toEqual(chapters)
    })

    test('lead to a first match that the rules allow', () => {
      const { seats, setup } = lessons.firstMatch
      expect(game.setup(setup, seats)).toMatchObject({ ok: true })
      expect([...faultsOfFirstMatch(lessons)]).toEqual([])
    })

    test.each(lessons.chapters.map((head) => [head.id, head] as const))('%s reads well', async (_, head) => {
      const chapter = await head.load()
      expect(chapter).toMatchObject({ id: head.id, title: head.title, length: head.length })
      expect([...faultsOfChapter(chapter, isPoint, rules)]).toEqual([])
    })

    test.each(lessons.chapters.map((head) => [head.id, head] as const))('%s plays to its end', async (_, head) => {
      const chapter = await head.load()
      const { faults, plies, branches } = walk(game, chapter)
      expect(faults).toEqual([])
      expect(plies).toBeGreaterThan(chapter.before?.length ?? 0)
      expect(branches).toBeGreaterThan(0)
      expect(game.actors(opening(game, chapter))).not.toEqual([])
    })
  })
}
