import { createBot, type TableLevel, readNet } from '@bothy/bots'
import { positionsOf, questionAt } from '@bothy/bots/strategy-suite'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { type Event, glenMore as game, type State } from '../../rules/index.ts'

const GAMES = IS_WHOLE ? 10 : 4
const TIMEOUT = 300_000
/** The clock counts looks at it, so that the shorter search of an expert is the same on every machine. */
const LOOKS_OF_EXPERT = 60

type Deeds = { readonly level: TableLevel; readonly events: readonly Event[]; readonly tilesMore: number }

function deeds(levels: readonly TableLevel[]): Deeds[] {
  const seats = levels.length
  const file = new URL(`../../opponents/nets/glen-more-${seats}.net`, import.meta.url)
  const { net } = readNet(strategy, game.id, readFileSync(file))
  const setup = game.setup({}, seats)
  if (!setup.ok) throw new Error('no default table')
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
    }))
  }).flat()
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each<readonly [string, readonly TableLevel[]]>([
  ['two seats', ['hard', 'medium']],
  ['four seats', ['hard', 'medium', 'medium', 'medium']],
  ['two seats with an expert', ['expert', 'medium']],
  ['four seats with an expert', ['expert', 'medium', 'medium', 'medium']],
])('%s', (_name, levels) => {
  const [better] = levels
  const both = [better, 'medium'] as const
  let played: readonly Deeds[] = []
  beforeAll(() => {
    played = deeds(levels)
  }, 4 * TIMEOUT)
  const of = (level: TableLevel): Deeds[] => played.filter((deed) => deed.level === level)
  const perGame = (level: TableLevel, type: Event['type']): number =>
    mean(of(level).map(({ events }) => events.filter((event) => event.type === type).length))

  test.each(both)('%s uses the market and promotes clan members', (level) => {
    expect(perGame(level, 'sold')).toBeGreaterThan(1)
    expect(perGame(level, 'bought')).toBeGreaterThan(1)
    expect(perGame(level, 'promoted')).toBeGreaterThan(1)
    expect(perGame(level, 'cardTaken')).toBeGreaterThan(1)
  })

  test('the better keeps its territory small, smaller than medium does', () => {
    const more = (level: TableLevel): number => mean(of(level).map(({ tilesMore }) => tilesMore))
    expect(more(better)).toBeLessThan(1.5)
    expect(more(better)).toBeLessThan(more('medium'))
  })

  test.each(both)('%s loses few tiles that it cannot pay or place', (level) => {
    expect(perGame(level, 'discarded')).toBeLessThan(2)
  })

  test.each(both)('%s takes nothing back within a turn', (level) => {
    for (const { events } of of(level)) {
      let walked = new Set<string>()
      let sold = new Set<string>()
      for (const event of events) {
        if (event.type === 'clanMoved') {
          expect(walked).not.toContain(`${event.to}-${event.from}`)
          walked.add(`${event.from}-${event.to}`)
        } else if (event.type === 'sold') sold.add(event.good)
        else if (event.type === 'bought') expect(sold).not.toContain(event.good)
        else if (event.type === 'turnEnded') [walked, sold] = [new Set(), new Set()]
      }
    }
  })
})

test('nobody walks to and fro: a clan member never returns within a turn', () => {
  const bot = createBot(game, strategy, 'medium')
  for (const seats of [2, 4]) {
    const [s] = positionsOf(game, strategy)({ seats, count: 1, seed: `walk-${seats}`, every: 1 })
    let walked: string[] = []
    for (let n = 0; game.actors(s).length > 0; n++) {
      const action = bot.choose(questionAt(game, s, String(n)))
      if (action.type === 'move') {
        expect(walked).not.toContain(`${action.to}-${action.from}`)
        walked.push(`${action.from}-${action.to}`)
      }
      game.apply(s, game.actors(s)[0], action)
      if (strategy.isDecisionComplete(s)) walked = []
    }
  }
})
