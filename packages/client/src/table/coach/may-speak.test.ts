import { beforeEach, expect, test } from 'vitest'
import type { TableInfo } from '@bothy/protocol'
import { finishedGames, helpAgain } from '@bothy/board-kit/ui/page/settings.ts'
import { countGame, learning, silenceRemark, switchCoach } from '../../net/people/learning.ts'
import { keepWish } from './kept.ts'
import { mayCoach, silencedIn, speaks } from './may-speak.ts'

const ME = { kind: 'person', name: 'Mia', online: true, mine: true, away: null, ready: true, resigned: false } as const
const BOT = { kind: 'bot', name: 'Rory', level: 'easy' } as const
let tables = 0
let game = ''
const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: `t${tables++}`, game, seats: [ME, BOT], rated: false, imported: false, ...more }) as TableInfo

beforeEach(() => {
  game = `game-${tables}`
  helpAgain.value = false
  finishedGames.value = []
})

test('only one person against bots is coached, and nothing is at stake', () => {
  expect(mayCoach(table())).toBe(true)
  expect(mayCoach(table({ rated: true }))).toBe(false)
  expect(mayCoach(table({ imported: true }))).toBe(false)
  expect(mayCoach(table({ seats: [ME, BOT, { ...ME, mine: false }] }))).toBe(false)
  expect(mayCoach(table({ seats: [ME, BOT, { kind: 'open' }] }))).toBe(false)
  expect(mayCoach(table({ seats: [ME, ME, BOT] }))).toBe(false)
  expect(mayCoach(table({ seats: [ME] }))).toBe(false)
  expect(mayCoach(table({ seats: [{ ...ME, away: 'easy' }, BOT] }))).toBe(false)
})

test('in the first three games of a kind, then on wish', () => {
  for (const name of ['a', 'b', 'c']) {
    expect(speaks(table())).toBe(true)
    countGame({ game, level: 'easy', table: `${game}-${name}`, won: false, at: 1000 })
  }
  const fourth = table()
  expect(speaks(fourth)).toBe(false)
  keepWish(fourth.id, 'on')
  expect(speaks(fourth)).toBe(true)
  expect(speaks(table())).toBe(false)
  helpAgain.value = true
  expect(speaks(table())).toBe(true)
})

test('a player who finished games before they were counted is no newcomer', () => {
  finishedGames.value = [game]
  expect(speaks(table())).toBe(false)
  countGame({ game, level: 'easy', table: 'one', won: true, at: 1000 })
  expect(speaks(table())).toBe(true)
})

test('off for one game, or for good', () => {
  const [one, other] = [table(), table()]
  keepWish(one.id, 'off')
  expect([speaks(one), speaks(other)]).toEqual([false, true])
  switchCoach(true)
  expect([speaks(other), learning.value.coach.off]).toEqual([false, true])
  switchCoach(false)
  expect(speaks(other)).toBe(true)
})

test('a silenced remark is silent in its game only', () => {
  silenceRemark(game, 'again')
  expect(silencedIn(game)).toEqual(['again'])
  expect(silencedIn(`${game}-2`)).toEqual([])
})
