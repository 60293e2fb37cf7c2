import { expect, test } from 'vitest'
import { board } from '../index.ts'
import { samplePlay } from './sample-play.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import './both-languages.ts'
import { SeatHead } from '@bothy/board-kit/board/seats/seat-head.tsx'

const { tableOf, draw } = benchOf(board)

function headOf(seat: number, names: readonly string[]): TinyNode {
  let drawn: TinyNode | undefined
  samplePlay({ seats: names.length, seed: 'heads', royal: false, muster: 1 }, (look) => {
    const table = tableOf(look(0), 'en', 'phone')
    const seats = names.map((name, i) => ({ ...table.seats[i], name }))
    drawn = draw({ ...table, names, seats }, <SeatHead seat={seat} brief />)
    return true
  })
  if (drawn === undefined) throw new Error('no position')
  return drawn
}
const shown = (root: TinyNode): string | undefined =>
  root
    .all()
    .find((node) => node.attribute('class') === 'seat-who')
    ?.textContent.replaceAll('\u00AD', '')

test('two people with the same first word are told apart where names are short', () => {
  const names = ['Wee Otter', 'Wee Fox', 'Le Renard blanc']
  expect(names.map((_, seat) => shown(headOf(seat, names)))).toEqual(['Wee O.', 'Wee F.', 'Le Renard'])
})

test('a short name is for the eye: a screen reader hears the whole one, once', () => {
  expect(headOf(1, ['Ann', 'Wee Fox']).words().replaceAll(/\s+/g, ' ').trim()).toMatch(/^Wee Fox ?,/)
})
