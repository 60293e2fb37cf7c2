import type { GameTypes } from '@bothy/kernel'
import { expect, test } from 'vitest'
import type { ClickTarget, GameBoard } from '../board/game-board.ts'
import type { SampleGames } from './board-suite.tsx'
import { bringsSuite } from './brings-suite.ts'
import { flightsSuite } from './flights-suite.ts'
import { freeInOneGo } from './free-in-one-go.ts'
import { pointsSuite } from './points-suite.tsx'
import { logSignsSuite } from './log-signs-suite.ts'
import { halfMadeSuite, type PresenterChecks, presenterTests } from './presenter-suite.ts'
import type { SensePlan } from './sample-play.ts'
import { type OfferedTile, takeAndPlaceSuite, type TilesOffered } from './take-and-place-suite.ts'
import { KINDS_OF_TILES } from './tiles.ts'

type Player = TilesOffered<unknown>['players'][number] & {
  readonly vp: number
  readonly coins: number
  readonly goods: { readonly [good: string]: number }
}

type TilesTaken<Offer> = GameTypes & {
  readonly view: Omit<TilesOffered<Offer>, 'players'> & { readonly players: readonly Player[] }
  readonly action: { readonly type: string }
  readonly event: { readonly type: string }
}

type Checks<Offer, T extends TilesTaken<Offer>> = SampleGames<T, SensePlan> & {
  /** Games in which numbers fly, if not these. */
  readonly flown?: readonly SensePlan[]
  readonly goods: readonly string[]
  readonly compared: (view: T['view'], seat: number) => { readonly [category: string]: number }
  readonly still: { readonly [E in T['event']['type']]?: string }
  readonly brings: readonly T['action']['type'][]
  readonly isPaidAtOnce: (view: T['view'], offer: Offer) => boolean
}

export function tileSuites<Offer extends OfferedTile, T extends TilesTaken<Offer>>(
  board: GameBoard<T>,
  { game, play, plans, flown = plans, goods, compared, still, brings, isPaidAtOnce }: Checks<Offer, T>,
): void {
  pointsSuite(board, { game, play, plans })
  flightsSuite(board, {
    game,
    play,
    plans: flown,
    still,
    numbers: (view) =>
      Object.fromEntries(
        view.players.flatMap(({ vp, coins, goods: held }, seat) => [
          [`points:${seat}`, vp],
          [`coins:${seat}`, coins],
          ...goods.map((good): [string, number] => [`${good}:${seat}`, held[good] ?? 0]),
          ...Object.entries(compared(view, seat)).map(([name, n]): [string, number] => [`${name}:${seat}`, n]),
        ]),
      ),
  })
  const short = [2, 4].map((seats) => ({ seats, seed: `brings-${seats}`, sense: 0.9 }))
  if (board.brings !== undefined) bringsSuite(board.brings, { game, play, plans: short, kinds: brings })
  takeAndPlaceSuite({ game, play }, isPaidAtOnce)
}

const PLAIN_OF_TILES = {
  turnEnded: 'says that it is over',
  scoring: 'has a table',
  finalScoring: 'has a table',
  gameEnded: 'names seats',
}

type Logged<Offer, T extends TilesTaken<Offer>> = Parameters<typeof logSignsSuite<T, SensePlan>>[1]

/** `plain`: lines besides those of every such game, and `plans` besides one game of two. */
export function tileLogSuite<Offer, T extends TilesTaken<Offer>>(
  board: GameBoard<T>,
  { plans, plain, ...games }: Logged<Offer, T>,
): void {
  logSignsSuite<T, SensePlan>(board, {
    ...games,
    plans: [{ seats: 2, seed: 'signs-1', sense: 0.9 }, ...plans],
    plain: { ...PLAIN_OF_TILES, ...plain },
  })
}

type Pressed<T extends GameTypes & { action: { readonly type: string } }> = Omit<
  PresenterChecks<T, SensePlan>,
  'kinds'
> & {
  readonly kinds: { readonly [K in Exclude<T['action']['type'], keyof typeof KINDS_OF_TILES>]: true }
  readonly begun: { readonly [first: ClickTarget]: RegExp }
}

export function tilePresenterSuites<Offer, T extends TilesTaken<Offer>>(
  { presenter }: Pick<GameBoard<T>, 'presenter'>,
  { begun, kinds, ...checks }: Pressed<T>,
): void {
  presenterTests(presenter, { ...checks, kinds: Object.keys({ ...KINDS_OF_TILES, ...kinds }) })
  halfMadeSuite(presenter, checks.play, { seats: 2, seed: 'two', sense: 1 }, begun)
  test('what is free is activated in one go: each action is legal when its turn comes, and nothing is paid', () => {
    expect(freeInOneGo(presenter, checks)).toBeGreaterThan(10)
  })
}
