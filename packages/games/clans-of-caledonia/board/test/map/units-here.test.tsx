import { expect, test } from 'vitest'
import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import { mapOf } from '../../box.ts'
import { centreOf } from '../../art/hex-shape.ts'
import { proposedWords } from '../../help.ts'
import { hexToFill } from '../../map/hand.ts'
import { hexBox, placePopover } from '../../map/place-popover.ts'
import { affordableAt, unitsAt } from '../../map/site-facts.ts'
import { UnitsHere } from '../../map/units-here.tsx'
import { at } from '../../targets.ts'
import { draw, tableOf } from '../part-bench.tsx'
import { type Sample, samplePlay } from '../sample-play.ts'

/** Side of a hex on a laptop, in pixels. */
const SIDE = 41
const SIZES = [{ width: 266, height: 238 }]

function turns(seats: number, seed: string): readonly Sample[] {
  const found: Sample[] = []
  samplePlay({ seats, seed, sense: 0.95 }, (look, state) => {
    const sample = look(game.actors(state)[0] ?? 0)
    if (sample.view.pending?.kind === 'turn') found.push(sample)
    return found.length >= 60
  })
  return found
}

test.each([
  [2, 'a'],
  [4, 'b'],
])('COC-30 a list of units at a table of %i covers no space that can be chosen', (seats, seed) => {
  let spaces = 0
  for (const sample of turns(seats, seed).filter((_, i) => i % 4 === 0)) {
    const { view, choice } = tableOf(sample, 'en')
    const map = mapOf(view)
    const lit = view.sites.flatMap(({ hex }) => (choice.isSelectable(at.hex(hex)) ? [hex] : []))
    const units = new Set(view.spaces.map(({ hex }) => hex))
    for (const hex of lit) {
      spaces++
      const box = placePopover(hex, SIZES, { map, lit: new Set(lit), units, side: SIDE })
      const covered = lit.filter((it) => {
        const { x, y, width, height } = hexBox(it, SIDE)
        const [cx, cy] = [x + width / 2, y + height / 2]
        return cx > box.x && cx < box.x + box.width && cy > box.y && cy < box.y + box.height
      })
      expect(covered, `space ${hex} of ${lit.join(' ')} at ${centreOf(hex).join(' ')}`).toEqual([])
    }
  }
  expect(spaces).toBeGreaterThan(20)
})

test('COC-30 it names each unit with its whole price and what it brings, and by how much others are too dear', () => {
  const sample = turns(4, 'b').find(({ view }) =>
    view.sites.some(
      ({ hex }) => unitsAt(view, hex).length > 1 && affordableAt(view, hex).length > unitsAt(view, hex).length,
    ),
  )
  if (sample === undefined) throw new Error('everybody is rich')
  const { hex } =
    sample.view.sites.find(
      (site) =>
        unitsAt(sample.view, site.hex).length > 1 &&
        affordableAt(sample.view, site.hex).length > unitsAt(sample.view, site.hex).length,
    ) ?? sample.view.sites[0]
  const table = tableOf(sample, 'en', 'wide', [at.hex(hex)])
  expect(hexToFill(table)).toBe(hex)
  const spoken = draw(table, <UnitsHere table={table} hex={hex} side={SIDE} />)
    .getElementsByTagName('button')
    .map((button) => button.textContent)
  expect(spoken.length).toBe(affordableAt(sample.view, hex).length)
  expect(spoken.filter((text) => /^[^£]+, £\d+, £\d+ short, [^.]+ each round/.test(text)).length).toBeGreaterThan(0)
  expect(spoken.filter((text) => /^[^£]+, £\d+, [^.]+ each round\. Can be chosen/.test(text)).length).toBe(
    unitsAt(sample.view, hex).length,
  )
  expect(proposedWords(at.unit(unitsAt(sample.view, hex)[0].unit), [at.hex(hex)], table)).toContain(
    'Choose it again to place it.',
  )
  expect(hexToFill(tableOf(sample, 'en', 'phone', [at.hex(hex)]))).toBe(null)
})
