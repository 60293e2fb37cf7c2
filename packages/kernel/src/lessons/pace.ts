import type { Chapter, Step, Told } from './lesson.ts'

/** In ms, at the calm speed: what a page waits, motion included, before it goes on by itself. */
export const PACE = { move: 1400, done: 600, refused: 1800, shown: 1800 } as const

const WORDS_PER_SECOND = 3
/** In seconds: to find a thing and to press it, and to press Next. */
const GESTURE = 3
const PRESS = 1

const wordsIn = ({ en, fr }: Told): number => Math.max(...[en, fr].map((text) => text.split(/\s+/u).length))
const read = (texts: readonly (Told | undefined)[]): number =>
  texts.reduce((sum, text) => sum + (text === undefined ? 0 : wordsIn(text) / WORDS_PER_SECOND), 0)

function secondsOf(step: Step): number {
  if ('skip' in step) return PACE.move / 1000
  if ('play' in step) return PACE.move / 1000 + (step.say === undefined ? 0 : read([step.say]) + PRESS)
  if ('quiz' in step) {
    const { quiz, options } = step
    return read([quiz, ...options.map(({ text }) => text), options.find(({ right }) => right)?.reply]) + GESTURE + PRESS
  }
  if (!('ask' in step)) return read([step.say]) + PRESS
  const reply = Object.values(step.replies ?? {})[0]
  const gestures = step.all === true ? step.expect.length : 1
  const told = reply === undefined && step.done === undefined ? PACE.done / 1000 : PRESS
  return read([step.ask, reply, step.done]) + gestures * GESTURE + told
}

export const secondsFor = ({ steps }: Pick<Chapter, 'steps'>): number =>
  steps.reduce((sum, step) => sum + secondsOf(step), 0)

/** A newcomer also looks round the table and tries moves that are taken back. */
const LEISURE = 1.5

export const minutesFor = (chapter: Chapter): number => Math.ceil((LEISURE * secondsFor(chapter)) / 60)

/** Until the reader knows the first thing to do; with nothing to do, until the end. */
export function secondsToFirstGesture({ steps }: Chapter): number {
  const first = steps.findIndex((step) => 'ask' in step || 'quiz' in step)
  const task = steps[first]
  if (task === undefined) return secondsFor({ steps })
  const asked = 'ask' in task ? read([task.ask]) : 'quiz' in task ? read([task.quiz]) : 0
  return steps.slice(0, first).reduce((sum, step) => sum + secondsOf(step), 0) + asked
}
