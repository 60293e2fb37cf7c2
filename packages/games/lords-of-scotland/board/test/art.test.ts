import { LINEAGES } from '@bothy/lords-of-scotland/data'
import { expect, test } from 'vitest'
import { readSett, stripesOf } from '@bothy/board-kit/art/sett.ts'
import { LINEAGE_ART } from '../cards/lineages.ts'

test('a sett with pivots is mirrored, one without repeats as it stands', () => {
  const widths = (sett: string) => readSett(sett).bands.map(({ width }) => width)
  expect(widths('B/24 K4 G/24')).toEqual([24, 4, 24, 4])
  expect(widths('O8 S8')).toEqual([8, 8])
  expect(() => readSett('Q7')).toThrow('Q7')
})

test('the threads of every lineage close to a whole twill and cover the cloth', () => {
  for (const lineage of LINEAGES) {
    const weave = readSett(LINEAGE_ART[lineage].sett)
    expect(weave.size % 4).toBe(0)
    expect(weave.bands.reduce((sum, { width }) => sum + width, 0)).toBe(weave.size)
    expect(stripesOf(weave, 'warp').length).toBe(stripesOf(weave, 'weft').length)
  }
})

test('no two lineages share beast, dye or structure', () => {
  const all = LINEAGES.map((lineage) => LINEAGE_ART[lineage])
  for (const key of ['beast', 'dye', 'sett'] as const)
    expect(new Set(all.map((art) => art[key])).size).toBe(LINEAGES.length)
  expect(new Set(all.map(({ sett }) => sett.replaceAll(/[A-Z]+/g, ''))).size).toBe(LINEAGES.length)
})
