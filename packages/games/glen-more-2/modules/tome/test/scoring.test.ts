import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../../rules/index.ts'
import { eventsOf, gathering, shown, tome } from './play.ts'

describe('GM2-C6-4 landmark category', () => {
  const CARDS = 'inverness loch-lochy castle-moil loch-ness'

  test('GM2-C6-E1 4 cards, 2 of them turned: 6 in the landmark category; Loch Ness turned as the third: 3 coins', () => {
    const t = gathering(CARDS, {}, 'inverness loch-lochy')
    expect(t.view().standing.landmarks.values).toEqual([6, 0])
    expect(t.play('a event loch-ness').player('a').coins).toBe(9)
    expect(t.view().standing.landmarks.values).toEqual([7, 0])
  })

  test('GM2-C6-4 it counts in the scoring round and in the opponents’ comparison', () => {
    const a = { cards: 'inverness loch-lochy' }
    const b = { cards: 'castle-moil' }
    const t = tome({ line: 'a b # S4 S3', left: [1], a, b }, 'a take S4; a place 1,1', 'inverness castle-moil')
    expect(t.view().standing.landmarks).toEqual({ values: [3, 2], vp: [1, 0] })
    expect(t.play('a end').vps()).toEqual([1, 0])
  })

  test('GM2-C6-4 what a turned card counts may be put right', () => {
    const corrections = [{ at: 'tome.bonus', value: 2 }]
    const t = tome({ line: 'a b # S4', a: { cards: CARDS }, corrections }, '', 'inverness')
    expect(t.view().standing.landmarks.values).toEqual([6, 0])
    expect(shown(t).bonus).toBe(2)
  })
})

describe('GM2-C6-6 scoring tables', () => {
  const LEAD = { line: 'a b # S4 S3', left: [1] }

  test('GM2-C6-6 Inverness: the better table for casks, for this player alone, until the end', () => {
    const t = gathering('inverness', { ...LEAD, a: { casks: 3 }, b: { casks: 0 } })
    expect(t.view().standing.casks.vp).toEqual([3, 0])
    t.play('a event inverness')
    expect([t.view().standing.casks.vp, shown(t).tables]).toEqual([
      [5, 0],
      [['casks'], []],
    ])
    expect(eventsOf(t, 'tableReplaced')).toEqual([{ type: 'tableReplaced', seat: 0, category: 'casks' }])
    const other = gathering('inverness', { ...LEAD, a: { casks: 0 }, b: { casks: 3 } }).play('a event inverness')
    expect(other.view().standing.casks.vp).toEqual([0, 3])
  })

  test('GM2-C6-6 Old Man of Storr: 1 Scotsman, then the better table for the Home Castle', () => {
    const t = gathering('old-man-of-storr', { a: { castle: 'scot scot' } })
    t.play('a event old-man-of-storr; a give HOME-V1')
    expect([t.view().standing.scotsmen.vp, t.player('a').supply]).toEqual([[3, 0], 7])
    expect(shown(t).tables[0]).toEqual(['scotsmen'])
  })

  test('GM2-C6-6 a card that is only turned replaces nothing', () => {
    const t = gathering('inverness', { a: { casks: 3 } }).play('a flip inverness')
    expect([t.view().standing.casks.vp, shown(t).tables[0]]).toEqual([[3, 0], []])
  })

  test.each([
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 7],
    [5, 10],
    [7, 10],
  ])('GM2-C6-6 a lead of %i gives %i VP, above 5 as 5', (casks, vp) => {
    const t = gathering('inverness', { a: { casks } }).play('a event inverness')
    expect(t.view().standing.casks.vp).toEqual([vp, 0])
  })

  test('GM2-C6-6 the tables may be put right, and must rise', () => {
    const corrections = [{ at: 'tome.tables.eventCasks.3', value: 6 }]
    const t = gathering('inverness', { a: { casks: 3 }, corrections }).play('a event inverness')
    expect(t.view().standing.casks.vp).toEqual([6, 0])
    expect(glenMore2.setup({ corrections: [{ at: 'tome.tables.eventScotsmen.2', value: 1 }] }, 2)).toMatchObject({
      problem: { why: 'breaks-law', law: 'rising' },
    })
  })
})
