import { stream } from '@bothy/kernel'
import { expect } from 'vitest'
import { type Action, clansOfCaledonia as game, type Event } from '../../rules/index.ts'
import { anySetup } from './arranging.ts'
import type { Question } from './asking.ts'
import { wholeGame } from './course.ts'
import { tableOf } from './laying.ts'
import { numbersOf, numbersRead, read, seen } from './looking.ts'
import { pick } from './picking.ts'
import { reckon, sheets } from './reckoning.ts'

/** One ply in this many is compared in full. */
const LOOK_EVERY = 32

/** The cheap check comes first; `expect` only shows the difference. */
function same(mine: unknown, theirs: unknown, where: () => string): void {
  if (!isAlike(mine, theirs)) expect(mine, where()).toEqual(theirs)
}

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [mine, theirs] = [Object.values(one), Object.values(other)]
  return mine.length === theirs.length && mine.every((value, i) => isAlike(value, theirs[i]))
}

export function lockstep(label: string, n: number, met: Map<string, number>): number {
  const seats = 1 + (n % 4)
  const rng = stream('second-reading', label, String(n))
  const { setup, money } = anySetup(seats, rng)
  const opening: Event[] = []
  const s = game.create(setup, seats, `${label}-${n}`, game.revision, opening)
  const [began] = opening
  if (began?.type !== 'gameBegan') throw new Error('a game begins with its setup')
  const t = tableOf(s, setup, money, began, met)
  const course = wholeGame(t, began.first ?? 0)
  let step = course.next('')
  const plies: string[] = []
  const where = (): string => `${JSON.stringify({ game: n, seats, seed: `${label}-${n}`, setup })} ${plies.join(', ')}`
  while (game.result(s) === null) {
    const [seat] = game.actors(s)
    const list: Action[] = []
    game.legal(s, seat, list)
    const texts = list.map((a) => game.write(a))
    if (step.done === true) throw new Error(`the reading is at its end: ${where()}`)
    const question: Question = step.value
    same([question.seat, question.kind], [seat, s.stack.at(-1)?.kind], where)
    same(numbersRead(t), numbersOf(s), where)
    if (plies.length % LOOK_EVERY === 0) same(read(t), seen(s), where)
    const legal = new Set(question.legal)
    if (legal.size !== texts.length || !texts.every((text) => legal.has(text)))
      same(question.legal.toSorted(), texts.toSorted(), where)
    const text = pick(t, seat, texts, rng)
    plies.push(text)
    const events: Event[] = []
    game.apply(s, seat, list[texts.indexOf(text)], events)
    for (const e of events) if (e.type === 'diceRolled') t.rolls.push({ good: e.good, roll: e.roll })
    step = course.next(text)
  }
  if (step.done !== true) throw new Error(`the reading goes on with ${step.value.kind}: ${where()}`)
  same(numbersRead(t), numbersOf(s), where)
  same(read(t), seen(s), where)
  const result = game.result(s)
  const { scores, ranks, verdict } = reckon(t)
  same(
    { scores, ranks, verdict },
    { scores: result?.scores, ranks: result?.ranks, verdict: result?.verdict?.id ?? null },
    where,
  )
  const sheet = game
    .tally(s, null)
    .map((lines) => Object.fromEntries(lines.map(({ category, points }) => [category, points])))
  same(sheets(t), sheet, where)
  return plies.length
}
