import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../../rules/index.ts'
import { boatOf, boats, PLENTY, shown, times } from './play.ts'

const NO_TOKENS = ['', '', '', '']
const TEN = 'a take S1; a place 0,1; a activate HOME-V1; a activate HOME-C1'
const LINE = 'a b # S1 S2 S3'

describe('GM2-C1-3 the start', () => {
  test('GM2-C1-3 the race starts for everybody when the first player’s piece passes Race Start', () => {
    const t = boats({ line: 'a b # S1 R1 S2 S3' }, 'a take S2; a place 0,1; a activate HOME-V1')
    expect([shown(t).begun, t.legal('row')]).toEqual([true, ['row']])
    expect(t.eventsOf('raceBegan')).toEqual([{ type: 'raceBegan', seat: 0 }])
    t.play('a end; b take S3; b place -1,0; b activate HOME-V2')
    expect([t.legal('row'), t.eventsOf('raceBegan').length]).toEqual([['row'], 1])
  })

  test('GM2-C1-3 not before', () => {
    const t = boats({ line: 'a b # S1 R1 S2' }, 'a take S1; a place 0,1; a activate HOME-V1')
    expect([shown(t).begun, t.legal('row'), t.whyNot('row')]).toEqual([
      false,
      [],
      { why: 'raceNotBegun', rule: 'GM2-C1-3' },
    ])
  })

  test('GM2-C1-3 Race Start cannot be entered, taken or discarded', () => {
    const t = boats({ line: 'a b # R1 S1 S2' })
    expect(t.whyNot('take R1')).toMatchObject({ why: 'notEntered' })
    const stuck = boats({ line: 'a b # S1 R1 S2 S3 S4 S5 A9 A10 A11 A12', a: { village: '' } })
    expect([stuck.legal('discard').length, stuck.whyNot('discard R1')]).toEqual([
      9,
      { why: 'notEntered', rule: 'GM2-26' },
    ])
  })

  test('GM2-C1-3 a move onto The End starts it too, and a discard does', () => {
    const end = boats({ line: 'a b # S1 R1 END S2' }, 'a take END')
    expect(shown(end).begun).toBe(true)
    const line = 'a b # S1 R1 S2 S3 S4 S5 A9 A10 A11 A12'
    expect(shown(boats({ line, a: { village: '' } }, 'a discard S2')).begun).toBe(true)
  })

  test('GM2-C1-3 the die does not start it', () => {
    const t = boats({ line: '# a b S1 R1 S2 S3', die: [3] })
    expect([t.state.at[4] > 4, shown(t).begun]).toEqual([true, false])
  })

  test('GM2-C0-2 Race Start that is cleared leaves the game', () => {
    const t = boats({ line: 'a R1 b # S1 S2 S3', die: [1] }, 'a take S3; a place -1,0; a end')
    expect([t.view().removed.length, t.view().discards.length, shown(t).begun]).toEqual([1, 0, true])
  })
})

describe('GM2-C1-4 the way', () => {
  const position = { line: LINE, corrections: PLENTY, race: { tokens: NO_TOKENS } }

  test('GM2-C1-4 a point moves the boat one space instead of a Scotsman', () => {
    const t = boats(position, `${TEN}; a row`)
    expect([boatOf(t, 0), t.state.points, t.scots('HOME-V1')]).toEqual(['0 0', 9, 1])
    expect(t.lastEvents).toEqual([{ type: 'rowed', seat: 0, river: 0, x: 0, of: 0, left: 13 }])
  })

  test('GM2-C1-4 only with a point', () => {
    const t = boats(position, `${TEN}; ${times(10, 'a row')}`)
    expect([t.legal('row'), t.whyNot('row')]).toEqual([[], { why: 'noPoint', rule: 'GM2-84' }])
    expect(boats(position).whyNot('row')).toEqual({ why: 'noPoint', rule: 'GM2-84' })
  })

  test('GM2-C1-4 to the left end, then to the right end of the next river clockwise', () => {
    const tiles = { a: { tiles: ['S3 -1,0'] }, b: { tiles: ['S5 2,0', 'A9 3,0'] } }
    const seats = { seats: 4, race: { tokens: NO_TOKENS }, line: 'a b c d # S1 S2 S4', corrections: PLENTY }
    const t = boats({ ...seats, ...tiles }, TEN)
    const path: string[] = []
    for (let i = 0; i < 7; i++) path.push(boatOf(t.play('a row'), 0))
    expect(path).toEqual(['0 0', '0 -1', '1 3', '1 2', '1 1', '1 0', '2 1'])
  })

  test('GM2-C1-4 back into the own river from its right end, to the Home Castle', () => {
    const a = { tiles: ['S3 2,0'] }
    const t = boats(
      { ...position, a, seats: 4, line: 'a b c d # S1 S2', race: { tokens: NO_TOKENS, boats: ['3 0'] } },
      TEN,
    )
    expect(shown(t).boats[0].left).toBe(2)
    expect([boatOf(t.play('a row'), 0), boatOf(t.play('a row'), 0), shown(t).boats[0].place]).toEqual(['0 2', '0 1', 1])
  })

  test('GM2-C1-4 several boats share a space', () => {
    const t = boats({ ...position, race: { tokens: NO_TOKENS, boats: ['1 3', '1 2'] } }, `${TEN}; a row`)
    expect([boatOf(t, 0), boatOf(t, 1)]).toEqual(['1 2', '1 2'])
  })

  test('GM2-C1-4 any point will do: one of a discarded tile, and those inside a clan bonus', () => {
    const line = 'a b # S2 S3 S4 S5 A9 A10 A11 A12 A13 A14'
    const discarded = boats({ line, a: { village: '' } }, 'a discard S2; a point; a row')
    expect(boatOf(discarded, 0)).toBe('0 0')
    const market = { wood: 3, stone: 3 }
    const granted = { market, line: 'a b # A1 S2', a: { coins: 9, tiles: ['A14 0,1 wood stone'] } }
    const t = boats(granted, 'a take A1; a claim cameron')
    expect([t.asked, t.legal('row')]).toEqual(['a grant', ['row']])
    t.play('a row; a activate A14 wood stone; a row')
    expect([boatOf(t, 0), t.state.points, t.asked]).toEqual(['1 3', 1, 'a activate'])
  })

  test('GM2-C1-4 nobody rows in another player’s turn', () => {
    const t = boats(position, TEN)
    expect(t.legalOf('b')).toEqual([])
  })
})

describe('GM2-C1-5 shipyards', () => {
  test('GM2-C1-5 they give 2 points, for boat or Scotsmen', () => {
    const market = { wood: 3 }
    const t = boats(
      { market, line: 'a b # R2 S2', a: { village: 'scot wood' } },
      'a take R2; a place -1,0; a activate R2',
    )
    expect(t.state.points).toBe(2)
    t.play('a row; a move HOME-V1 R2')
    expect([boatOf(t, 0), t.scots('R2'), t.state.points]).toEqual(['0 0', 1, 0])
    const inverness = boats(
      { market, line: 'a b # R3 S2', a: { village: 'scot wood' } },
      'a take R3; a place -1,0; a activate R3',
    )
    expect(inverness.state.points).toBe(2)
  })
})

describe('GM2-C1-7 the finish', () => {
  const near = { line: LINE, corrections: PLENTY, a: { tiles: ['S5 2,0'] } }

  test('GM2-C1-7 the first gets 15 VP and a cask; with 2 players the other is last at once', () => {
    const t = boats({ ...near, race: { tokens: ['', 'vp2', 'vp3', ''], boats: ['0 2', '1 3'] } }, `${TEN}; a row`)
    expect([t.vps(), t.player('a').casks, t.asked]).toEqual([[15, 0], 1, 'a activate'])
    expect(shown(t).boats.map(({ place, last, left }) => [place, last, left])).toEqual([
      [1, false, 0],
      [null, true, 0],
    ])
    expect([boatOf(t, 1), t.eventsOf('tokensSeen')]).toEqual(['2 1', []])
    expect(t.eventsOf('boatHome')).toEqual([{ type: 'boatHome', seat: 0, place: 1 }])
    expect(t.eventsOf('lastCard')).toEqual([{ type: 'lastCard', seat: 1, beaten: true }])
  })

  test('GM2-C1-7 a finished boat stays, and so does the last', () => {
    const t = boats({ ...near, race: { tokens: NO_TOKENS, boats: ['0 2', '1 3'] } }, `${TEN}; a row`)
    expect([t.legal('row'), t.whyNot('row')]).toEqual([[], { why: 'boatAtHome', rule: 'GM2-C1-7' }])
    t.play('a end; b take S2; b place 0,1; b activate HOME-V2')
    expect([t.asked, t.whyNot('row')]).toEqual(['b activate', { why: 'boatAtHome', rule: 'GM2-C1-7' }])
  })

  test('GM2-C1-7 a step says where it leads, and the next prize is shown', () => {
    const position = { seats: 3, line: 'a b c # S1 S2 S3', corrections: PLENTY }
    const seen = (at: string, tokens: readonly string[]) => {
      const race = { boats: [at], tokens, home: 'b' }
      const { boats: all, prize } = shown(boats({ ...position, race }, TEN))
      return [all[0].ahead, all[1].ahead, prize]
    }
    const SECOND = { vp: 10, cask: 0 }
    expect(seen('0 1', NO_TOKENS)).toEqual(['water', null, SECOND])
    expect(seen('0 0', ['', 'vp2', '', ''])).toEqual(['castle', null, SECOND])
    expect(seen('0 0', NO_TOKENS)).toEqual(['water', null, SECOND])
    expect(seen('3 -1', NO_TOKENS)).toEqual(['home', null, SECOND])
    const over = boats({ ...position, race: { boats: ['3 -1'], tokens: NO_TOKENS, home: 'b' } }, `${TEN}; a row`)
    expect(shown(over).prize).toBeNull()
  })

  test('GM2-C1-7 with 3 players the first and the second score', () => {
    const t = boats({
      ...near,
      seats: 3,
      line: 'a b c # S1 S2',
      race: { tokens: NO_TOKENS, boats: ['0 2', '1 1', '1 0'], home: 'b' },
    })
    t.play(`${TEN}; a row`)
    expect([t.vps(), t.player('a').casks, shown(t).boats.map(({ last }) => last)]).toEqual([
      [10, 0, 0],
      0,
      [false, false, true],
    ])
  })

  test('GM2-C1-7 with 4 players the third scores too', () => {
    const third = { tokens: NO_TOKENS, boats: ['0 2', '1 1', '2 1', '0 -0'], home: 'c b' }
    const t = boats({ ...near, seats: 4, line: 'a b c d # S1 S2', race: third })
    t.play(`${TEN}; a row`)
    expect([t.vps(), shown(t).boats.map(({ place }) => place)]).toEqual([
      [5, 0, 0, 0],
      [3, 2, 1, null],
    ])
    expect(boatOf(t, 3)).toBe('3 1')
  })

  test('GM2-C1-7 with two boats under way nobody is last yet', () => {
    const t = boats(
      { ...near, seats: 3, line: 'a b c # S1 S2', race: { tokens: NO_TOKENS, boats: ['0 2'] } },
      `${TEN}; a row`,
    )
    expect([t.vps(), t.eventsOf('lastCard')]).toEqual([[15, 0, 0], []])
  })

  test('GM2-C1-7 if the game ends first, everyone still racing gets a Last card', () => {
    const t = boats({ line: 'a # S1 END S2 b', race: { boats: ['0 0', '1 3'] } }, 'a take END')
    expect(t.asked).toBe('over')
    expect(t.eventsOf('lastCard')).toEqual([
      { type: 'lastCard', seat: 0, beaten: false },
      { type: 'lastCard', seat: 1, beaten: false },
    ])
    expect([t.vps(), boatOf(t, 1)]).toEqual([[0, 0], '1 3'])
    const order = t.events.map(({ type }) => type)
    expect(order.indexOf('lastCard')).toBeLessThan(order.indexOf('scoring'))
  })
})

describe('GM2-C1-8 the Last card', () => {
  const end = { seats: 3, line: 'a # S1 END S2 b c', race: { boats: ['0 1', '2 1'], home: 'a' } }

  test('GM2-C1-8 coins give no VP at the end', () => {
    expect(boats({ ...end, a: { coins: 4 }, b: { coins: 9 } }, 'a take END').vps()).toEqual([4, 0, 0])
  })

  test('GM2-C1-8 the first 8 coins still give 2 VP each through Armadale Castle, others 0', () => {
    const t = boats(
      {
        ...end,
        a: { coins: 0, cards: 'loch-ness' },
        b: { coins: 10, cards: 'armadale-castle' },
        c: { cards: 'castle-moil' },
      },
      'a take END',
    )
    expect(t.vps()).toEqual([0, 16, 0])
  })

  test('GM2-C1-8 the standing counts no coins of who would be last if the game ended now', () => {
    const coins = (t: ReturnType<typeof boats>): readonly number[] =>
      glenMore2.tally(t.state, null).map((own) => own.find(({ category }) => category === 'coins')?.points ?? -1)
    expect(coins(boats({ ...end, line: 'a b c # S1' }))).toEqual([6, 0, 0])
    expect(coins(boats({ line: 'a b # R1 S1' }))).toEqual([6, 6])
  })
})

describe('GM2-C1-9 tiles under boats', () => {
  const tiles = ['S5 2,0', 'A9 3,0', 'A7 0,1']

  test('GM2-C1-9 a tile that carries a boat cannot be removed', () => {
    const removing = (boatsAt: readonly string[]): ReturnType<typeof boats> =>
      boats({ line: 'a b # A1 S2', a: { coins: 9, tiles }, race: { boats: boatsAt } }, 'a take A1; a claim macmillan')
    const t = removing(['0 0', '0 3'])
    expect([t.legal('remove'), t.whyNot('remove A9')]).toEqual([['remove A7'], { why: 'boatOnTile', rule: 'GM2-C1-9' }])
    expect(removing(['0 0', '2 0']).legal('remove')).toEqual(['remove A9', 'remove A7'])
    // The same column of another row, and of another river, is another tile.
    expect(removing(['0 0', '2 0']).whyNot('remove A7')).toBeNull()
  })

  test('GM2-C1-9 nor with others that would have to go with it', () => {
    const corrections = [{ at: 'clanBoard.fields.macmillan.effect.0.max', value: 2 }]
    const a = { coins: 9, tiles: ['S5 2,0', 'A9 3,0'] }
    const t = boats(
      { line: 'a b # A1 S2', a, corrections, race: { boats: ['0 0', '0 3'] } },
      'a take A1; a claim macmillan',
    )
    expect(t.asked).toBe('a activate')
  })

  test('GM2-C1-9 a boat keeps its cell when the tile is overbuilt or the river grows', () => {
    const a = { tiles: ['A6 2,0'], castle: 'scot wood stone' }
    const t = boats({ line: 'a b # B4 S3 S5', market: { wood: 3, stone: 3 }, a, race: { boats: ['2 0', '0 2'] } })
    expect(shown(t).boats[1].left).toBe(2 + 5 + 1)
    t.play('a take B4; a place 2,0')
    expect(boatOf(t, 1)).toBe('0 2')
    const grown = boats({ line: 'a b # S5 S3', race: { boats: ['2 0', '0 0'] } })
    const before = shown(grown).boats[1].left
    grown.play('a take S5; a place -1,0')
    expect([boatOf(grown, 1), shown(grown).boats[1].left]).toEqual(['0 0', before + 1])
  })
})
