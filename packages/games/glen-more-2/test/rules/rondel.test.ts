import { describe, expect, test } from 'vitest'
import { glenMore2, type State } from '../../rules/index.ts'
import { names, play } from '../play.ts'

const LINE = 'a b # S1 S2 S3 S4 S5 A9 A10 A11 A12 A13'

describe('set-up', () => {
  const opening = (seats: number, setup = {}): State => {
    const checked = glenMore2.setup(setup, seats)
    if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
    return glenMore2.create(checked.value, seats, 'seed', 1)
  }
  test('GM2-10 one Scotsman on the Starting Village, one on the rondel, 8 in the supply; 10 markers', () => {
    const view = glenMore2.view(opening(3), null)
    for (const player of view.players) {
      expect(player.tiles.map(({ x, y, scotsmen }) => [x, y, scotsmen])).toEqual([
        [0, 0, 1],
        [1, 0, 0],
      ])
      expect([player.supply, player.markers]).toEqual([8, 10])
    }
  })
  test('GM2-11 pieces stand one behind the other, the rear-most begins, coins rise from the rear', () => {
    const s = opening(4, { arranged: { order: [2, 0, 3, 1] } })
    expect(s.at.slice(0, 4)).toEqual([1, 3, 0, 2])
    expect(glenMore2.actors(s)).toEqual([2])
    expect(s.coins).toEqual([6, 8, 5, 7])
  })
  test('GM2-12 the die stands ahead of the front piece; with 3 and 4 players it may stay away', () => {
    expect(glenMore2.view(opening(2), null).line[2].pieces).toEqual([4])
    expect(glenMore2.setup({ die: false }, 2)).toEqual({ ok: false, problem: { at: 'die', why: 'not-allowed' } })
    expect(opening(3, { die: false }).at[4]).toBe(-1)
  })
  test('GM2-13 pieces, die, the five S tiles, tiles of stack A, and one empty space', () => {
    const { line, front, spaces } = glenMore2.view(opening(2, { arranged: { S: ['S4', 'S1'], A: ['A7'] } }), null)
    const tiles = line.flatMap(({ tile }) => (tile === null ? [] : [tile]))
    expect(names(tiles).slice(0, 6)).toBe('S4 S1 ')
    expect(names(tiles.slice(0, 5)).split(' ').toSorted()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5'])
    expect(names([tiles[5]])).toBe('A7')
    expect([line.length, front, spaces]).toEqual([13, 13, 14])
  })
  test('GM2-14 The End is under 7 to 10 tiles of D; in the introductory game on top', () => {
    const depth = (s: State): number => {
      const d = JSON.parse(JSON.stringify(s.stacks[3])) as readonly number[]
      return d.length - 1 - d.indexOf(78)
    }
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const checked = glenMore2.setup({}, 2)
      if (checked.ok) expect([7, 8, 9, 10]).toContain(depth(glenMore2.create(checked.value, 2, seed, 1)))
    }
    expect(depth(opening(2, { introductory: true }))).toBe(0)
    expect(depth(opening(2, { arranged: { end: [9] } }))).toBe(9)
    expect(glenMore2.setup({ arranged: { end: [11] } }, 2)).toMatchObject({ problem: { at: 'arranged.end[0]' } })
  })
  test('GM2-14 the bounds of The End follow the number of other tiles', () => {
    // GM2-Q15: with The End as one of 17 there are 16 others.
    const corrections = [{ at: 'rondel.endIsInD', value: true }]
    const isAllowed = (end: number): boolean => glenMore2.setup({ corrections, arranged: { end: [end] } }, 2).ok
    expect([5, 6, 10, 11].map(isAllowed)).toEqual([false, true, true, false])
  })
  test('GM2-14 what is arranged is in the box, once, and of this table', () => {
    const problem = (arranged: object, setup = {}, seats = 3): string | null => {
      const checked = glenMore2.setup({ ...setup, arranged: { ...arranged } }, seats)
      return checked.ok ? null : checked.problem.at
    }
    expect(problem({ die: [1, 3], end: [9], A: ['A7', 'A6'] })).toBeNull()
    expect(problem({ die: [1] }, { die: false })).toBe('arranged.die')
    expect(problem({ end: [8, 9] })).toBe('arranged.end[1]')
    expect(problem({ A: ['A7', 'A7'] })).toBe('arranged.A[1]')
    expect(problem({ A: ['B7'] })).toBe('arranged.A[0]')
  })
  test('GM2-11 the order of the pieces is drawn, GM2-13 and so are the tiles', () => {
    const begun = (seed: string): State => {
      const checked = glenMore2.setup({}, 4)
      if (!checked.ok) throw new Error(checked.problem.at)
      return glenMore2.create(checked.value, 4, seed, 1)
    }
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(new Set(seeds.map((seed) => begun(seed).at.join())).size).toBeGreaterThan(3)
    expect(new Set(seeds.map((seed) => begun(seed).rondel.join())).size).toBe(seeds.length)
  })
  test('GM2-15 with 2 and 3 players a coin lies in every row, with 4 none', () => {
    expect([2, 3, 4].map((seats) => glenMore2.view(opening(seats), null).market.barley)).toEqual([1, 1, 0])
  })
  test('GM2-16 David Hume is with nobody until McKay is claimed', () => {
    expect(glenMore2.view(opening(2), null).players.flatMap(({ persons }) => persons)).toEqual([])
  })
})

describe('turns', () => {
  test('GM2-20 positions never wrap; the piece is where the tile was', () => {
    const t = play({ line: LINE }, 'a take S3; a place -1,0; a end')
    expect(t.state.at.slice(0, 2)).toEqual([5, 1])
    expect(t.eventsOf('moved')[0]).toMatchObject({ from: 0, to: 5 })
  })
  test('GM2-21 the rear-most piece is active, and plays again while it is', () => {
    const t = play({ line: 'a b A9 # S1 S2 S3 S4', die: [1] }, 'a take A9; a place -1,0; a end')
    expect(t.asked).toBe('b turn')
    t.play('b take S4; b place 0,1; b end')
    expect(t.asked).toBe('a turn')
    const again = play({ line: 'a S1 S2 S3 b # A9' }, 'a take S1; a place 0,1; a end')
    expect(again.asked).toBe('a turn')
  })
  test('GM2-22 move, pay, place, activate, end; nothing can be left out', () => {
    const t = play({ line: 'a b # A6 S1', a: { village: 'scot stone', coins: 0 } })
    expect(t.whyNot('end')).toEqual({ why: 'notNow', pending: 'turn', rule: 'GM2-22' })
    t.play('a take A6')
    expect(t.asked).toBe('a place')
    expect(t.goods('HOME-V1')).toBe('')
    t.play('a place -1,0')
    expect(t.asked).toBe('a activate')
    t.play('a end')
    expect(t.asked).toBe('b turn')
  })
  test('GM2-23 tiles behind the rear-most piece go to the discard pile', () => {
    const t = play({ line: 'a S1 S2 b # S3 S4 S5', die: [1] }, 'a take S5; a place -1,0; a end')
    expect(names(t.view().discards)).toBe('S1 S2')
    expect(t.eventsOf('rondelCleared')[0]).toMatchObject({ by: 0 })
  })
  test('GM2-24 refilling leaves exactly the space behind the rear-most piece empty', () => {
    const t = play({ line: 'a S1 S2 b # S3 S4 S5' }, 'a take S5; a place -1,0; a end')
    // b stands at 3: positions 4 to 15 are filled, and 16 is the space of 2, right behind b.
    expect(t.view().front).toBe(16)
    expect(t.eventsOf('rondelFilled').at(-1)).toMatchObject({ first: 13 })
    expect(t.eventsOf('rondelFilled').at(-1)?.tiles.length).toBe(3)
  })
  test('GM2-25 the last tile of a stack brings a scoring round at once, and the next stack goes on', () => {
    const t = play(
      { line: 'a S1 S2 b # S3 S4 S5', left: [1, 17, 17, 17], next: 'A1 B4', a: { casks: 3 } },
      'a take S5; a place -1,0; a end',
    )
    expect(t.view().scorings).toBe(1)
    expect(t.vps()).toEqual([3, 0])
    const filled = t.eventsOf('rondelFilled').slice(-2)
    expect(filled.map(({ tiles }) => names(tiles).slice(0, 2))).toEqual(['A1', 'B4'])
  })
  test('GM2-Q11 the scoring comes before the remaining tiles are placed', () => {
    const t = play({ line: 'a S1 S2 b # S3 S4 S5', left: [1, 17, 17, 17] }, 'a take S5; a place -1,0; a end')
    expect(t.lastEvents.map(({ type }) => type).filter((type) => type !== 'vpGained')).toEqual([
      'turnEnded',
      'rondelCleared',
      'rondelFilled',
      'scoring',
      'rondelFilled',
    ])
  })
  test('GM2-Q24 the die is a piece: behind it is cleared, and not behind the next player', () => {
    const t = play({ line: 'a S1 # S2 b S3 S4 S5', die: [3] }, 'a take S5; a place -1,0; a end')
    expect(t.eventsOf('rondelCleared').map(({ tiles, by }) => [names(tiles), by])).toEqual([
      ['S1', 0],
      ['S2', 4],
    ])
  })
})

describe('the die', () => {
  test('GM2-30 it moves by tiles, not by spaces', () => {
    const t = play({ line: 'a # b S1 S2 S3 S4', die: [2] }, 'a take S4; a place 0,1; a end')
    expect(t.eventsOf('rolled')[0]).toMatchObject({ roll: 2, from: 1, to: 4 })
  })
  test('GM2-30 arranged rolls come in their order', () => {
    const t = play({ line: '# S1 a S2 S3 S4 b', die: [1, 3] })
    expect([t.state.at[4], t.asked]).toEqual([5, 'a turn'])
  })
  test('GM2-32 the tile is discarded, the die takes its space, and the rondel is refilled', () => {
    const t = play({ line: 'a # b S1 S2 S3 S4', die: [2] }, 'a take S4; a place 0,1; a end')
    expect(names(t.view().discards)).toBe('S2')
    expect(t.line().slice(0, 7)).toBe('b S1 # ')
  })
  test('GM2-31 it goes on to the next tile that is not protected, or else to the front of the line', () => {
    const t = play({ line: 'a # G2 S1 b S2 S3', die: [1] }, 'a take S3; a place -1,0; a end')
    expect(t.eventsOf('rolled')[0]).toMatchObject({ roll: 1, to: 3, tile: 0 })
    const die = play({ line: '# G1 G2 G3 G4 G5 G6 T1 T2 T3 T4 a b', die: [1] })
    expect([die.state.at[4], die.line().startsWith('a b # ')]).toEqual([13, true])
  })
  test('GM2-E1 a protected tile that is reached is passed', () => {
    const t = play({ line: 'a # S1 G2 A3 A10 b S4', die: [2] }, 'a take S4; a place 0,1; a end')
    expect(t.eventsOf('rolled')[0]).toMatchObject({ roll: 2, to: 4 })
    expect(names(t.view().discards).split(' ')[0]).toBe('A3')
  })
  test('GM2-30 a protected tile on the way is counted as any other', () => {
    const t = play({ line: 'a # G2 S1 A3 A10 b S4', die: [2] }, 'a take S4; a place 0,1; a end')
    expect(t.eventsOf('rolled')[0]).toMatchObject({ roll: 2, to: 3 })
    expect(names(t.view().discards).split(' ')[0]).toBe('S1')
  })
  test('GM2-33 on The End or beyond it leaves the game', () => {
    for (const roll of [2, 3]) {
      const t = play({ line: 'a # S1 END S2 S3 b', die: [roll] }, 'a take S1; a place 0,1; a end')
      expect(t.eventsOf('rolled')[0]).toMatchObject({ roll, to: null, tile: null })
      expect(t.state.at[4]).toBe(-1)
      expect(t.view().discards).toEqual([])
    }
  })
  test('GM2-D4 what has an icon of a Chronicle is never taken by the die', () => {
    const t = play({ line: 'a # G2 S2 b S4', die: [1] }, 'a take S4; a place 0,1; a end')
    expect(names(t.view().discards).split(' ')[0]).toBe('S2')
  })
})

describe('The End', () => {
  test('GM2-130 moving onto it ends turn and game for the player; any number of pieces may stand there', () => {
    const t = play({ line: 'a S1 b END S2' }, 'a take END')
    expect(t.player('a').finished).toBe(true)
    expect(t.asked).toBe('b turn')
    t.play('b take END')
    expect(t.asked).toBe('over')
    expect(t.view().arrivals).toEqual([0, 1])
  })
  test('GM2-130 beyond it the last tile is taken normally', () => {
    const t = play({ line: 'a S1 b END S2 S3' }, 'a take S2; a place 0,1; a end')
    expect([t.player('a').finished, t.player('a').tiles.length]).toEqual([true, 3])
    expect(t.asked).toBe('b turn')
  })
  test('GM2-131 it is never discarded, and refilling goes on after it', () => {
    const t = play({ line: 'a S1 b END S2 S3', left: [0, 0, 0, 9] }, 'a take S2; a place 0,1; a end')
    expect(t.line()).toContain('END')
    expect(t.eventsOf('rondelFilled').at(-1)?.tiles.length).toBe(2)
  })
  test('GM2-131 it stays where it is also when the last player moves beyond it', () => {
    const t = play({ line: 'a b END S1 S2 S3 S4' }, 'a take S4; a place 0,1; a end; b take S2; b place 0,1; b end')
    expect([t.asked, names(t.view().discards), names(t.view().removed)]).toEqual(['over', 'S1', ''])
  })
  test('GM2-132 the game ends with the turn in which the last player gets there, wherever the die stands', () => {
    const t = play({ line: 'a b # S1 END S2' }, 'a take S2; a place 0,1; a end; b take END')
    expect([t.asked, t.state.at[4]]).toEqual(['over', 2])
  })
  test('GM2-Q16 with an empty stack D the line keeps its order and is only cleared', () => {
    const t = play({ line: 'a S1 b S2 END S3', left: [0, 0, 0, 0] }, 'a take S2; a place 0,1; a end')
    expect(t.line().startsWith('b a END S3')).toBe(true)
    expect(t.view().front).toBe(13)
    expect(names(t.view().discards)).toBe('S1')
  })
  test('GM2-Q18 every turn has a legal action: The End may always be entered, other tiles be discarded', () => {
    const t = play({ line: `a END ${DEAR} b`, a: { coins: 0 }, market: ALL_FULL })
    expect(t.legal()).toEqual(['take END', ...DEAR.split(' ').map((tile) => `discard ${tile}`)])
  })
  test('GM2-Q23 nothing is sold on The End: the market is open before the move', () => {
    const t = play({ line: 'a S1 b END', a: { village: 'scot wood' } })
    expect(t.legal('sell')).toEqual(['sell wood HOME-V1'])
    t.play('a sell wood HOME-V1; a take END')
    expect([t.player('a').coins, t.asked]).toEqual([7, 'b turn'])
  })
})

const DEAR = 'A6 A7 A8 A14 A4 A5 B7 B8 B9 B10'
const ALL_FULL = { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 }

describe('what Chronicles ask of the rondel', () => {
  test('GM2-C0-2 a special tile that is cleared leaves the game, and is no discard', () => {
    const t = play({ line: 'a M1 S1 b # S2 S4' }, 'a take S1; a place 0,1; a end')
    expect([names(t.state.removed), names(t.state.discards)]).toEqual(['M1', ''])
    expect(play({ line: 'a M1 S1 b # S2 S4' }).whyNot('take M1')).toMatchObject({ why: 'notEntered' })
  })

  test('GM2-C0-3 Chronicle 7 can be chosen from 2 players on', () => {
    for (const seats of [2, 3, 4]) expect(glenMore2.setup({ council: true }, seats)).toMatchObject({ ok: true })
  })
})
