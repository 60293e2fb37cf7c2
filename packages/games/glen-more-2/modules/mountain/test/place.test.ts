import { below, stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { type Action, glenMore2, MOUNTAIN, NO_TILE, type State } from '../../../rules/index.ts'
import { highland, shown } from './play.ts'

const opening = (seats: number, setup: object = {}, seed = 'mountain'): State => {
  const checked = glenMore2.setup({ mountain: true, ...setup }, seats)
  if (!checked.ok) throw new Error(checked.problem.at)
  return glenMore2.create(checked.value, seats, seed, 1)
}

describe('GM2-C2-1 set-up', () => {
  test.each([2, 3, 4])(
    'GM2-C2-1 with %i players it is on the two spaces before the empty one, and two A tiles fewer are drawn',
    (seats) => {
      const s = opening(seats)
      expect([s.rondel[11], s.rondel[12], s.rondel[13], s.front]).toEqual([MOUNTAIN, NO_TILE, NO_TILE, 13])
      expect(s.rondel.filter((tile) => tile === NO_TILE).length).toBe(seats + 3)
      const without = glenMore2.view(opening(seats, { mountain: false }), null)
      const { stacks, sizes } = glenMore2.view(s, null)
      expect([stacks[0], sizes]).toEqual([without.stacks[0] + 2, without.sizes])
    },
  )

  test('GM2-C2-1 on a corrected ring too', () => {
    const s = opening(4, { corrections: [{ at: 'rondel.spaces', value: 17 }] })
    expect([s.rondel.indexOf(MOUNTAIN), s.front]).toEqual([14, 16])
  })

  test('GM2-C2-1 it is empty at first, and nothing of it can be arranged', () => {
    expect(glenMore2.view(opening(2), null).chronicles.mountain).toEqual({
      space: 11,
      position: 11,
      coins: 0,
      goods: { wood: 0, stone: 0, barley: 0, sheep: 0, cattle: 0 },
      seat: null,
    })
    expect(glenMore2.setup({ mountain: true, arranged: { mountain: [] } }, 2)).toMatchObject({
      problem: { at: 'arranged.mountain', why: 'bad-arrangement' },
    })
    expect(glenMore2.setup({ mountain: true, arranged: { A: ['M1'] } }, 2)).toMatchObject({
      problem: { at: 'arranged.A[0]' },
    })
  })
})

describe('GM2-C2-2 it stays where it is', () => {
  test('GM2-C2-2 for the whole game, whatever is cleared and refilled', () => {
    for (const seats of [2, 4]) {
      const s = opening(seats)
      const rng = stream('mountain', String(seats))
      while (glenMore2.actors(s).length > 0) {
        const [seat] = glenMore2.actors(s)
        const list: Action[] = []
        glenMore2.legal(s, seat, list)
        glenMore2.apply(s, seat, list[below(rng, list.length)])
        expect([s.rondel.indexOf(MOUNTAIN), s.rondel[12]]).toEqual([11, NO_TILE])
      }
      expect(s.front).toBeGreaterThan(40)
      expect([...s.discards, ...s.removed]).not.toContain(MOUNTAIN)
    }
  })

  test('GM2-C2-2 between the rear-most piece and the empty space it is out of reach until the line has grown to it', () => {
    const t = highland({ line: 'a M1 b # S1 S2 S3', die: [1] }, 'a take S1; a place 0,1; a end')
    // b is right ahead of the Mountain: the empty space is the one before it.
    expect([t.state.at[1], t.state.front, shown(t).position]).toEqual([3, 14, null])
    expect(t.legal('take')).not.toContain('take M1')
    t.play('b take S3; b place -1,0; b end')
    // The die has gone from 4 to 6, so a is rear-most on 5.
    expect([t.asked, t.state.front, shown(t).position]).toEqual(['a turn', 18, 15])
    expect(t.legal('take')).toContain('take M1')
    expect(t.line().split(' ').slice(10, 13)).toEqual(['M1', '.', expect.any(String)])
  })

  test('GM2-C2-2 the line grows to it also when no tile is left to follow (GM2-Q16)', () => {
    const t = highland({ line: 'M1 a b # S1 END', left: [0, 0, 0, 1] })
    expect([t.state.front, shown(t).position]).toEqual([13, null])
    t.play('a take S1; a place 0,1; a end')
    expect([t.asked, t.state.front, shown(t).position]).toEqual(['b turn', 16, 14])
    expect(t.legal('take')).toContain('take M1')
  })

  test('GM2-C2-2 a player who looks ahead counts no tiles for its spaces', () => {
    const t = highland({ line: 'a S1 S2 b # S3 S4 S5 A9 A10 A11' })
    // From the front on 13 to the empty space on 16 there are three spaces.
    expect(t.offer('S3').draws).toBe(3)
    const early = highland({ line: 'a M1 b # S1 S2' })
    expect(early.offer('S1')).toMatchObject({ draws: 1, discards: [] })
  })
})
