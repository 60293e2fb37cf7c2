import { ask, type Bot, createBot, readNet } from '@bothy/bots'
import { peek, stream } from '@bothy/kernel'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { CARD_BY_SLUG, lordsOfScotland as game, STRENGTH_OF } from '../../rules/index.ts'
import { newPiece } from '../../rules/topics/zones.ts'
import type { CardId, State, Types } from '../../rules/types.ts'
import { play } from '../play.ts'

vi.setConfig({ testTimeout: 60_000 })

type LastTurn = {
  readonly hand: string
  readonly own: string
  readonly rival: string
  readonly supporters: string
  readonly points?: readonly [number, number]
}

const cardsOf = (text: string): CardId[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((slug) => CARD_BY_SLUG.get(slug) ?? -1)

function lastTurn(p: LastTurn): State {
  const s = play({ seats: 2, supporters: p.supporters, draw: `${p.hand} ${p.own} ${p.rival}` }).state
  const pile = peek(s.draw)
  const take = (text: string): CardId[] => {
    const cards = cardsOf(text)
    for (const card of cards) pile.splice(pile.indexOf(card), 1)
    return cards
  }
  for (let seat = 0; seat < 2; seat++) pile.unshift(...peek(s.hands[seat]).splice(0, seat === 0 ? 2 : 5))
  peek(s.hands[1]).push(...take(p.hand))
  const armies = [p.rival, p.own]
  armies.forEach((army, seat) => {
    for (const card of take(army)) s.armies[seat].push(newPiece(s, seat, card, true))
  })
  s.points = [...(p.points ?? [10, 10])]
  s.round = 5
  s.turns = 2
  s.recruitsUp = s.recruitsUp.map(() => true)
  s.stack = [{ kind: 'nextTurn' }, { kind: 'turn', seat: 1 }]
  return s
}

const bytes = readFileSync(new URL('../../opponents/nets/lords-of-scotland-2.net', import.meta.url))
const { net } = readNet(strategy, game.id, bytes)

function decide(bot: Bot<Types>, s: State, seed: string): string {
  const seat = game.actors(s)[0]
  const out: string[] = []
  for (;;) {
    const action = bot.choose(ask(game, s, seat, { rng: stream(seed, String(out.length)), budget: { iterations: 1 } }))
    out.push(game.write(action))
    game.apply(s, seat, action)
    if (strategy.isDecisionComplete(s) || game.actors(s)[0] !== seat) return out.join(', ')
  }
}

const POSITIONS: readonly (readonly [string, LastTurn, RegExp])[] = [
  [
    'LOS-63 doubles to win the skirmish',
    { hand: 'wemyss-6 makgill-12', own: 'wemyss-5', rival: 'cochrane-12 scott-8', supporters: 'scott-12 scott-2' },
    /^muster wemyss-6/,
  ],
  [
    'LOS-66 musters something rather than claim nothing',
    { hand: 'makgill-4', own: '', rival: 'cochrane-12 scott-8', supporters: 'scott-12 makgill-11' },
    /^muster makgill-4/,
  ],
  [
    'keeps cards when the skirmish is won anyway',
    { hand: 'makgill-12 forsyth-11', own: 'wemyss-5 wemyss-10', rival: 'scott-3', supporters: 'scott-12 scott-2' },
    /^recruit/,
  ],
  [
    'keeps cards when the skirmish is lost anyway',
    {
      hand: 'makgill-12 forsyth-11',
      own: 'wemyss-5',
      rival: 'cochrane-12 cochrane-11',
      supporters: 'scott-12 scott-10',
    },
    /^recruit/,
  ],
  [
    'LOS-41 swaps for the card that decides',
    { hand: 'fergusson-1 makgill-5', own: 'scott-3', rival: 'cockburn-12', supporters: 'scott-12 scott-2' },
    /^muster fergusson-1 up, activate, swap/,
  ],
  [
    'LOS-38 discards from a doubled army',
    { hand: 'wemyss-1 forsyth-11', own: 'makgill-12', rival: 'cochrane-10 cochrane-9', supporters: 'scott-12 scott-2' },
    /^muster wemyss-1 up, activate, discard/,
  ],
  [
    'LOS-58 claims two with a Cochrane',
    { hand: 'cochrane-1 scott-9', own: 'wemyss-5 wemyss-10', rival: 'makgill-3', supporters: 'scott-12 scott-11' },
    /^muster cochrane-1 up, activate/,
  ],
  [
    'LOS-77 wins the game now',
    {
      hand: 'makgill-12 forsyth-2',
      own: 'wemyss-5',
      rival: 'scott-10',
      supporters: 'scott-12 scott-2',
      points: [36, 30],
    },
    /^muster makgill-12/,
  ],
  [
    'LOS-77 does not let the rival win the game',
    {
      hand: 'makgill-12 forsyth-2',
      own: 'wemyss-5',
      rival: 'scott-10',
      supporters: 'scott-12 scott-2',
      points: [30, 10],
    },
    /^muster makgill-12/,
  ],
  [
    'LOS-65 wins a tie by rank',
    {
      hand: 'cochrane-9 cockburn-8',
      own: 'makgill-2',
      rival: 'scott-8 makgill-3',
      supporters: 'scott-12 scott-2',
      points: [30, 30],
    },
    /^muster cochrane-9/,
  ],
]

describe.each(['hard', 'expert'] as const)('%s in plain positions', (level) => {
  const bot = createBot(game, strategy, level, { net })
  test.each(POSITIONS)('%s', (_title, position, expected) => {
    for (const seed of ['a', 'b', 'c']) expect(decide(bot, lastTurn(position), seed)).toMatch(expected)
  })

  test.each([
    ['LOS-67 claims the stronger supporter', [10, 10], 0],
    ['LOS-78 claims what wins the game', [38, 30], 0],
  ] as const)('%s', (_title, points, slot) => {
    const s = lastTurn({
      hand: 'makgill-12 forsyth-2',
      own: 'wemyss-5 wemyss-10',
      rival: 'scott-10',
      supporters: 'scott-12 scott-2',
      points: [points[0], points[1]],
    })
    const legal: Types['action'][] = []
    game.legal(s, 1, legal)
    const recruit = legal.find((a) => a.type === 'recruit')
    if (recruit === undefined) throw new Error('nothing to recruit')
    game.apply(s, 1, recruit)
    expect(s.stack.at(-1)).toMatchObject({ kind: 'claim', seat: 1 })
    expect(STRENGTH_OF[s.supporters[slot]]).toBe(12)
    expect(decide(bot, s, 'a')).toBe(game.write({ type: 'claim', slot }))
  })
})
