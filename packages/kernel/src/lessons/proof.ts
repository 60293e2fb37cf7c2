import { typeset } from '../words/french.ts'
import type { Chapter, Lessons, Step, Told } from './lesson.ts'
import { minutesFor, secondsToFirstGesture } from './pace.ts'
import { fits } from './plies.ts'

const MOST_WORDS = 22
const THINGS_LEARNT = 3
const MOST_WORDS_LEARNT = 12
const LEAST_FREE_CHOICES = 2
const MOST_MINUTES = 7
/** Played at once: before the first step, and of each skip. */
const MOST_SILENT_PLIES = 72
const MOST_SECONDS_TO_FIRST_GESTURE = 20

/** A word has a letter or digit between white space, no-break spaces included. */
const words = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export function* faultsOfText(told: Told, mostWords = MOST_WORDS): Generator<string> {
  for (const text of [told.en, told.fr]) {
    if (text.trim() === '' || text !== text.trim()) yield `empty or with stray spaces: "${text}"`
    if (words(text) > mostWords) yield `${words(text)} words: ${text}`
    if (/['"]|\.\.\.| {2}/.test(text)) yield `straight quotes, three dots or two spaces: ${text}`
  }
  if (typeset(told.fr) !== told.fr) yield `not typeset: ${told.fr}`
}

/** A reply and what is said after any answer are read as one text. */
function joined(reply: Told, done: Told | undefined): Told {
  return done === undefined ? reply : { en: `${reply.en} ${done.en}`, fr: `${reply.fr} ${done.fr}` }
}

function textsOf(step: Step): readonly Told[] {
  if ('skip' in step) return []
  if ('quiz' in step) return [step.quiz, ...step.options.flatMap(({ text, reply }) => [text, reply])]
  if ('ask' in step) {
    const { ask, replies = {}, tries = [], done, wrong } = step
    const answers = Object.values(replies).map((reply) => joined(reply, done))
    return [ask, ...answers, ...tries.map(({ reply }) => reply), done, wrong].filter((told) => told !== undefined)
  }
  return step.say === undefined ? [] : [step.say]
}

const pointsOf = (step: Step): readonly string[] => ('point' in step ? [step.point ?? []].flat() : [])

const isTask = (step: Step): boolean => 'ask' in step || 'quiz' in step

function* faultsOfSteps(steps: readonly Step[], isPoint: (point: string) => boolean): Generator<string> {
  let said = 0
  for (const [i, step] of steps.entries()) {
    const where = `step ${i + 1}`
    for (const told of textsOf(step)) for (const fault of faultsOfText(told)) yield `${where}: ${fault}`
    for (const point of pointsOf(step)) if (!isPoint(point)) yield `${where}: points at "${point}"`
    if (isTask(step)) said = 0
    else if ('say' in step && !('play' in step) && ++said > 1) yield `${where}: the second text in a row without a task`
    if ('ask' in step) {
      for (const ply of Object.keys(step.replies ?? {}))
        if (!step.expect.some((pattern) => fits(pattern, ply) || fits(ply, pattern)))
          yield `${where}: replies to "${ply}", which is not accepted`
    }
    if ('quiz' in step && (step.options.length < 2 || step.options.filter(({ right }) => right).length !== 1))
      yield `${where}: a question needs two answers and a right one`
  }
  yield* repeatedObjections(steps)
  const free = steps.filter((step) => 'ask' in step && step.free === true).length
  if (free < LEAST_FREE_CHOICES) yield `${free} free choices`
  const last = steps.at(-1)
  if (last === undefined || !('end' in last)) yield 'does not end with what the learner can do now'
}

/** An objection that fits twice gives no reason. */
function* repeatedObjections(steps: readonly Step[]): Generator<string> {
  const seen = new Set<string>()
  for (const [i, step] of steps.entries()) {
    if (!('ask' in step) || step.wrong === undefined) continue
    const { en, fr } = step.wrong
    for (const text of [en, fr]) if (seen.has(text)) yield `step ${i + 1}: objects as before: ${text}`
    for (const text of [en, fr]) seen.add(text)
  }
}

export function* faultsOfChapter(
  chapter: Chapter,
  isPoint: (point: string) => boolean,
  rules: readonly string[],
): Generator<string> {
  for (const told of [chapter.title, chapter.intro]) yield* faultsOfText(told)
  const learnt: readonly Told[] = chapter.learnt
  if (learnt.length !== THINGS_LEARNT) yield `${learnt.length} things learnt`
  for (const told of learnt) for (const fault of faultsOfText(told, MOST_WORDS_LEARNT)) yield `learnt: ${fault}`
  const minutes = minutesFor(chapter)
  if (minutes > MOST_MINUTES) yield `${minutes} minutes`
  if (chapter.minutes !== minutes) yield `says ${chapter.minutes} minutes and takes ${minutes}`
  const wait = secondsToFirstGesture(chapter)
  if (wait > MOST_SECONDS_TO_FIRST_GESTURE) yield `the first gesture comes after ${Math.ceil(wait)} seconds`
  const silent = [chapter.before ?? [], ...chapter.steps.flatMap((step) => ('skip' in step ? [step.skip] : []))]
  for (const { length } of silent) if (length > MOST_SILENT_PLIES) yield `${length} plies are played silently`
  if (chapter.teaches.length === 0) yield 'teaches nothing'
  for (const rule of chapter.teaches) if (!rules.includes(rule)) yield `there is no rule ${rule}`
  if (chapter.length !== chapter.steps.length) yield `says ${chapter.length} steps and has ${chapter.steps.length}`
  yield* faultsOfSteps(chapter.steps, isPoint)
}

export function* faultsOfFirstMatch({ firstMatch: { why, after }, chapters }: Lessons): Generator<string> {
  yield* faultsOfText(why)
  if (!chapters.some(({ id }) => id === after)) yield `the first match comes after "${after}", which is no chapter`
}
