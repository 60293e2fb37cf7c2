import './both-languages.ts'
import type { GameTypes } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { thingsIn } from '../board/details/mention.ts'
import type { GameBoard } from '../board/game-board.ts'
import type { SampleGames } from './board-suite.tsx'

type Plain<E extends { readonly type: string }> = { readonly [K in E['type']]?: string }

export function logSignsSuite<T extends GameTypes & { event: { readonly type: string } }, Plan>(
  board: GameBoard<T>,
  {
    plans,
    play,
    plain,
    least,
  }: Pick<SampleGames<T, Plan>, 'plans' | 'play'> & { readonly plain: Plain<T['event']>; readonly least: number },
): void {
  test('each kind of line that names a thing has its picture in the log, and the others none', async () => {
    await board.loadFor?.({}, 'any')
    const signs = await board.loadLogSigns?.()
    const seen = new Set<string>()
    const pictured = new Set<string>()
    const { texts } = board.words.of('en')
    for (const plan of plans)
      play(plan, (look) => {
        const { events, view } = look(null)
        for (const event of events) {
          seen.add(event.type)
          const isPictured =
            (signs?.(event).length ?? 0) > 0 ||
            thingsIn(texts.event(event, null)).some((it) => (board.thingPicture?.(it, view) ?? null) !== null)
          if (isPictured) pictured.add(event.type)
        }
        return false
      })
    const without = [...seen].filter((type) => !pictured.has(type))
    expect(without.toSorted()).toEqual(
      Object.keys(plain)
        .filter((type) => seen.has(type))
        .toSorted(),
    )
    expect(seen.size).toBeGreaterThan(least)
  })
}
