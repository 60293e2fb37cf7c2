import { peek } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import type { ChronicleTiles } from '../../modules/chronicle.ts'
import { stacksOf, stacksWith, tilesOf } from '../../modules/stacks.ts'
import { content, glenMore2, STACKS, TILES } from '../../rules/index.ts'
import { names, tileOf } from '../play.ts'

const tilesNamed = (text: string): readonly number[] => text.split(' ').map(tileOf)
const NONE: ChronicleTiles = { joining: [], laid: [], replaced: [] }
const { builtIn } = content

describe('GM2-C0-1 tiles of Chronicles', () => {
  test('GM2-C0-1 they join the stacks of their letters, and stacks grow accordingly', () => {
    const stacks = stacksWith(builtIn, { ...NONE, joining: tilesNamed('H1 H2 H3 H4 T1') })
    expect(stacks.map((tiles) => tiles.length)).toEqual([5, 16, 18, 18, 18])
    expect(names(stacks[1].slice(-2))).toBe('H1 T1')
  })

  test('GM2-C0-1 a tile that the owner of a box has put right joins the stack that he names', () => {
    const box = content.contentOf([{ at: 'tiles.H1.stack', value: 'C' }])
    const stacks = stacksWith(box, { ...NONE, joining: tilesNamed('H1') })
    expect([stacks[1].length, names(stacks[3].slice(-1))]).toEqual([14, 'H1'])
    // There is room for five S tiles on the rondel.
    expect(glenMore2.setup({ corrections: [{ at: 'tiles.H1.stack', value: 'S' }] }, 2)).toMatchObject({
      problem: { why: 'breaks-law', law: 'stack' },
    })
  })

  test('GM2-C0-1 tiles of the base that are replaced stay in the box', () => {
    const stacks = stacksWith(builtIn, { ...NONE, joining: tilesNamed('W1'), replaced: tilesNamed('A8') })
    expect([stacks[1].length, stacks[1].includes(tileOf('A8')), stacks[1].includes(tileOf('W1'))]).toEqual([
      14,
      false,
      true,
    ])
  })

  test('GM2-C0-1 without Chronicles the stacks are those of the box, and nothing is made', () => {
    expect(stacksOf(builtIn, 0)).toBe(builtIn.stacks)
    expect(tilesOf(builtIn, 0)).toEqual(builtIn.stacks.flat())
  })

  test('GM2-D4 every tile of a Chronicle is protected from the die', () => {
    for (const { id, chronicle, dieProtected } of builtIn.tiles)
      if (chronicle !== null) expect([TILES[id], dieProtected]).toEqual([TILES[id], true])
  })

  test('GM2-C0-1 a view tells how many tiles each stack began with', () => {
    const checked = glenMore2.setup({}, 4)
    if (!checked.ok) throw new Error(checked.problem.at)
    const s = glenMore2.create(checked.value, 4, 'sizes', 1)
    expect([STACKS.length, glenMore2.view(s, null).sizes]).toEqual([5, [14, 17, 17, 18]])
    expect(peek(s.stacks[1]).length).toBe(17)
  })
})
