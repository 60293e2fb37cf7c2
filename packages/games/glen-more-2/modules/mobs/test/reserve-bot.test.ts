import { expect, test } from 'vitest'
import { prune } from '../../../opponents/prune.ts'
import { type Action, glenMore2 } from '../../../rules/index.ts'
import { mob } from './play.ts'
import type { Played } from '../../../test/play.ts'

function pruned(t: Played): readonly string[] {
  const [seat] = glenMore2.actors(t.state)
  const legal: Action[] = []
  glenMore2.legal(t.state, seat, legal)
  return prune(t.state, seat, legal).map((action) => glenMore2.write(action))
}

const AFTER = 'a take S1; a place 0,1'
const peggy = (line: string): readonly string[] => pruned(mob({ line }, { has: { a: ['peggy-mclaird'] } }, AFTER))

test('GM2-C8-4 opponents reserve a tile that is best by far and that a rival wants, for the most coins', () => {
  expect(peggy('a b # S1 A2 A10 A5 A7')).toEqual(['reserve 3 A2'])
})

test('GM2-C8-4 they leave the next turn open where tiles are alike, and where nobody moves before it', () => {
  expect(peggy('a b # S1 S2 S3 A4 A13 A6 S4')).toEqual(['activate HOME-V1'])
  expect(peggy('a S1 A2 A10 A5 A7 b #')).toEqual(['activate HOME-V1'])
})
