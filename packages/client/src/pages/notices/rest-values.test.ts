import { NO_REST } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { clock, dayAfter, minuteOf, weekday, whyNot } from './rest-values.ts'

test('times and days go to the fields of a browser and back', () => {
  for (const minute of [0, 59, 60, 8 * 60, 23 * 60 + 30, 24 * 60 - 1]) expect(minuteOf(clock(minute))).toBe(minute)
  expect(clock(485)).toBe('08:05')
  expect(dayAfter('2026-12-24', 8)).toBe('2027-01-01')
  expect([0, 1, 6].map((day) => weekday(day, 'long'))).toEqual(['Sunday', 'Monday', 'Saturday'])
})

test('what asks too much of others is told before it is sent', () => {
  const night = (from: number, to: number) => whyNot({ ...NO_REST, quiet: { from, to } })
  expect([night(18 * 60, 8 * 60), night(18 * 60, 8 * 60 + 1), night(60, 60)]).toEqual([null, 'quiet', null])
  const away = (from: string, to: string) => whyNot({ ...NO_REST, away: { from, to } })
  expect([away('2026-12-24', '2026-12-24'), away('2026-12-24', '2027-01-22')]).toEqual([null, null])
  expect([away('2027-02-28', '2027-02-30'), away('2027-02-31', '2027-03-01')]).toEqual(['day', 'day'])
  expect(away('2028-02-28', '2028-02-29')).toBe(null)
  expect([away('2026-12-24', '2027-01-23'), away('2026-12-24', '2026-12-23')]).toEqual(['away', 'away'])
})
