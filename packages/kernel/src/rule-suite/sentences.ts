import { describe, expect, test } from 'vitest'
import type { Game, ScoreLine, Seat } from '../contract.ts'
import type { Json } from '../json.ts'
import { type Message, plain, type Texts } from '../words/texts.ts'
import { opened } from './leaves.ts'
import type { Tested } from './transcript.ts'

export const NAMES = ['Ailsa', 'Rory', 'Isla', 'Callum', 'Eilidh']
export const READERS: readonly (Seat | null)[] = [0, 1, null]

export type Samples<U, Tag extends keyof U> = {
  readonly [K in U[Tag] & string]: readonly Extract<U, { readonly [T in Tag]: K }>[]
}

export type Told = Tested & { reason: { readonly why: string; readonly rule: string } }

export type Sentences<T extends Told> = {
  readonly en: Texts<T>
  readonly fr: Texts<T>
  readonly events: Samples<T['event'], 'type'>
  readonly reasons: Samples<T['reason'], 'why'>
  readonly actions: Samples<T['action'], 'type'>
  readonly seen: T['view']
  readonly views: readonly T['view'][]
  readonly scoreLines: readonly ScoreLine[]
  readonly whole: { readonly setup: Json; readonly seats: readonly number[] }
}

export function proofread(text: string): void {
  expect(text).not.toBe('')
  expect(text).toBe(text.trim())
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|[\u00a0\u202f] | [\u00a0\u202f]/)
  expect(text).not.toMatch(/'|"|\.\.| [.,]/)
  expect(text).not.toMatch(/\bcan not\b/)
}

export function proofreadFrench(text: string): void {
  expect(text).not.toMatch(/(?<![\u00a0\u202f])[:;!?»]/)
  expect(text).not.toMatch(/«(?!\u00a0)/)
  expect(text).not.toMatch(NEEDS_ELISION)
}
function proofreadNumbers(text: string): void {
  expect(text).not.toMatch(/\d \p{L}/u)
}
const NEEDS_ELISION = /\b(de|que|le|la|ne|se|jusque|lorsque) (Ailsa|Isla|Eilidh|Iona|Armadale)/i

export function both<T extends Told>(
  { en, fr }: Pick<Sentences<T>, 'en' | 'fr'>,
  say: (texts: Texts<T>) => Message,
  names: readonly string[] = NAMES,
): void {
  const english = plain(say(en), names)
  const french = plain(say(fr), names)
  proofread(english)
  proofread(french)
  proofreadFrench(french)
  for (const part of say(fr)) if (typeof part === 'string') proofreadNumbers(part)
  expect(french).not.toBe(english)
}

export function sentences<T extends Told>(game: Game<T>, told: Sentences<T>): void {
  const { en, fr } = told
  const say = (of: (texts: Texts<T>) => Message): void => both(told, of)
  const entries = <S>(samples: { readonly [K in string]: readonly S[] }): [string, readonly S[]][] =>
    Object.entries<readonly S[]>(samples)

  describe('sentences', () => {
    test.each(entries<T['event']>(told.events))('event %s', (_, samples) => {
      for (const sample of samples) for (const me of READERS) say((texts) => texts.event(sample, me))
    })

    test.each(entries<T['reason']>(told.reasons))('reason %s ends with its rule', (_, samples) => {
      for (const sample of samples)
        for (const me of READERS)
          say((texts) => {
            const message = texts.reason(sample, me)
            expect(message.at(-1)).toEqual({ part: 'rule', rule: sample.rule })
            return message
          })
    })

    test.each(entries<T['action']>(told.actions))('action %s', (_, samples) => {
      for (const sample of samples) say((texts) => texts.action(sample, told.seen, 0))
    })

    test('prompts for the one who is asked, for those who wait and for the end', () => {
      for (const view of told.views) for (const me of READERS) say((texts) => texts.prompt(view, me))
    })

    test('lines of the standings', () => {
      for (const line of told.scoreLines) say((texts) => texts.scoreLine(line))
    })

    test('options: every value on offer has a name', () => {
      for (const option of game.options)
        for (const texts of [en, fr]) {
          const { label, help, values } = texts.options[option.id]
          proofread(label)
          proofread(help)
          for (const value of option.values(game.seats.max))
            proofread(values[typeof value === 'string' ? value : JSON.stringify(value)])
        }
      for (const { label, help, values } of Object.values(fr.options))
        for (const text of [label, help, ...Object.values(values)]) {
          proofreadFrench(text)
          proofreadNumbers(text)
        }
      for (const law of Object.values(fr.laws)) proofreadNumbers(law)
    })

    test('labels of different choices differ', () => {
      for (const texts of [en, fr]) {
        const labels = entries<T['action']>(told.actions)
          .flatMap(([, samples]) => samples)
          .map((action) => plain(texts.action(action, told.seen, 0), NAMES))
        expect(new Set(labels).size).toBe(labels.length)
      }
    })
  })

  test.each(told.whole.seats)('a whole game of %i can be told to every reader', (seats) => {
    tellWholeGame(game, told, { seats, seed: `told-${seats}`, setup: told.whole.setup })
  })
}

export function tellWholeGame<T extends Told>(
  game: Game<T>,
  told: Pick<Sentences<T>, 'en' | 'fr'>,
  table: { readonly seats: number; readonly seed: string; readonly setup: Json },
): void {
  const say = (of: (texts: Texts<T>) => Message): void => both(told, of)
  const refused = new Set<string>()
  let news: T['event'][] = []
  const state = opened(game, { ...table, events: news })
  for (let ply = 0; game.result(state) === null; ply++) {
    const seat = game.actors(state)[0]
    const legal: T['action'][] = []
    game.legal(state, seat, legal)
    const view = game.view(state, seat)
    for (const me of [0, null]) {
      for (const event of news) {
        const seen = game.witness(event, me)
        if (seen !== null) say((texts) => texts.event(seen, me))
      }
      const shown = game.view(state, me)
      say((texts) => texts.prompt(shown, me))
    }
    const action = legal[(ply * STRIDE) % legal.length]
    say((texts) => texts.action(action, view, seat))
    const labels = legal.map((choice) => plain(told.en.action(choice, view, seat), NAMES))
    expect(new Set(labels).size).toBe(labels.length)
    if (ply % 8 === 0)
      for (const { reason } of game.blocked(state, seat)) {
        const key = `${seat} ${JSON.stringify(reason)}`
        if (!refused.has(key)) say((texts) => texts.reason(reason, seat))
        refused.add(key)
      }
    news = []
    game.apply(state, seat, action, news)
  }
  for (const line of game.tally(state, 0).flat()) say((texts) => texts.scoreLine(line))
}

/** A prime, so that every kind of choice comes up. */
const STRIDE = 7919
