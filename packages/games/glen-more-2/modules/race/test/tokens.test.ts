import { peek, stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { content, glenMore2, RACE_START, REWARDS, type State, TILES } from '../../../rules/index.ts'
import { boatOf, boats, knownOn, PLENTY, shown, times } from './play.ts'

const TEN = 'a take S1; a place 0,1; a activate HOME-V1; a activate HOME-C1'

function opening(seats: number, setup: object = {}, seed = 'seed'): State {
  const checked = glenMore2.setup({ race: true, ...setup }, seats)
  if (!checked.ok) throw new Error(checked.problem.at)
  return glenMore2.create(checked.value, seats, seed, 1)
}
const raceIn = (s: State): NonNullable<State['chronicles']['race']> => {
  if (s.chronicles.race === undefined) throw new Error('there is no race')
  return s.chronicles.race
}
const depthOf = (s: State): number => peek(s.stacks[1]).length - 1 - peek(s.stacks[1]).indexOf(RACE_START)

describe('GM2-C1-1 set-up', () => {
  test.each([2, 3, 4])('GM2-C1-1 with %i players there are four castles, with as many tokens on each', (seats) => {
    const s = opening(seats)
    const { rivers, boats: all, begun } = glenMore2.view(s, null).chronicles.race ?? { rivers: [], boats: [] }
    expect(rivers.map(({ tokens }) => tokens)).toEqual([seats, seats, seats, seats])
    expect(rivers.filter(({ seat }) => seat === null).length).toBe(4 - seats)
    expect([begun, all.map(({ river, x }) => [rivers[river].seat, x])]).toEqual([
      false,
      Array.from({ length: seats }, (_, seat) => [seat, 1]),
    ])
  })

  test('GM2-C1-1 the tokens are those of the box, dealt at random; those that are not used are gone', () => {
    const all = (seed: string): string =>
      peek(raceIn(opening(4, {}, seed)).tokens)
        .flat()
        .map((reward) => REWARDS[reward])
        .toSorted()
        .join(' ')
    expect(all('one')).toBe(
      'clan coins2 coins2 coins2 joker joker move2 scotsman scotsman vp2 vp2 vp2 vp3 vp3 whisky whisky',
    )
    const dealt = (seed: string): string => JSON.stringify(peek(raceIn(opening(4, {}, seed)).tokens))
    expect([dealt('one') === dealt('one'), dealt('one') === dealt('two')]).toEqual([true, false])
  })

  test('GM2-C1-1 Race Start is in the top third of stack B, the shipyards in B and C', () => {
    const depths = new Set(Array.from({ length: 80 }, (_, i) => depthOf(opening(2, {}, String(i)))))
    expect([...depths].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
    const s = opening(2)
    expect(glenMore2.view(s, null).sizes).toEqual([14, 19, 18, 18])
    const names = (place: number): readonly string[] => peek(s.stacks[place]).map((tile) => TILES[tile])
    expect([names(1).includes('R2'), names(2).includes('R3')]).toEqual([true, true])
  })

  test('GM2-C1-1 depth and tokens can be arranged', () => {
    const s = opening(2, { arranged: { race: { start: [4], tokens: ['clan', 'vp3', 'move2'] } } })
    const [first, second] = peek(raceIn(s).tokens)
    expect([depthOf(s), first.map((one) => REWARDS[one]), REWARDS[second[0]]]).toEqual([4, ['clan', 'vp3'], 'move2'])
  })

  test.each([
    [{ start: [7] }, 'arranged.race.start[0]'],
    [{ start: [1, 1] }, 'arranged.race.start[1]'],
    [{ tokens: ['clan', 'clan'] }, 'arranged.race.tokens[1]'],
    [{ tokens: ['gold'] }, 'arranged.race.tokens[0]'],
    [{ boats: [] }, 'arranged.race.boats'],
  ])('GM2-C1-1 %j cannot be', (race, at) => {
    expect(glenMore2.setup({ race: true, arranged: { race } }, 2)).toMatchObject({ problem: { at } })
  })

  test('GM2-C1-1 with one tile fewer in stack B a sixth is too deep', () => {
    const corrections = [{ at: 'tiles.R2.stack', value: 'C' }]
    const at = (start: number): boolean =>
      glenMore2.setup({ race: true, corrections, arranged: { race: { start: [start] } } }, 2).ok
    expect([at(5), at(6)]).toEqual([true, false])
  })
})

describe('GM2-C1-2 seats for the race', () => {
  test.each([
    [2, [0, null, 1, null]],
    [3, [0, 1, 2, null]],
    [4, [0, 1, 2, 3]],
  ])('GM2-C1-2 %i players', (seats, ring) => {
    expect(glenMore2.view(opening(seats), null).chronicles.race?.rivers.map(({ seat }) => seat)).toEqual(ring)
  })

  test('GM2-C1-2 a neutral river has 5 spaces, with the castle in the middle', () => {
    const t = boats({ line: 'a b # S1 S2', corrections: PLENTY, race: { tokens: ['', 'vp2', '', ''] } }, TEN)
    const path: string[] = []
    for (let i = 0; i < 4; i++) path.push(boatOf(t.play('a row'), 0))
    expect([path, t.asked]).toEqual([['0 0', '1 3', '1 2', '1 1'], 'a token'])
    t.play('a decline')
    for (let i = 0; i < 3; i++) path.push(boatOf(t.play('a row'), 0))
    expect(path.slice(4)).toEqual(['1 0', '1 -1', '2 1'])
  })

  test('GM2-C1-2 the owner of a box may know a neutral river better', () => {
    const corrections = [...PLENTY, { at: 'race.neutral.spaces', value: 2 }, { at: 'race.neutral.castle', value: 1 }]
    const t = boats({ line: 'a b # S1 S2', corrections, race: { tokens: ['', '', '', ''] } }, `${TEN}; a row; a row`)
    expect([boatOf(t, 0), boatOf(t.play('a row; a row'), 0)]).toEqual(['1 1', '2 1'])
  })
})

describe('GM2-C1-6 reward tokens', () => {
  const four = { seats: 4, line: 'a b c d # S1 S2', corrections: PLENTY }
  const TOKENS = ['vp2', 'vp3 coins2', 'joker whisky', 'scotsman move2']

  test('GM2-C1-6 a token that is not on the castle cannot be taken, and the others stay there', () => {
    const t = boats({ ...four, race: { tokens: TOKENS } }, `${TEN}; a row; a row`)
    const before = peek(raceIn(t.state).tokens)
    expect(() => glenMore2.apply(t.state, 0, glenMore2.read('token clan'))).toThrow('there is no token')
    expect(peek(raceIn(t.state).tokens)).toEqual(before)
  })

  test('GM2-C1-E1 four players with home tiles only: 8 steps, with a token on steps 2, 4, 6 and 8', () => {
    const t = boats({ ...four, race: { tokens: ['vp2', 'vp3', 'vp3', 'vp2'] } }, TEN)
    const asked: number[] = []
    expect(shown(t).boats[0].left).toBe(8)
    for (let step = 1; step <= 8; step++) {
      t.play('a row')
      if (t.asked === 'a token') asked.push(step)
      if (t.asked === 'a token') t.play(`a ${t.legal('token')[0]}`)
    }
    expect([asked, t.vps(), shown(t).boats[0].place]).toEqual([[2, 4, 6, 8], [10 + 15, 0, 0, 0], 1])
  })

  test('GM2-C1-6 the seat looks, takes one, and the rest stays face down', () => {
    const t = boats({ ...four, race: { tokens: TOKENS } }, `${TEN}; a row; a row`)
    expect([t.asked, t.legal()]).toEqual(['a token', ['token vp3', 'token coins2', 'decline']])
    expect(t.whyNot('end')).toEqual({ why: 'tokenFirst', rule: 'GM2-C1-6' })
    t.play('a token coins2')
    expect([t.player('a').coins, knownOn(t, 'a', 1), shown(t).rivers[1].tokens]).toEqual([8, 'vp3', 1])
    expect(shown(t).boats[0].tokens.map((one) => REWARDS[one])).toEqual(['coins2'])
  })

  test('GM2-C1-6 it may take none', () => {
    const t = boats({ ...four, race: { tokens: TOKENS } }, `${TEN}; a row; a row; a decline`)
    expect([t.asked, shown(t).rivers[1].tokens, knownOn(t, 'a', 1)]).toEqual(['a activate', 2, 'vp3 coins2'])
    expect(t.lastEvents).toEqual([{ type: 'tokensLeft', seat: 0, river: 1 }])
  })

  test('GM2-C1-6 two of a kind are one choice', () => {
    const t = boats({ ...four, race: { tokens: ['', 'vp2 vp2', '', ''] } }, `${TEN}; a row; a row`)
    expect(t.legal()).toEqual(['token vp2', 'decline'])
    t.play('a token vp2')
    expect([shown(t).rivers[1].tokens, t.vps()[0]]).toEqual([1, 2])
  })

  test('GM2-C1-6 without a token nothing is asked, and nobody has looked', () => {
    const t = boats({ ...four, race: { tokens: ['', '', '', ''] } }, `${TEN}; a row; a row`)
    expect([t.asked, shown(t).rivers[1].looked]).toEqual(['a activate', []])
  })

  test('GM2-C1-6 the own castle gives one at the finish and not before', () => {
    const t = boats({ ...four, race: { tokens: ['whisky', '', '', ''], boats: ['3 0'] } }, `${TEN}; a row`)
    expect([t.asked, t.vps()[0], t.player('a').casks]).toEqual(['a token', 15, 1])
    t.play('a token whisky')
    expect(t.player('a').casks).toBe(2)
  })

  test('GM2-C1-6 each token is resolved at once', () => {
    const taking = (token: string): ReturnType<typeof boats> =>
      boats({ ...four, race: { tokens: ['', token, '', ''] } }, `${TEN}; a row; a row; a token ${token}`)
    expect(taking('vp3').vps()[0]).toBe(3)
    expect(taking('coins2').player('a').coins).toBe(8)
    expect(taking('whisky').player('a').casks).toBe(1)
    expect(taking('move2').state.points).toBe(10)
    const joker = taking('joker')
    expect(joker.asked).toBe('a choose')
    expect(joker.play('a choose sheep; a put sheep HOME-C1').goods('HOME-C1')).toBe('sheep')
    const scotsman = taking('scotsman')
    expect(scotsman.asked).toBe('a bring')
    expect(scotsman.play('a settle S1').scots('S1')).toBe(1)
    const clan = taking('clan')
    expect([clan.asked, clan.whyNot('claim mckay')]).toEqual(['a claim', null])
    clan.play('a claim mckay')
    expect([clan.player('a').coins, clan.player('a').fields.length]).toEqual([4, 1])
  })

  test('GM2-C1-6 VP of a token are those of the race', () => {
    const t = boats({ ...four, race: { tokens: ['', 'vp3', '', ''] } }, `${TEN}; a row; a row; a token vp3`)
    expect(t.eventsOf('vpGained')).toMatchObject([{ vp: 3, source: 'race' }])
    const lines = glenMore2.tally(t.state, null).map((own) => own.find(({ category }) => category === 'race'))
    expect(lines[0]).toEqual({ category: 'race', points: 3, counts: true, detail: { place: 0, last: 0, left: 6 } })
  })

  test('GM2-C1-6 numbers that an owner puts right', () => {
    const corrections = [...PLENTY, { at: 'race.rewards.vp3.amount', value: 7 }]
    const t = boats(
      { ...four, corrections, race: { tokens: ['', 'vp3', '', ''] } },
      `${TEN}; a row; a row; a token vp3`,
    )
    expect(t.vps()[0]).toBe(7)
    const prizes = [...PLENTY, { at: 'race.prizes.winner.cask', value: 3 }]
    const home = boats(
      { ...four, corrections: prizes, race: { tokens: ['', '', '', ''], boats: ['3 0'] } },
      `${TEN}; a row`,
    )
    expect(home.player('a').casks).toBe(3)
  })
})

describe('GM2-C1-6 players know what they have looked at', () => {
  const four = { seats: 4, line: 'a b c d # S1 S2', corrections: PLENTY }
  const seen = (): ReturnType<typeof boats> =>
    boats(
      { ...four, race: { tokens: ['vp2', 'vp3 coins2', 'joker whisky', 'scotsman move2'] } },
      `${TEN}; a row; a row`,
    )

  test('GM2-C1-6 only who has looked sees the tokens; that a player looked is open', () => {
    const t = seen()
    expect([null, 'a', 'b'].map((letter) => knownOn(t, letter, 1))).toEqual([null, 'vp3 coins2', null])
    expect([0, 2, 3].map((river) => knownOn(t, 'a', river))).toEqual([null, null, null])
    expect(shown(t, 'b').rivers.map(({ looked }) => looked)).toEqual([[], [0], [], []])
    const told = (letter: string | null): unknown => t.witnessed(letter).find((e) => e?.type === 'tokensSeen')
    expect(told('a')).toMatchObject({
      tokens: [
        { reward: 1, amount: 3 },
        { reward: 2, amount: 2 },
      ],
    })
    expect([told('b'), told(null)]).toMatchObject([{ tokens: null }, { tokens: null }])
  })

  test('GM2-C1-6 a token that was seen is not unseen: looking and taking cannot be undone', () => {
    const t = seen()
    const reveals = (): readonly string[] => t.lastEvents.flatMap((e) => (glenMore2.reveals(e) ? [e.type] : []))
    expect(reveals()).toEqual(['tokensSeen'])
    t.play('a token vp3')
    expect(reveals()).toEqual(['tokenTaken'])
    t.play('a row')
    expect(reveals()).toEqual([])
  })

  test('GM2-C1-6 what is imagined keeps what is known, and draws the rest from what can be there', () => {
    const t = seen().play('a token vp3')
    const drawn = (seat: number | null, label: string): readonly (readonly string[])[] =>
      peek(raceIn(glenMore2.imagine(t.state, seat, stream('imagine', label))).tokens).map((own) =>
        own.map((one) => REWARDS[one]),
      )
    const labels = Array.from({ length: 30 }, (_, i) => String(i))
    expect(new Set(labels.map((label) => drawn(0, label)[1].join()))).toEqual(new Set(['coins2']))
    expect(new Set(labels.map((label) => drawn(1, label)[1].join())).size).toBeGreaterThan(3)
    for (const label of labels)
      for (const seat of [0, 1, null]) {
        const castles = drawn(seat, label)
        expect(castles.map((own) => own.length)).toEqual([1, 1, 2, 2])
        for (const [reward, { inBox }] of content.builtIn.race.rewards.entries()) {
          const there = castles.flat().filter((name) => name === REWARDS[reward]).length
          expect(there).toBeLessThanOrEqual(inBox - Number(REWARDS[reward] === 'vp3'))
        }
      }
  })

  test('GM2-C1-6 what is imagined does not depend on what is not known', () => {
    const t = seen()
    const other = glenMore2.clone(t.state)
    const mine = raceIn(other)
    peek(mine.tokens)[2] = [6, 7]
    const imagined = (s: State, seat: number): string =>
      JSON.stringify(glenMore2.imagine(s, seat, stream('imagine', 'same')))
    expect(imagined(other, 0)).toBe(imagined(t.state, 0))
    expect(imagined(other, 1)).toBe(imagined(t.state, 1))
  })

  test('GM2-C1-1 Race Start is imagined as deep as it can be, given what was drawn', () => {
    const s = opening(2, { arranged: { race: { start: [6] } } })
    const depths = (drawn: number): readonly number[] => {
      const then = glenMore2.clone(s)
      const stack = peek(then.stacks[1])
      then.removed.push(...stack.splice(stack.length - drawn))
      const found = new Set<number>()
      for (let i = 0; i < 80; i++) found.add(drawn + depthOf(glenMore2.imagine(then, 0, stream('start', String(i)))))
      return [...found].toSorted((a, b) => a - b)
    }
    expect([depths(0), depths(4), depths(6)]).toEqual([[0, 1, 2, 3, 4, 5, 6], [4, 5, 6], [6]])
  })

  test('GM2-C1-6 a copy of the table has a race of its own', () => {
    const t = seen()
    const copy = glenMore2.clone(t.state)
    glenMore2.apply(copy, 0, glenMore2.read('token vp3'))
    glenMore2.apply(copy, 0, glenMore2.read('row'))
    expect([boatOf(t, 0), shown(t).rivers[1].tokens, t.vps()[0]]).toEqual(['1 1', 2, 0])
    expect(raceIn(t.state).taken).toEqual([[], [], [], []])
  })

  test('GM2-C1-4 ten points and no more', () => {
    const t = boats({ ...four, race: { tokens: ['', '', '', ''] } }, `${TEN}; ${times(8, 'a row')}`)
    expect([t.state.points, t.legal('row')]).toEqual([2, []])
  })
})
