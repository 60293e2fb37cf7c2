import { expect, test } from 'vitest'
import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import { mapOf } from '../../box.ts'
import { centreOf } from '../../art/hex-shape.ts'
import { proposedWords } from '../../help.ts'
import { hasRoomAtSpace, hexToFill } from '../../map/hand.ts'
import { type Box, hexBox, placePopover } from '../../map/place-popover.ts'
import { affordableAt, unitsAt } from '../../map/site-facts.ts'
import { shapesFor, UnitsHere } from '../../map/units-here.tsx'
import { UnitsSheet } from '../../map/units-sheet.tsx'
import { at } from '../../targets.ts'
import { draw, tableOf } from '../part-bench.tsx'
import { type Sample, samplePlay } from '../sample-play.ts'

/** Side of a hex on a laptop, in pixels. */
const SIDE = 41
/** With more than this share covered a space cannot be chosen at a glance. */
const SHARE = 0.1

/** Of a hexagon in its box, with a corner at either side. */
function shareUnder(over: Box, { x, y, width, height }: Box): number {
  let [within, covered] = [0, 0]
  for (let i = 0.5; i < 20; i++)
    for (let j = 0.5; j < 20; j++) {
      const edge = 10 * Math.abs(j / 20 - 0.5)
      if (i < edge || i > 20 - edge) continue
      within++
      const [px, py] = [x + (i / 20) * width, y + (j / 20) * height]
      if (px > over.x && px < over.x + over.width && py > over.y && py < over.y + over.height) covered++
    }
  return covered / within
}

const MOST_TURNS = 160
/** Of these, the positions with most spaces to choose. */
const TAKEN = 12

function turns(seats: number, seed: string): readonly Sample[] {
  const found: Sample[] = []
  samplePlay({ seats, seed, sense: 0.95 }, (look, state) => {
    const sample = look(game.actors(state)[0] ?? 0)
    if (sample.view.pending?.kind === 'turn') found.push(sample)
    return found.length >= MOST_TURNS
  })
  return found
}

test.each([
  [2, 'a'],
  [3, 'room-a'],
  [4, 'b'],
])('COC-30 a list of units at a table of %i covers no space that can be chosen', (seats, seed) => {
  let spaces = 0
  const crowded = turns(seats, seed).toSorted((a, b) => b.legal.length - a.legal.length)
  for (const sample of crowded.slice(0, TAKEN)) {
    const { view, choice } = tableOf(sample, 'en')
    const map = mapOf(view)
    const lit = view.sites.flatMap(({ hex }) => (choice.isSelectable(at.hex(hex)) ? [hex] : []))
    const units = new Set(view.spaces.map(({ hex }) => hex))
    for (const hex of lit) {
      spaces++
      const sizes = shapesFor(affordableAt(view, hex).length)
      const box = placePopover(hex, sizes, { map, lit: new Set(lit), units, side: SIDE })
      const covered = lit.filter((it) => {
        return shareUnder(box, hexBox(it, SIDE)) > SHARE
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
})

test.each([
  ['en', 'Place for £', /^[^£]+, £\d+, .+ each round.*Can be chosen/],
  ['fr', 'Déployer pour £', /^[^£]+, £\d+, .+ à chaque manche.*Sélectionnable/],
] as const)(
  'COC-30 a phone lists the units in a sheet and names the price of the one proposed: %s',
  (language, place, told) => {
    const sample = turns(4, 'b').find(({ view }) => view.sites.some(({ hex }) => unitsAt(view, hex).length > 2))
    if (sample === undefined) throw new Error('nobody can choose')
    const { hex } = sample.view.sites.find((site) => unitsAt(sample.view, site.hex).length > 2) ?? sample.view.sites[0]
    const units = unitsAt(sample.view, hex)
    const drawn = (previewed: string | null): readonly string[] => {
      const table = tableOf(sample, language, 'phone', [at.hex(hex)])
      expect(hexToFill(table)).toBe(hex)
      expect(hasRoomAtSpace(table)).toBe(false)
      table.uiState.previewed.value = previewed
      return draw(table, <UnitsSheet table={table} hex={hex} columns={2} />)
        .getElementsByTagName('button')
        .map((button) => button.textContent)
    }
    expect(drawn(null).filter((text) => told.test(text)).length).toBe(units.length)
    expect(drawn(null).filter((text) => text.startsWith(place))).toEqual([])
    expect(drawn(at.unit(units[1].unit)).filter((text) => text.startsWith(place))).toEqual([
      `${place}${units[1].price}`,
    ])
  },
)
