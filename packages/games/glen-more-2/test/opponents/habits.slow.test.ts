import { createBot, type TableLevel, readNet } from '@bothy/bots'
import { questionAt } from '@bothy/bots/strategy-suite'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { type Event, glenMore2 as game, type State } from '../../rules/index.ts'

const GAMES = IS_WHOLE ? 10 : 4
const TIMEOUT = 300_000
/** The clock counts looks at it, so that the shorter search of an expert is the same on every machine. */
const LOOKS_OF_EXPERT = 60

type Deeds = {
  readonly level: TableLevel
  readonly events: readonly Event[]
  readonly tilesMore: number
  readonly persons: number
  readonly markers: number
  readonly coins: number
  readonly vp: number
}

const netFor = (seats: number): ReturnType<typeof readNet>['net'] =>
  readNet(strategy, game.id, readFileSync(new URL(`../../opponents/nets/glen-more-2-${seats}.net`, import.meta.url)))
    .net

function deeds(levels: readonly TableLevel[]): Deeds[] {
  const seats = levels.length
  const setup = game.setup({}, seats)
  if (!setup.ok) throw new Error('no default table')
  const net = netFor(seats)
  let looks = 0
  return Array.from({ length: GAMES }, (_, n) => {
    const seated = levels.map((_level, seat) => levels[(seat + n) % seats])
    const bots = seated.map((level) => createBot(game, strategy, level, { net, now: () => looks++ }))
    const state: State = game.create(setup.value, seats, `habits-${n}`, game.revision)
    const events: Event[] = []
    for (let ply = 0; game.actors(state).length > 0; ply++) {
      const [seat] = game.actors(state)
      const question = questionAt(game, state, `${n}-${ply}`)
      const isShort = seated[seat] === 'expert' && !IS_WHOLE
      const asked = isShort ? { ...question, budget: { ms: LOOKS_OF_EXPERT } } : question
      game.apply(state, seat, bots[seat].choose(asked), events)
    }
    const sizes = state.tiles.map((tiles) => tiles.length)
    return seated.map((level, seat) => ({
      level,
      events: events.filter((event) => 'seat' in event && event.seat === seat),
      tilesMore: sizes[seat] - Math.min(...sizes),
      persons: state.persons[seat].length,
      markers: state.fields[seat].length,
      coins: state.coins[seat],
      vp: state.vp[seat],
    }))
  }).flat()
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each<readonly [string, number, readonly TableLevel[]]>([
  ['hard and medium', 2, ['hard', 'medium']],
  ['expert and medium', 10, ['expert', 'medium']],
  ['medium and easy', 10, ['medium', 'easy']],
  ['medium and three easy', 10, ['medium', 'easy', 'easy', 'easy']],
])('%s', (_name, ahead, levels) => {
  const [better, worse] = levels
  const both = [better, worse]
  let played: readonly Deeds[] = []
  beforeAll(() => {
    played = deeds(levels)
  }, 4 * TIMEOUT)
  const of = (level: TableLevel): Deeds[] => played.filter((deed) => deed.level === level)
  const meanOf = (level: TableLevel, what: Exclude<keyof Deeds, 'level' | 'events'>): number =>
    mean(of(level).map((deed) => deed[what]))
  const perGame = (level: TableLevel, type: Event['type']): number =>
    mean(of(level).map(({ events }) => events.filter((event) => event.type === type).length))

  test.each(both)('%s uses the market, walks and takes landmarks', (level) => {
    expect(perGame(level, 'sold')).toBeGreaterThan(1)
    expect(perGame(level, 'bought')).toBeGreaterThan(1)
    expect(perGame(level, 'scotsmanMoved')).toBeGreaterThan(1)
    expect(perGame(level, 'cardTaken')).toBeGreaterThan(0.5)
  })

  test('the better takes persons and places clan markers', () => {
    expect(meanOf(better, 'persons')).toBeGreaterThan(2)
    expect(meanOf(better, 'markers')).toBeGreaterThan(2.5)
  })

  test.each(both)('%s leaves few coins and declines little', (level) => {
    // GM2-132: a coin is a VP at the end, and an expert keeps some for a landmark that counts them.
    if (level !== 'expert') expect(meanOf(level, 'coins')).toBeLessThan(8)
    expect(perGame(level, 'declined')).toBeLessThan(1)
    expect(perGame(level, 'discarded')).toBeLessThan(1)
  })

  test('the better does not let its territory run wild', () => {
    expect(meanOf(better, 'tilesMore')).toBeLessThan(5)
  })

  test('the better has more VP', () => {
    expect(meanOf(better, 'vp')).toBeGreaterThan(meanOf(worse, 'vp') + ahead)
  })

  test.each(both)('%s takes nothing back within a turn', (level) => {
    for (const { events } of of(level)) {
      let walked = new Set<string>()
      let sold = new Set<string>()
      for (const event of events) {
        if (event.type === 'scotsmanMoved') {
          expect(walked).not.toContain(`${event.to}-${event.from}`)
          walked.add(`${event.from}-${event.to}`)
        } else if (event.type === 'sold') sold.add(event.good)
        else if (event.type === 'bought') expect(sold).not.toContain(event.good)
        else if (event.type === 'turnEnded') [walked, sold] = [new Set(), new Set()]
      }
    }
  })
})
