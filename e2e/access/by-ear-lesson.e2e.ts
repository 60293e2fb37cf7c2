import { loadLessons } from '@bothy/games'
import type { Step, Told } from '@bothy/kernel/lessons'
import { expect, test } from 'vitest'
import { KEYS } from '../lessons/hands.ts'
import { err, learn } from '../lessons/learner.ts'
import { visit } from '../visit.ts'
import { Listener } from './ears.ts'

const WHOLE_CHAPTER = 600_000
const [GAME, CHAPTER] = ['lords-of-scotland', 'skirmish'] as const
const YOURS = { en: 'Your turn.', fr: 'À vous de jouer.' }
const TAKEN_BACK = { en: 'Taken back.', fr: 'Coup annulé.' }

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const textOf = (step: Step): Told | undefined =>
  'quiz' in step ? step.quiz : 'ask' in step ? step.ask : 'say' in step ? step.say : undefined

const house = visit(async () => undefined)

test.each(['en', 'fr'] as const)(
  'a lesson is heard: every text in turn, whose turn it is, the moves of others and what is taken back, in %s',
  { timeout: WHOLE_CHAPTER },
  async (language) => {
    const person = await house().openBrowserFor('Ewan', { language })
    const { page } = person
    const chapter = await (await loadLessons(GAME))?.chapters.find(({ id }) => id === CHAPTER)?.load()
    const steps = chapter?.steps ?? []
    const ear = await Listener.at(person, `/games/${GAME}/learn/${CHAPTER}`)
    await page.locator('.lesson-next:focus').waitFor()
    await learn(page, KEYS, ({ place }) => place.startsWith('2 '))
    await err(page, KEYS)
    await learn(page, KEYS, () => false)
    const heard = await ear.heard()

    let from = 0
    for (const told of steps.flatMap((step) => textOf(step) ?? [])) {
      const at = heard.indexOf(plain(told[language]), from)
      expect(at, `${told[language]} in: ${heard.slice(from, from + 400)}`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
    const tasks = steps.filter((step) => 'ask' in step || 'quiz' in step).length
    expect(heard.split(YOURS[language]).length - 1).toBeGreaterThanOrEqual(tasks)
    const [, task] = steps
    const objection = 'ask' in task ? [task.wrong, ...(task.tries ?? []).map(({ reply }) => reply)] : []
    expect(objection.some((told) => told !== undefined && heard.includes(plain(told[language])))).toBe(true)
    expect(heard).toContain(TAKEN_BACK[language])
    const name = chapter?.names['b'] ?? ''
    const moves = steps.filter((step) => 'play' in step && step.play === 'b').length
    expect(heard.split(name).length - 1).toBeGreaterThanOrEqual(moves)
    expect(person.faults).toEqual([])
    await person.leave()
  },
)
