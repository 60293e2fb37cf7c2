import { NO_REST, type RestTimes } from '@bothy/protocol'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { awake, awakeUntil, isFair, restsUntil } from '../src/time/rest-times.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NIGHT = { from: 22 * 60, to: 8 * 60 }
const glasgow = (changes: Partial<RestTimes> = {}): RestTimes => ({
  ...NO_REST,
  zone: 'Europe/London',
  quiet: NIGHT,
  ...changes,
})
const at = (text: string): number => Date.parse(text)
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString().slice(0, 16))

test('quiet hours over midnight, at noon, and none', () => {
  const [evening, morning] = [at('2026-01-14T20:00Z'), at('2026-01-15T10:00Z')]
  expect(awake(glasgow(), evening, morning) / HOUR).toBe(4)
  expect(iso(awakeUntil(glasgow(), evening, 4 * HOUR))).toBe('2026-01-15T10:00')
  expect(iso(awakeUntil(glasgow(), at('2026-01-15T03:00Z'), HOUR))).toBe('2026-01-15T09:00')
  expect(iso(awakeUntil(glasgow(), evening, 2 * HOUR))).toBe('2026-01-14T22:00')
  const noon = glasgow({ quiet: { from: 12 * 60, to: 14 * 60 } })
  expect(awake(noon, at('2026-01-15T11:00Z'), at('2026-01-15T13:00Z')) / HOUR).toBe(1)
  for (const none of [NO_REST, glasgow({ quiet: { from: 60, to: 60 } })]) {
    expect(awake(none, 5, 9)).toBe(4)
    expect(awakeUntil(none, 5, 4)).toBe(9)
    expect(restsUntil(none, at('2026-01-15T01:00Z'))).toBe(null)
  }
})

test('time that has run out has run out, also in a rest', () => {
  const night = at('2026-01-15T01:00Z')
  expect([awakeUntil(glasgow(), night, 0), awakeUntil(glasgow(), night, -HOUR)]).toEqual([night, night - HOUR])
})

test('days off and holidays are those of the calendar where the person lives', () => {
  const weekend = { quiet: null, daysOff: [0, 6] }
  const friday = at('2026-01-16T18:00Z')
  expect(iso(awakeUntil(glasgow(weekend), friday, 7 * HOUR))).toBe('2026-01-19T01:00')
  // In Auckland a Saturday begins half a day earlier.
  const auckland = { ...weekend, zone: 'Pacific/Auckland' }
  expect(awake(glasgow(auckland), friday, at('2026-01-18T12:00Z')) / HOUR).toBe(1)
  const holiday = glasgow({ quiet: null, away: { from: '2026-12-24', to: '2027-01-01' } })
  expect(iso(restsUntil(holiday, at('2026-12-24T00:00Z')))).toBe('2027-01-02T00:00')
  expect(restsUntil(holiday, at('2026-12-23T23:59Z'))).toBe(null)
})

test('a day off and the nights around it are one rest', () => {
  const sunday = glasgow({ daysOff: [0] })
  expect(iso(restsUntil(sunday, at('2026-01-17T22:00Z')))).toBe('2026-01-19T08:00')
  expect(iso(awakeUntil(sunday, at('2026-01-17T21:00Z'), 2 * HOUR))).toBe('2026-01-19T09:00')
})

test.each([
  ['2026-11-16T20:59:59Z', null],
  ['2026-11-16T21:00:00Z', '2026-11-17T07:00'],
  ['2026-11-17T06:59:59Z', '2026-11-17T07:00'],
  ['2026-11-17T07:00:00Z', null],
  // Clocks are put forward in the night of 29 March, and back in that of 25 October.
  ['2026-03-28T22:00:00Z', '2026-03-29T06:00'],
  ['2026-10-24T21:00:00Z', '2026-10-25T07:00'],
  ['2026-07-01T20:30:00Z', '2026-07-02T06:00'],
])('quiet from ten to eight in Paris, at %s: until %s', (now, until) => {
  expect(iso(restsUntil(glasgow({ zone: 'Europe/Paris' }), at(now)))).toBe(until)
})

test('the night of summer time is an hour shorter, that of winter time an hour longer', () => {
  expect(awake(glasgow(), at('2026-03-28T22:00Z'), at('2026-03-29T22:00Z')) / HOUR).toBe(14)
  expect(iso(awakeUntil(glasgow(), at('2026-03-28T22:00Z'), HOUR))).toBe('2026-03-29T08:00')
  expect(awake(glasgow(), at('2026-10-24T21:00Z'), at('2026-10-25T22:00Z')) / HOUR).toBe(14)
  expect(iso(awakeUntil(glasgow(), at('2026-10-24T21:00Z'), HOUR))).toBe('2026-10-25T09:00')
  // From half past one: a time that one day does not have, and another has twice.
  const early = glasgow({ quiet: { from: 90, to: 240 } })
  expect(awake(early, at('2026-03-29T00:00Z'), at('2026-03-29T12:00Z')) / HOUR).toBe(10)
  expect(awake(early, at('2026-10-25T00:00Z'), at('2026-10-25T12:00Z')) / HOUR).toBe(9)
})

const ZONES = [
  'UTC',
  'Europe/London',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
]
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
const rhythms: fc.Arbitrary<RestTimes> = fc.record({
  zone: fc.constantFrom(...ZONES),
  quiet: fc.option(fc.record({ from: minute, to: minute }), { nil: null }),
  daysOff: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 5 }),
  away: fc.constantFrom(null, { from: '2026-03-27', to: '2026-03-30' }, { from: '2026-10-24', to: '2026-10-24' }),
})
const moments = fc
  .tuple(
    fc.constantFrom('2026-02-14Z', '2026-03-07Z', '2026-03-28Z', '2026-04-04Z', '2026-10-03Z', '2026-10-24Z'),
    fc.integer({ min: 0, max: 3 * 24 * 60 }),
  )
  .map(([day, minutes]) => at(day) + minutes * MINUTE)

const WALLS = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

function looksResting({ zone, quiet, daysOff, away }: RestTimes, now: number): boolean {
  const [date = '', time = ''] = WALLS.get(zone)?.format(now).split(' ') ?? []
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = hours * 60 + minutes
  const isQuiet =
    quiet !== null &&
    (quiet.from <= quiet.to ? shown >= quiet.from && shown < quiet.to : shown >= quiet.from || shown < quiet.to)
  const isAway = away !== null && date >= away.from && date <= away.to
  return isQuiet || isAway || daysOff.includes(new Date(`${date}T12:00Z`).getUTCDay())
}

test('what counts is what a clock on the wall shows, minute by minute', () => {
  fc.assert(
    fc.property(rhythms, moments, fc.integer({ min: 0, max: 600 }), (rhythm, from, minutes) => {
      let count = 0
      for (let i = 0; i < minutes; i++) if (!looksResting(rhythm, from + i * MINUTE)) count++
      expect(awake(rhythm, from, from + minutes * MINUTE)).toBe(count * MINUTE)
      expect(restsUntil(rhythm, from) !== null).toBe(looksResting(rhythm, from))
    }),
    { numRuns: 60 },
  )
})

test('what has passed and what will have passed are the same time', () => {
  const time = fc.integer({ min: 1, max: 20 * 24 * HOUR })
  fc.assert(
    fc.property(rhythms, moments, time, (rhythm, from, ms) => {
      const until = awakeUntil(rhythm, from, ms)
      expect(awake(rhythm, from, until)).toBe(ms)
      expect(awake(rhythm, from, until - 1)).toBe(ms - 1)
      const middle = Math.floor((from + until) / 2)
      expect(awake(rhythm, from, middle) + awake(rhythm, middle, until)).toBe(ms)
    }),
    { numRuns: 100 },
  )
})

test('others are not kept waiting for most of the time', () => {
  const away = (from: string, to: string): RestTimes => ({ ...NO_REST, away: { from, to } })
  const fair = [
    NO_REST,
    glasgow(),
    glasgow({ quiet: { from: 20 * 60, to: 10 * 60 } }),
    away('2026-12-24', '2026-12-24'),
    away('2026-12-03', '2027-01-01'),
  ]
  const unfair = [
    glasgow({ zone: 'Mars/Olympus' }),
    glasgow({ quiet: { from: 20 * 60, to: 10 * 60 + 1 } }),
    away('2026-12-24', '2026-12-23'),
    away('2026-12-02', '2027-01-01'),
    away('2026-13-01', '2026-13-02'),
    away('2027-02-28', '2027-02-30'),
    away('2027-02-29', '2027-03-01'),
  ]
  expect([fair.map(isFair), unfair.map(isFair)]).toEqual([fair.map(() => true), unfair.map(() => false)])
})
