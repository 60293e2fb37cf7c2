import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import { earlierEvents } from '@bothy/board-kit/testing/sample-play.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { roundsTold } from '../production/rounds-told.ts'
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
const withDice = all.filter(({ events }) => events.some(({ type }) => type === 'diceRolled'))
const rounds = shows(3, ['rounds'])

test('COC-78 dice are rolled before rounds 2 to 5: each pair is seen in the air, lying, and with its price moved', () => {
  expect(all.length).toBe(15)
  expect(withDice.length).toBe(12)
  for (const { view, events } of withDice) {
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
  for (const { view, events } of withDice)
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
  for (const { view, events } of withDice) {
    const taken = events.find(({ type }) => type === 'contractRemoved')
    expect(framesOf(view, events).at(-1)).toMatchObject({ isDone: true, removed: { contract: view.removed.at(-1) } })
    expect(taken).toMatchObject({ contract: view.removed.at(-1) })
  }
})

const still = (sample: Sample): TinyNode => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const table = tableOf(sample, 'en')
  const root = draw(
    table,
    <Cutscene
      {...table}
      events={sample.events}
      earlier={earlierEvents(sample)}
      isNewcomer={false}
      onDone={() => undefined}
    />,
  )
  vi.unstubAllGlobals()
  return root
}

test('COC-78 alone the figures of the round come first, and the dice after them', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const [sample] = all
  const root = still(sample)
  expect(root.textContent).toContain('Round 1 is over')
  expect(ofClass(root, 'coc-die').length).toBe(0)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await act(() =>
    root
      .all()
      .find((node) => node.attribute('data-skip') !== null)
      ?.fire('click'),
  )
  expect(ofClass(root, 'coc-die').length).toBe(6)
  expect(ofClass(root, 'coc-taken')[0]?.attribute('data-taken')).toBe('')
  expect(root.textContent).toContain('Three prices and one contract have changed.')
  vi.unstubAllGlobals()
})

test('nothing is shown where no dice were rolled', () => {
  const [{ view }] = all
  expect(framesOf(view, [])).toEqual([])
})

const framesIn = (sample: Sample, isAgain = false) =>
  roundFrames(roundsTold(earlierEvents(sample), sample.events, sample.view), isAgain)

test('COC-66 COC-68 each of five rounds ends with its gains, its factories, its Glory and its figures', () => {
  const frames = rounds.map((sample) => framesIn(sample, true))
  expect(frames.map(([first]) => first?.told.round)).toEqual([1, 2, 3, 4, 5])
  expect(frames.map(([first]) => first?.told.order === null)).toEqual([false, false, false, false, true])
  for (const [i, story] of frames.entries()) {
    expect(story.map(({ phase }) => phase)).toEqual(['begin', 'gain', 'work', 'glory', 'figures'])
    const { view } = rounds[i] ?? {}
    const last = story.at(-1)
    expect(last?.glory).toEqual(view?.players.map(({ glory }) => glory))
    const money = last?.holdings.map((holding) => holding.money)
    expect(money).toEqual(i < 4 ? view?.players.map((player) => player.money) : money)
    const { scored } = story[0]?.told ?? {}
    expect(story[0]?.glory?.map((sum, seat) => sum + (scored?.glory[seat] ?? 0))).toEqual(scored?.total)
    expect(last?.told.order ?? view?.order).toEqual(view?.order)
  }
  expect(frames.flatMap(([first]) => first?.told.scored?.glory ?? []).some((glory) => glory > 0)).toBe(true)
})

test('COC-66 gains that were seen on the table before the scene are played only when it is shown again', () => {
  let once = 0
  for (const sample of rounds) {
    const own = sample.events.filter(({ type }) => type === 'produced').length
    const gains = framesIn(sample).find(({ phase }) => phase === 'gain')?.gains ?? []
    expect(gains.length).toBe(own)
    expect(framesIn(sample, true).find(({ phase }) => phase === 'gain')?.gains.length).toBe(3)
    if (own < 3) once++
    const [first, again] = [framesIn(sample).at(-1), framesIn(sample, true).at(-1)]
    expect(first).toEqual(again)
  }
  expect(once).toBeGreaterThan(0)
})

test('COC-68 without motion the whole table of a round is there at once: income, goods, money, Glory, order', () => {
  const sample = rounds[2]
  const root = still(sample)
  const { told } = framesIn(sample)[0] ?? {}
  expect(root.textContent).toContain('Round 3 is over')
  const rows = root.all().flatMap((node) => node.attribute('data-row') ?? [])
  expect(rows).toEqual(['income', 'produced', 'processed', 'money', 'glory', 'all', 'end', 'order'])
  for (const [seat, { income, after }] of (told?.seats ?? []).entries()) {
    expect(root.textContent).toContain(`+£${income}`)
    expect(root.textContent).toContain(`£${after.money}`)
    expect(root.textContent).toContain(String(told?.scored?.counted[seat]))
  }
  expect(root.textContent).toContain('Round 4 order')
})

test('COC-77 alone a round has one column, and what is more or less than in the round before', () => {
  const columns = all.map((sample) => {
    const root = still(sample)
    return root.all().filter((node) => node.attribute('scope') === 'col').length
  })
  expect(columns.slice(0, 4)).toEqual([1, 2, 2, 2])
  expect(still(all[1]).textContent).toContain('Against last round')
})
