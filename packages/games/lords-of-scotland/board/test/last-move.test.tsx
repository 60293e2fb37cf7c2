import { expect, test } from 'vitest'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { board } from '../index.ts'
import { LastLine, touches } from '../seats/last-move.tsx'
import { samplePlay } from './sample-play.ts'
import './both-languages.ts'

const { tableOf, draw } = benchOf(board)

test('the line of a lane tells a card that was mustered face down to nobody else', () => {
  let seen: readonly string[] = []
  samplePlay({ seats: 3, seed: 'last-moves', royal: false, muster: 1 }, (look) => {
    const sample = look(0)
    const event = sample.events.find((it) => it.type === 'mustered' && it.seat !== 0 && !it.faceUp)
    if (event?.type !== 'mustered') return false
    const table = tableOf(sample, 'en', 'wide')
    const seats = table.seats.map((now) => ({ ...now, lastTurn: now.seat === event.seat ? sample.events : [] }))
    const drawn = draw({ ...table, seats }, <LastLine table={{ ...table, seats }} seat={event.seat} />)
    seen = [drawn.textContent.replaceAll(/\s+/g, ' '), String(event.card), ...touches(event)]
    return true
  })
  expect(seen[0]).toBe('Last move: mustered a card face down.')
  expect(seen[1]).toBe('null')
  expect(seen[2]).toMatch(/^piece:\d+$/)
})
