import { positionsOf } from '@bothy/bots/strategy-suite'
import { strategy } from '../opponents/index.ts'
import { lordsOfScotland as game } from '../rules/index.ts'
import type { State } from '../rules/types.ts'

const TABLES = [
  [2, 400],
  [3, 700],
  [5, 300],
] as const
const positionsAt = positionsOf(game, strategy)
let kept: readonly State[] | undefined

export const coachPositions = (): readonly State[] =>
  (kept ??= [
    ...TABLES.flatMap(([seats, count]) => positionsAt({ seats, count, seed: `coach-${seats}`, every: 3 })),
    ...arranged(),
  ])

/** Rare in games of bots: a Wemyss whose own army one card spoils, and ten cards in hand. */
function arranged(): readonly State[] {
  const deck = [
    'wemyss-9',
    'wemyss-2',
    'scott-3',
    'makgill-8',
    'forsyth-11',
    'cochrane-12',
    'cochrane-11',
    'cochrane-10',
    'cockburn-12',
    'cockburn-11',
  ]
  const setup = game.setup({ firstInitiative: 0, flipChoice: 'leftmost', arranged: { deck } }, 2)
  if (!setup.ok) throw new Error('no table')
  const out: State[] = []
  const play = (plies: readonly string[]): void => {
    const s = game.create(setup.value, 2, 'coach', game.revision)
    for (const ply of plies) {
      game.apply(s, game.actors(s)[0], game.read(ply))
      if (game.actors(s).length > 0) out.push(game.clone(s))
    }
  }
  const spoilt = ['muster wemyss-9 down', 'recruit 2', 'muster scott-3 down', 'recruit 2', 'muster wemyss-2 up']
  play([...spoilt, 'activate'])
  play(Array.from({ length: 9 }, () => 'recruit 2'))
  return out
}
