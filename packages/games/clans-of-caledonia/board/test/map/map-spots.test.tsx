import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import { expect, test } from 'vitest'
import '../both-languages.ts'
import { stepInPlay } from '../../map/arrow-keys.ts'
import { mapOf } from '../../box.ts'
import { MapSpots } from '../../map/map-spots.tsx'
import { at } from '../../targets.ts'
import { draw, tableOf } from '../part-bench.tsx'
import { type Sample, samplePlay } from '../sample-play.ts'

const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

function firstTurn(seats: number): Sample {
  let found: Sample | null = null
  samplePlay({ seats, seed: 'mist', sense: 0.9 }, (look, state) => {
    const sample = look(game.actors(state)[0] ?? 0)
    if (sample.view.pending?.kind === 'turn') found = sample
    return found !== null
  })
  if (found === null) throw new Error('no turn')
  return found
}

test.each([2, 4])('COC-9 spaces under mist are no buttons, at a table of %i', (seats) => {
  const sample = firstTurn(seats)
  const map = mapOf(sample.view)
  for (const language of ['en', 'fr'] as const) {
    const table = tableOf(sample, language)
    const nodes = draw(table, <MapSpots table={table} map={map} side={43} />).all()
    const buttons = nodes.filter(({ localName }) => localName === 'button')
    const offered = buttons.flatMap((node) => node.attribute('data-target') ?? []).filter((it) => it.startsWith('hex:'))
    expect(offered).toEqual(map.isActive.flatMap((isActive, hex) => (isActive ? [at.hex(hex)] : [])))
    const mist = nodes.filter((node) => node.attribute('data-thing') !== null && node.localName !== 'button')
    expect(mist.length).toBe(map.isActive.length - offered.length)
    expect(mist.length > 0).toBe(seats === 2)
    expect(mist.every((node) => node.attribute('aria-hidden') === 'true')).toBe(true)
  }
})

test('COC-9 arrow keys pass over mist and reach every space in play', () => {
  const { isActive } = mapOf(firstTurn(2).view)
  const reached = new Set([isActive.indexOf(true)])
  for (const hex of reached) for (const turn of TURNS) reached.add(stepInPlay(isActive, hex, turn))
  expect([...reached].toSorted((a, b) => a - b)).toEqual(isActive.flatMap((is, hex) => (is ? [hex] : [])))
})
