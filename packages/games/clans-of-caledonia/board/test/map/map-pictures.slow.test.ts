import { COMPOSITIONS, content } from '@bothy/clans-of-caledonia/data'
import { expect, test } from 'vitest'
import { mapPicture } from '../../art/map-picture.ts'

const MAPS = [2, 4].flatMap((seats) =>
  Array.from({ length: COMPOSITIONS }, (_, composition) => content.builtIn.mapFor(composition, seats)),
)

test('every map is painted, in a few hundred paths without a broken number', () => {
  for (const map of MAPS) {
    const picture = mapPicture(map)
    const layers = [...picture.ground, ...picture.standing]
    expect(layers.length).toBeLessThan(900)
    for (const { d } of layers) expect(d).not.toMatch(/NaN|undefined|Infinity/)
    expect(picture.mist === '').toBe(map.size === 'large')
    expect(picture.courses.split('M').length - 1).toBe(map.rivers.length)
  }
})
