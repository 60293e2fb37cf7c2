import { isGameId, loadLessons } from '@bothy/games'
import type { Lessons } from '@bothy/kernel/lessons'
import { type Answer, useAnswer } from './use-answer.ts'

const lessonsOf = async (game: string): Promise<Lessons | null> => (isGameId(game) ? loadLessons(game) : null)

export const useLessons = (game: string): Answer<Lessons> => useAnswer(game, lessonsOf)
