import type { ListedChapter } from '@bothy/kernel/lessons'
import { beforeEach, expect, test } from 'vitest'
import { learning, noteLesson } from './learning.ts'
import { courseOf } from './course.ts'

const chapter = (id: string): ListedChapter => ({
  id,
  title: { en: id, fr: id },
  intro: { en: '', fr: '' },
  minutes: 5,
  teaches: [],
  length: 9,
  load: () => Promise.reject(new Error('not opened')),
})
const CHAPTERS = ['first', 'second', 'third'].map(chapter)

let game = ''
let games = 0
beforeEach(() => {
  game = `game-${games++}`
})
const states = (): readonly string[] => courseOf(game, CHAPTERS).chapters.map(({ state }) => state)

test('a course begins with its first chapter', () => {
  expect(courseOf(game, CHAPTERS)).toMatchObject({ done: 0, next: 1 })
  expect(states()).toEqual(['fresh', 'fresh', 'fresh'])
})

test('one goes on with the chapter that was begun, wherever it is, then with the first that was not', () => {
  noteLesson(game, 'third', 4, false)
  expect(states()).toEqual(['fresh', 'fresh', 'begun'])
  expect(courseOf(game, CHAPTERS).next).toBe(3)
  noteLesson(game, 'third', 8, true)
  noteLesson(game, 'first', 8, true)
  expect(courseOf(game, CHAPTERS)).toMatchObject({ done: 2, next: 2 })
})

test('a chapter that is done stays done when it is begun again; with all done there is none to go on with', () => {
  for (const { id } of CHAPTERS) noteLesson(game, id, 8, true)
  noteLesson(game, 'second', 0, false)
  expect(learning.value.lessons[`${game}/second`]).toMatchObject({ step: 0, done: true })
  expect(courseOf(game, CHAPTERS)).toMatchObject({ done: 3, next: null })
})
