import { expect, test } from 'vitest'
import { botName, nameBots, type Sitting } from '../src/index.ts'

const BOT: Sitting = { kind: 'bot', level: 'easy' }
const person = (name: string): Sitting => ({ kind: 'person', person: 'p', name, away: null })
const namesAt = (table: string, ...sittings: Sitting[]): string[] =>
  nameBots(table, sittings).map((holder) => (holder.kind === 'open' ? '' : holder.name))

test('no bot has the name of a person or of another bot at its table', () => {
  for (let n = 0; n < 200; n++)
    for (const name of ['Eilidh', 'Rory', 'Isla']) {
      const names = namesAt(`t${n}`, BOT, person(name), BOT, BOT, BOT)
      expect(names[1]).toBe(name)
      expect(new Set(names).size).toBe(names.length)
    }
})

test('names stay the same whenever a table is looked at, and differ from table to table', () => {
  const first = Array.from({ length: 20 }, (_, n) => namesAt(`t${n}`, BOT, BOT))
  expect(Array.from({ length: 20 }, (_, n) => namesAt(`t${n}`, BOT, BOT))).toEqual(first)
  expect(new Set(first.map(([name]) => name)).size).toBeGreaterThan(5)
})

test('with every name taken there is still one', () => {
  const all = Array.from({ length: 16 }, (_, seat) => botName('t', seat, []))
  expect(new Set(all).size).toBe(16)
  expect(all).toContain(botName('t', 0, all))
})
