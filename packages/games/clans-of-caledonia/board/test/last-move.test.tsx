import type { Event } from '@bothy/clans-of-caledonia'
import { expect, test } from 'vitest'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import './both-languages.ts'
import { board } from '../index.ts'
import { mainOf, touches } from '../seats/last-move.tsx'
import { SeatChip } from '../seats/seats.tsx'
import { sightOf } from '../visible-area.ts'
import { wordsOf } from '../words.ts'
import { samplePlay } from './sample-play.ts'

const { tableOf, draw } = benchOf(board)

const PLACED: Event = { type: 'unitPlaced', seat: 1, unit: 'sheep', hex: 12, money: 11, start: false, free: false }
const BOUGHT: Event = { type: 'bought', seat: 1, good: 'wool', n: 2, price: 4, now: 6, nearby: true }
const ENDED: Event = { type: 'turnEnded', seat: 1 }

const line = (events: readonly Event[], language: 'en' | 'fr'): string | undefined => {
  const { lastMove } = wordsOf(language)
  const event = mainOf(events, 1, (it) => lastMove(it) !== null)
  return event === undefined ? undefined : lastMove(event)?.join('')
}

test('a seat’s card tells the one action of its last turn, before what was done beside it', () => {
  expect(line([PLACED, BOUGHT, ENDED], 'en')).toBe('placed a sheep for £11')
  expect(line([PLACED, BOUGHT, ENDED], 'fr')).toBe('déploie un mouton pour £11')
  expect(line([{ type: 'portUsed', seat: 1, port: 'money', copy: null, money: 0 }, ENDED], 'en')).toMatch(/^used port/)
  expect(line([ENDED], 'en')).toBeUndefined()
  expect(line([{ ...PLACED, seat: 0 }], 'en')).toBeUndefined()
})

test('a chip shows the piece of the last turn and tells it after money; the own one and one without a turn do not', () => {
  samplePlay({ seats: 3, seed: 'last-moves', sense: 0.95 }, (look) => {
    const table = tableOf(look(0), 'en', 'phone')
    const seats = table.seats.map((now) => ({ ...now, lastTurn: now.seat < 2 ? [{ ...PLACED, seat: now.seat }] : [] }))
    const now = { ...table, seats }
    const chips = [0, 1, 2].map((seat) => draw(now, <SeatChip table={now} seat={seat} sight={sightOf(now)} />))
    const told = chips.map((chip) => /Last move: .* for £11/.exec(chip.textContent)?.[0] ?? null)
    expect(told).toEqual([null, 'Last move: placed a sheep for £11', null])
    const drawn = chips.map((chip) => chip.all().filter((it) => it.attribute('class') === 'last-move-picture').length)
    expect(drawn).toEqual([0, 1, 0])
    return true
  })
  expect.assertions(2)
})

test('a trade touches the price of its good', () => {
  expect(touches(BOUGHT)).toEqual(['price:wool'])
  expect(touches(PLACED)).toEqual([])
})

test.each(['en', 'fr'] as const)('each turn of a game has a line, short enough for a card, in %s', (language) => {
  const lines: string[] = []
  samplePlay({ seats: 3, seed: 'last-moves', sense: 0.95 }, (look) => {
    const { log } = look(0)
    const { seat, events } = log.at(-1) ?? { seat: null, events: [] }
    const { lastMove } = wordsOf(language)
    const event = seat === null ? undefined : mainOf(events, seat, (it) => lastMove(it) !== null)
    if (event !== undefined) lines.push(lastMove(event)?.[0] ?? '')
    return lines.length > 60
  })
  expect(lines.length).toBeGreaterThan(60)
  expect(lines.filter((text) => text.length > 34)).toEqual([])
})
