import { expect, test } from 'vitest'
import { type Movement, schedule, tempoOf, wayTime } from './flights.ts'

const tempo = tempoOf('quick')
const fly: Movement = { kind: 'fly', sign: '+1', from: ['hub'], to: ['seat:1'] }
const travel = (spaces: number): Movement => ({
  kind: 'travel',
  item: 'figure:1',
  over: Array.from({ length: spaces }, (_, i) => `space:${i}`),
})

test('a traveller arrives before what it brings flies, and flights begin one after the other', () => {
  const { starts, end } = schedule([travel(4), fly, fly], tempo)
  const arrival = wayTime(5, tempo)
  expect(starts).toEqual([0, arrival, arrival + tempo.gap])
  expect(end).toBe(arrival + tempo.gap + tempo.flight)
})

test('a way takes longer the longer it is, but never too long', () => {
  expect(wayTime(6, tempo)).toBeGreaterThan(wayTime(4, tempo))
  expect(wayTime(13, tempo)).toBe(tempo.way)
  expect(wayTime(1, tempo)).toBe(tempo.move)
})

test('nothing to be seen takes no time; calm takes more of it', () => {
  expect(schedule([], tempo)).toEqual({ starts: [], end: 0 })
  expect(schedule([fly], tempoOf('calm')).end).toBeGreaterThan(schedule([fly], tempo).end)
})

test('flights with a time of their own fly side by side, and the next one waits for the last of them', () => {
  const at = (time: number): Movement => ({ ...fly, at: time })
  const { starts, end } = schedule([fly, at(0), at(150), at(0), fly], tempo)
  expect(starts).toEqual([0, tempo.gap, tempo.gap + 150, tempo.gap, 2 * tempo.gap + 150])
  expect(end).toBe(2 * tempo.gap + 150 + tempo.flight)
})
