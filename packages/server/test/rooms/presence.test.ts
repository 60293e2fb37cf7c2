import { expect, test } from 'vitest'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import { Presence } from '../../src/rooms/presence.ts'

const DAY = 24 * 3600 * 1000

test('people who have left are remembered for a day, and of very many the last ones', () => {
  const presence = new Presence(0, NO_OTHER_PROCESSES)
  const pass = (person: string, now: number): void => {
    presence.came(person)
    presence.went(person, now)
  }
  pass('ann', 5)
  expect(presence.lastSeen('ann', 9)).toBe(5)
  presence.forget(DAY + 6)
  expect(presence.lastSeen('ann', DAY + 6)).toBe(0)
  pass('ben', 7)
  for (let i = 0; i < 50_000; i++) pass(`guest ${i}`, 8)
  expect(presence.lastSeen('ben', 9)).toBe(0)
  expect(presence.lastSeen('guest 0', 9)).toBe(8)
})
