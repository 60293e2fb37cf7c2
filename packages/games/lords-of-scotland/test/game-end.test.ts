import { expect, test } from 'vitest'
import { lordsOfScotland } from '../rules/index.ts'
import { play, type Played } from './play.ts'

const SCOTTS = 'scott-12 scott-11'
const resultOf = (t: Played): unknown => lordsOfScotland.result(t.state)

test('LOS-77 EX-22 the game ends after all claims, not between two of them', () => {
  const t = play(
    {
      seats: 3,
      hands: ['makgill-12', 'makgill-11', 'makgill-1'],
      supporters: 'cochrane-9 cochrane-5 cochrane-1',
      piles: [`${SCOTTS} wemyss-12`, `${SCOTTS.replaceAll('scott', 'forsyth')} cockburn-10`, 'cockburn-12 cockburn-8'],
    },
    'a muster makgill-12 down; b muster makgill-11 down; c muster makgill-1 down',
  ).idle('claim')
  expect(t.view(null).points).toEqual([35, 33, 20])
  t.play('a claim 2')
  expect([t.view(null).points[0], t.asked]).toEqual([40, 'b claim'])
  t.play('b claim 1; c claim 3')
  expect([t.asked, t.view(null).points]).toEqual(['over', [40, 42, 21]])
  expect(resultOf(t)).toMatchObject({ scores: [40, 42, 21], ranks: [2, 1, 3] })
  expect(t.lastEvents.map((e) => e.type)).toEqual(['claimed', 'gameEnded'])
})

test('LOS-77 exactly 40 is enough', () => {
  const t = play(
    { seats: 2, hands: ['makgill-12'], supporters: 'cochrane-4 cochrane-5', piles: [`${SCOTTS} wemyss-12`] },
    'a muster makgill-12 down',
  ).idle('claim')
  t.play('a claim 2')
  expect([t.view(null).points[0], t.asked]).toEqual([40, 'over'])
})

test('LOS-77 nobody with 40: the game goes on', () => {
  const t = play(
    { seats: 2, hands: ['makgill-12'], supporters: 'cochrane-4 cochrane-5', piles: [`${SCOTTS} wemyss-12`] },
    'a muster makgill-12 down',
  ).idle('claim')
  t.play('a claim 1')
  expect([t.view(null).points[0], t.asked]).toEqual([39, 'a turn'])
})

test('LOS-78 EX-22 the highest total wins, not the one who reached 40 first', () => {
  const t = play(
    {
      seats: 2,
      hands: ['makgill-12', 'makgill-11'],
      supporters: 'cochrane-9 cochrane-5',
      piles: [`${SCOTTS} wemyss-12`, `${SCOTTS.replaceAll('scott', 'forsyth')} cockburn-10`],
    },
    'a muster makgill-12 down; b muster makgill-11 down',
  ).idle('claim')
  t.play('a claim 2; b claim 1')
  expect(t.view('a').ranks).toEqual([2, 1])
})

test('LOS-79 EX-23 equal totals: the one who stood higher in the last skirmish wins', () => {
  const t = play(
    {
      seats: 2,
      hands: ['makgill-11', 'makgill-12'],
      supporters: 'cochrane-9 cochrane-8',
      piles: ['scott-12 scott-11 scott-9', 'forsyth-12 forsyth-11 forsyth-10'],
    },
    'a muster makgill-11 down; b muster makgill-12 down',
  ).idle('claim')
  t.play('b claim 2; a claim 1')
  expect(resultOf(t)).toEqual({
    scores: [41, 41],
    tieBreaks: [
      { id: 'army', values: [11, 12] },
      { id: 'rank', values: [82, 90] },
    ],
    ranks: [2, 1],
    verdict: null,
  })
})

test('LOS-79 further places in the same way; those without an army come last and share the place', () => {
  const t = play(
    {
      seats: 5,
      hands: ['makgill-12', 'makgill-2'],
      supporters: 'cochrane-9 cochrane-5 cochrane-4 cochrane-3 cochrane-2',
      piles: [
        'scott-12 scott-11 scott-10',
        'forsyth-11',
        'forsyth-12 wemyss-4',
        'cockburn-12 macdonnell-4',
        'cockburn-10',
      ],
    },
    'a muster makgill-12 down; b muster makgill-2 down',
  ).idle('claim')
  t.play('a claim 1; b claim 2')
  expect(resultOf(t)).toEqual({
    scores: [42, 16, 16, 16, 10],
    tieBreaks: [
      { id: 'army', values: [12, 2, 0, 0, 0] },
      { id: 'rank', values: [90, 10, 0, 0, 0] },
    ],
    ranks: [1, 2, 3, 3, 5],
    verdict: null,
  })
})
