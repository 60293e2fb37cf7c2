import { expect, test, vi } from 'vitest'
import { framesOf } from '../scenes/dice-story.ts'
import { framesOf as roundFrames } from '../scenes/round-story.ts'
import { Cutscene } from '../scenes/cutscene.tsx'
import { startsCutscene } from '../scenes/starts-cutscene.ts'
import { ofClass } from './asked.ts'
import { draw, tableOf } from './part-bench.tsx'
import { type Sample, samplePlay } from './sample-play.ts'

function shows(seats: number, seeds: readonly string[]): readonly Sample[] {
  const found: Sample[] = []
  for (const seed of seeds)
    samplePlay({ seats, seed, sense: 0.9 }, (look) => {
      const sample = look(0)
      if (sample.events.some(startsCutscene)) found.push(sample)
      return false
    })
  return found
}

const all = shows(1, ['dice-1', 'dice-2', 'dice-3'])
const rounds = shows(3, ['rounds'])

test('COC-78 dice are rolled before rounds 2 to 5: each pair is seen in the air, lying, and with its price moved', () => {
  expect(all.length).toBe(12)
  for (const { view, events } of all) {
    const frames = framesOf(view, events)
    expect(frames[0]).toMatchObject({ rolled: 0, moved: 0 })
    for (const [i, { good, roll, from, to, track }] of (frames[0]?.rolls ?? []).entries()) {
      const landed = frames.find(({ rolled, moved }) => rolled === i + 1 && moved === i)
      expect(landed?.inAir).toBeNull()
      const event = events.find((it) => it.type === 'diceRolled' && it.good === good)
      expect(event).toMatchObject({ roll, from, to, price: track[to] })
      expect(frames.findLast(({ rolled, inAir }) => rolled === i && inAir !== null)?.inAir).not.toEqual({ good, roll })
    }
  }
})

test('COC-78 below the bracket prices rise, above they fall, inside they follow the die', () => {
  const ways = new Set<string>()
  for (const { view, events } of all)
    for (const { way, from, to, roll } of framesOf(view, events)[0]?.rolls ?? []) {
      ways.add(way)
      const moved = way === 'below' ? Math.abs(roll) : way === 'above' ? -Math.abs(roll) : roll
      expect(to).toBe(Math.max(0, Math.min(9, from + moved)))
    }
  expect([...ways].toSorted()).toEqual(['below', 'inside'])
  const [{ view }] = all
  const fall = { type: 'diceRolled', good: 'wool', roll: 2, from: 8, to: 6, price: 6 } as const
  expect(framesOf(view, [fall])[0]?.rolls[0]?.way).toBe('above')
})

test('COC-79 at the end the contract is shown that was taken away', () => {
  for (const { view, events } of all) {
    const taken = events.find(({ type }) => type === 'contractRemoved')
    expect(framesOf(view, events).at(-1)).toMatchObject({ isDone: true, removed: { contract: view.removed.at(-1) } })
    expect(taken).toMatchObject({ contract: view.removed.at(-1) })
  }
})

test('whoever wants no motion sees what came of it at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const [sample] = all
  const table = tableOf(sample, 'en')
  const root = draw(table, <Cutscene {...table} events={sample.events} onDone={() => undefined} />)
  expect(ofClass(root, 'coc-die').length).toBe(6)
  expect(ofClass(root, 'coc-taken')[0]?.attribute('data-taken')).toBe('')
  expect(root.textContent).toContain('Three prices and one contract have changed.')
  vi.unstubAllGlobals()
})

test('nothing is shown where no dice were rolled', () => {
  const [{ view }] = all
  expect(framesOf(view, [])).toEqual([])
})

test('COC-68 each of five rounds ends with what its tile counts and the Glory for it; the last has no next round', () => {
  const frames = rounds.map(({ events }) => roundFrames(events))
  expect(frames.map(([first]) => first?.round)).toEqual([1, 2, 3, 4, 5])
  expect(frames.map(([first]) => first?.order === null)).toEqual([false, false, false, false, true])
  for (const [i, story] of frames.entries()) {
    expect(story.map(({ phase }) => phase)).toEqual(['begin', 'count', 'pay', 'done'])
    const last = story.at(-1)
    expect(last?.total).toEqual(rounds[i]?.view.players.map(({ glory }) => glory))
    expect(story[0]?.total.map((sum, seat) => sum + (last?.glory[seat] ?? 0))).toEqual(last?.total)
    expect(last?.order ?? rounds[i]?.view.order).toEqual(rounds[i]?.view.order)
  }
  expect(frames.flatMap(([first]) => first?.glory ?? []).some((glory) => glory > 0)).toBe(true)
})

test('COC-68 without motion the whole table of a round is there at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const sample = rounds[2]
  const [frame] = roundFrames(sample.events)
  const table = tableOf(sample, 'en')
  const root = draw(table, <Cutscene {...table} events={sample.events} onDone={() => undefined} />)
  const text = root.textContent
  expect(text).toContain('Round 3 is over')
  for (const n of frame?.counted ?? []) expect(text).toContain(String(n))
  expect(text).toContain('Round 4 order')
  vi.unstubAllGlobals()
})
