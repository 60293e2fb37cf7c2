import { createBot, type TableLevel } from '@bothy/bots'
import { questionAt } from '@bothy/bots/strategy-suite'
import { describe, expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { clansOfCaledonia as game } from '../../rules/index.ts'
import { play, type Position } from '../play.ts'

function made(position: Position, level: TableLevel): string {
  const t = play(position, 'a pass; a end; b pass; b end; c pass; c end')
  expect(t.asked).toBe('a process')
  return game.write(createBot(game, strategy, level).choose(questionAt(game, t.state, 'a')))
}

describe.each(['easy', 'medium', 'hard', 'expert'] as const)('COC-66 %s', (level) => {
  const units = ['field c3r3', 'field c1r3', 'distillery c3r2', 'distillery c2r4', 'distillery c3r4', 'distillery c1r2']

  test.each([1, 2, 3, 4, 5])(
    'MacKenzie makes all the whisky in round %i, though a question of the clan follows',
    (round) => {
      expect(made({ round, a: { clan: 'mackenzie', units } }, level)).toBe('process 0 0 4')
    },
  )

  test('Cunningham makes cheese rather than butter', () => {
    const dairies = ['cow c3r3', 'cow c1r3', 'dairy c3r2', 'dairy c2r4']
    expect(made({ round: 2, a: { clan: 'cunningham', units: dairies } }, level)).toBe('process 0 2 0')
  })

  test('what is worth more as it is stays as it is', () => {
    const corrections = [{ at: 'scoringTiles.basicGoods.glory', value: 3 }]
    const position: Position = { round: 5, scoring: 'basicGoods', corrections, a: { units } }
    expect(made(position, level)).toBe('process 0 0 0')
  })

  test('short grain becomes what the contract in the box lacks', () => {
    // Contract 7 asks for two bread, for which there is no money.
    const mixed = ['field c3r3', 'bakery c1r3', 'bakery c3r2', 'distillery c2r4', 'distillery c3r4']
    expect(made({ round: 2, a: { units: mixed, boxes: [7], money: 0 } }, level)).toBe('process 2 0 0')
  })
})
