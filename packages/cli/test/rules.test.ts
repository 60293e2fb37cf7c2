import { expect, test } from 'vitest'
import { provenBy } from '../src/commands/rules.ts'

test.each(['LOS-26', 'GM2-C1-4', 'GM2-D3', 'COC-105', 'W-3'])('a test may prove %s', (id) => {
  expect(provenBy(`test('${id} boats row on', () => {`)).toEqual([{ id, title: `${id} boats row on` }])
  expect(provenBy(`  it.only("${id}: row", () => {`)).toEqual([{ id, title: `${id}: row` }])
  expect(provenBy(`test('${id}-x', () => {`)).toEqual([])
})
