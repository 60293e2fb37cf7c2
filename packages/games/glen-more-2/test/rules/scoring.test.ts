import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../rules/index.ts'
import { play } from '../play.ts'

const END = 'a S1 b END S2'
const finish = (t: ReturnType<typeof play>): ReturnType<typeof play> => t.play('a take END; b take END')

describe('scoring rounds', () => {
  test('GM2-120 four categories, each compared with the least', () => {
    const t = play({
      a: { castle: 'scot scot', casks: 1, cards: 'loch-ness', persons: 'A1 A2' },
      b: { castle: 'scot', casks: 3, cards: 'loch-shiel duart-castle inverness', persons: '' },
    })
    expect(t.view().standing).toEqual({
      scotsmen: { values: [2, 1], vp: [1, 0] },
      landmarks: { values: [1, 3], vp: [0, 2] },
      casks: { values: [1, 3], vp: [0, 2] },
      persons: { values: [2, 0], vp: [2, 0] },
    })
  })
  test('GM2-120 rounds come with the last A, B and C tile, and at the end', () => {
    const t = play({ line: END, left: [0, 0, 0, 0] })
    expect(finish(t).view().scorings).toBe(1)
    for (const left of [
      [1, 17, 17, 17],
      [0, 1, 17, 17],
      [0, 0, 1, 17],
    ]) {
      const round = play({ line: 'a S1 S2 b # S3 S4 S5', left }, 'a take S5; a place -1,0; a end')
      expect(round.view().scorings).toBe(1)
    }
    expect(
      play({ line: 'a S1 S2 b # S3 S4 S5', left: [0, 0, 0, 1] }, 'a take S5; a place -1,0; a end').view().scorings,
    ).toBe(0)
  })
  test('GM2-121 leads of 1 to 5 and more give 1, 2, 3, 5, 8, 8 VP; nothing is spent', () => {
    const vp = [0, 1, 2, 3, 4, 5, 6].map((casks) => play({ a: { casks } }).view().standing.casks.vp[0])
    expect(vp).toEqual([0, 1, 2, 3, 5, 8, 8])
    const t = play(
      { line: 'a S1 S2 b # S3 S4 S5', left: [1, 17, 17, 17], a: { casks: 4 } },
      'a take S5; a place -1,0; a end',
    )
    expect([t.vps()[0], t.player('a').casks]).toEqual([5, 4])
  })
  test('GM2-120 every round is told with its number, what all have and what it brings', () => {
    const a = { casks: 3, castle: 'scot', cards: 'loch-ness', persons: 'A1 A2' }
    const t = play({ line: 'a S1 S2 b # S3 S4 S5', left: [1, 17, 17, 17], a }, 'a take S5; a place -1,0; a end')
    expect(t.eventsOf('scoring')).toEqual([
      {
        type: 'scoring',
        round: 1,
        values: { scotsmen: [1, 0], landmarks: [1, 0], casks: [3, 0], persons: [2, 0] },
        vp: { scotsmen: [1, 0], landmarks: [1, 0], casks: [3, 0], persons: [2, 0] },
      },
    ])
  })
  test('GM2-E9 landmark cards 5, 3, 1: 5, 2 and 0 VP', () => {
    const t = play({
      seats: 3,
      a: { cards: 'loch-ness inverness loch-shiel duart-castle castle-stalker' },
      b: { cards: 'loch-lochy donan-castle loch-morar' },
      c: { cards: 'castle-of-mey' },
    })
    expect(t.view().standing.landmarks.vp).toEqual([5, 2, 0])
  })
})

describe('the end', () => {
  test('GM2-132 fourth round, then the territory, then coins', () => {
    const t = finish(play({ line: END, a: { tiles: ['A6 -1,0'], coins: 4, casks: 1 }, b: { coins: 2 } }))
    expect(t.asked).toBe('over')
    expect(t.lastEvents.flatMap((e) => (e.type === 'vpGained' ? [`${e.seat} ${e.source} ${e.vp}`] : []))).toEqual([
      '0 casks 1',
      '0 territory -3',
      '0 coins 4',
      '1 coins 2',
    ])
    expect(t.vps()).toEqual([2, 2])
  })
  test('GM2-132 covered tiles and persons are not part of the territory', () => {
    const t = finish(
      play({
        line: END,
        a: { tiles: ['A7 0,1', 'C8 0,1'], coins: 0 },
        b: { tiles: ['S4 0,1'], coins: 0, persons: 'A1' },
      }),
    )
    expect(t.eventsOf('finalScoring')[0].seats.map(({ territory }) => territory)).toEqual([0, 0])
  })
  test('GM2-D8 the fourth round comes first, and then a final scoring', () => {
    const t = finish(play({ line: END }))
    const order = t.lastEvents.map(({ type }) => type).filter((type) => type !== 'vpGained')
    expect(order.slice(-3)).toEqual(['scoring', 'finalScoring', 'gameEnded'])
  })
  test('GM2-E10 territories of 15, 13 and 16 tiles: -6, 0 and -9 VP', () => {
    const column = (names: string, x: number): string[] => names.split(' ').map((name, i) => `${name} ${x},${i + 1}`)
    const t = play({
      seats: 3,
      a: { tiles: column('S1 S2 S4 A7 A8 A10 A11 A12 A13 A14 B8 B9 B11', 0) },
      b: { tiles: column('B12 B13 B14 B15 B16 C6 C9 C10 C11 C12 C15', 0) },
      c: { tiles: column('C16 C5 D6 D9 D10 D11 D13 D14 D17 A4 B6', 0).concat('S3 -1,0', 'S5 -2,0', 'A9 -3,0') },
      line: 'a b c #',
    })
    const lines = glenMore2.tally(t.state, null).map((all) => all.find(({ category }) => category === 'territory'))
    expect(lines.map((line) => line?.points)).toEqual([-6, 0, -9])
  })
  test('GM2-133 most VP wins; a tie goes to who has most resources; then it is shared', () => {
    const t = finish(play({ line: END, a: { coins: 3, village: 'scot wood' }, b: { coins: 3 } }))
    expect(t.view().ranks).toEqual([1, 2])
    expect(glenMore2.result(t.state)?.tieBreaks).toEqual([{ id: 'mostResources', values: [1, 0] }])
    expect(finish(play({ line: END, a: { coins: 3 }, b: { coins: 3 } })).view().ranks).toEqual([1, 1])
    expect(finish(play({ line: END, a: { coins: 3 }, b: { coins: 4 } })).view().ranks).toEqual([2, 1])
  })
  test('GM2-D2 with the option a tie goes to who has fewest resources', () => {
    const t = finish(
      play({ options: { tie: 'fewest' }, line: END, a: { coins: 3, village: 'scot wood' }, b: { coins: 3 } }),
    )
    expect(t.view().ranks).toEqual([2, 1])
    expect(glenMore2.result(t.state)?.tieBreaks).toEqual([{ id: 'fewestResources', values: [-1, 0] }])
  })
  test('GM2-Q12 VP fall below 0 only in the final scoring', () => {
    const t = finish(play({ line: END, a: { tiles: ['A6 -1,0'], coins: 0 }, b: { coins: 0 } }))
    expect(t.vps()).toEqual([-3, 0])
  })
})

test('GM2-120 the tally says what one has and the lowest has, and by how many tiles one has more', () => {
  const t = play({ a: { casks: 3, tiles: ['A6 -1,0'] }, b: { casks: 1, castle: 'scot' } })
  const detail = (seat: number, category: string): unknown =>
    glenMore2.tally(t.state, null)[seat].find((line) => line.category === category)?.detail
  expect([detail(0, 'nextCasks'), detail(1, 'nextCasks')]).toEqual([
    { has: 3, lowest: 1 },
    { has: 1, lowest: 1 },
  ])
  expect(detail(1, 'nextScotsmen')).toEqual({ has: 1, lowest: 0 })
  expect([detail(0, 'territory'), detail(1, 'territory')]).toEqual([
    { tiles: 3, more: 1 },
    { tiles: 2, more: 0 },
  ])
})

test('GM2-132 the tally says what the end would bring, and at the end what it brought', () => {
  const t = play({ line: END, a: { tiles: ['A6 -1,0'], coins: 4, casks: 1, vp: 5 }, b: { coins: 2 } })
  const sum = (): number[] =>
    glenMore2
      .tally(t.state, null)
      .map((lines) => lines.reduce((all, { points, counts }) => all + (counts ? points : 0), 0))
  const before = sum()
  finish(t)
  expect(before).toEqual([7, 2])
  expect(sum()).toEqual(t.vps())
})
