import { expect, test } from 'vitest'
import { SLUG_OF, STACK_OF } from '../rules/index.ts'
import { play, slugs } from './play.ts'

const W3 = { figures: { a: 2, b: 7, c: 9, d: 10 }, gap: 1 }

test('GM-73 W-3 tiles behind the new rear figure are discarded', () => {
  const t = play(W3)
  const behind = [3, 4, 5, 6].map((space) => SLUG_OF[t.state.track[space]]).join(' ')
  expect(t.offer(SLUG_OF[t.state.track[8]])).toMatchObject({ next: 1, draws: 5 })
  expect(slugs(t.offer(SLUG_OF[t.state.track[8]]).discards)).toBe(behind)
  t.takeSpace(8)
  expect(slugs(t.eventsOf('trackCleared').at(-1)?.tiles ?? [])).toBe(behind)
  expect(t.eventsOf('trackFilled').at(-1)).toMatchObject({ first: 1 })
  expect(t.eventsOf('trackFilled').at(-1)?.tiles).toHaveLength(5)
  expect([t.track(), t.view().gap, t.asked]).toEqual(['oooooo.bacdooo', 6, 'b turn'])
})

test('GM-74 W-2 the track is filled up to the space behind the rear figure', () => {
  const t = play({})
  expect(t.track()).toBe('abcdooooooooo.')
  t.takeSpace(6)
  expect([t.track(), t.stacks()[0], t.asked]).toEqual(['.bcdooaooooooo', 21, 'b turn'])
  expect(t.eventsOf('trackCleared')).toEqual([])
})

test('GM-75 tiles are drawn from the lowest stack that is not empty', () => {
  const t = play({ ...W3, left: [2, 2, 17] }).takeSpace(8)
  expect(
    t
      .eventsOf('trackFilled')
      .at(-1)
      ?.tiles.map((tile) => STACK_OF[tile]),
  ).toEqual([1, 1, 2, 2, 3])
})

test('GM-76 as many tiles are drawn as the rear of the chain moves on, at least one', () => {
  const drawn = (space: number): number | undefined =>
    play(W3).takeSpace(space).eventsOf('trackFilled').at(-1)?.tiles.length
  expect([3, 4, 5, 6, 8, 0].map(drawn)).toEqual([1, 2, 3, 4, 5, 5])
  const t = play({})
  for (let n = 0; n < 12 && t.asked !== 'over'; n++) {
    const rear = t.view().track.findIndex((at) => at !== null && 'seat' in at && `${'abcd'[at.seat]} turn` === t.asked)
    t.takeSpace(t.state.track.findIndex((code, space) => code >= 0 && space !== rear))
    expect(t.view().track.filter((at) => at === null)).toHaveLength(1)
  }
})

test('GM-77 W-6 the last tile of a stack brings one scoring, though the next stack goes on', () => {
  const t = play({ figures: { a: 2, b: 5, c: 9, d: 10 }, gap: 1, left: [1, 19, 17] })
  expect(t.offer(SLUG_OF[t.state.track[6]])).toMatchObject({ draws: 3, scoring: true, ends: false })
  t.takeSpace(6)
  expect(
    t
      .eventsOf('trackFilled')
      .at(-1)
      ?.tiles.map((tile) => STACK_OF[tile]),
  ).toEqual([1, 2, 2])
  expect(t.eventsOf('scoring')).toHaveLength(1)
  expect([t.asked, t.view().scorings]).toEqual(['b turn', 1])
})

test('GM-77 a scoring is due too when the stack gives exactly what is needed', () => {
  const t = play({ figures: { a: 2, b: 5, c: 9, d: 10 }, gap: 1, left: [3, 19, 17] })
  expect(t.offer(SLUG_OF[t.state.track[4]])).toMatchObject({ draws: 2, scoring: false })
  expect(t.offer(SLUG_OF[t.state.track[6]])).toMatchObject({ draws: 3, scoring: true, ends: false })
  t.takeSpace(6)
  expect([t.eventsOf('scoring').length, t.stacks()]).toEqual([1, [0, 19, 17]])
})

test('GM-77 every stack ends with a scoring, the third with the game', () => {
  const scoredAfter = (left: readonly number[]): readonly unknown[] => {
    const t = play({ figures: { a: 2, b: 5, c: 9, d: 10 }, gap: 1, left }).takeSpace(3)
    return [t.eventsOf('scoring').length, t.asked === 'over']
  }
  expect(
    [
      [1, 19, 17],
      [0, 1, 17],
      [0, 0, 1],
      [0, 2, 17],
    ].map(scoredAfter),
  ).toEqual([
    [1, false],
    [1, false],
    [1, true],
    [0, false],
  ])
})

test('GM-78 the game ends too when stack 3 gives exactly what is needed', () => {
  const t = play({ figures: { a: 2, b: 5, c: 9, d: 10 }, gap: 1, left: [0, 0, 3] })
  expect(t.offer(SLUG_OF[t.state.track[4]])).toMatchObject({ draws: 2, scoring: false, ends: false })
  expect(t.offer(SLUG_OF[t.state.track[6]])).toMatchObject({ draws: 3, scoring: true, ends: true })
  t.takeSpace(6)
  expect([t.asked, t.eventsOf('scoring').length]).toEqual(['over', 1])
  expect(t.view().track.filter((at) => at === null)).toHaveLength(1)
})

test('GM-78 W-7 the last tile of stack 3 ends the game, even if spaces stay empty', () => {
  const t = play({ figures: { a: 2, b: 5, c: 9, d: 10 }, gap: 1, left: [0, 0, 2] })
  expect(t.offer(SLUG_OF[t.state.track[6]])).toMatchObject({ scoring: true, ends: true })
  t.takeSpace(6)
  expect([t.asked, t.legal()]).toEqual(['over', []])
  expect(t.view().track.filter((at) => at === null)).toHaveLength(2)
  expect(t.lastEvents.map((e) => e.type).slice(-3)).toEqual(['scoring', 'finalScoring', 'gameEnded'])
})
