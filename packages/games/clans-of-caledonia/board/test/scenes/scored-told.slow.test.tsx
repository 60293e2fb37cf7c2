import { SCORE_ROWS } from '@bothy/clans-of-caledonia/data'
import { typeset } from '@bothy/kernel/french'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { earlierEvents } from '@bothy/board-kit/testing/sample-play.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { Cutscene } from '../../scenes/cutscene.tsx'
import { startsCutscene } from '../../scenes/starts-cutscene.ts'
import { finalTold, figureTold, roundTold } from '../../scenes/scored-told.ts'
import { roundsTold } from '../../production/rounds-told.ts'
import { ofClass } from '../asked.ts'
import { draw, tableOf } from '../part-bench.tsx'
import { type Plan, type Sample, samplePlay } from '../sample-play.ts'

function ends(plan: Plan): { readonly round: Sample; readonly game: Sample } {
  const found: Sample[] = []
  samplePlay(plan, (look) => {
    const sample = look(0)
    if (sample.events.some(startsCutscene)) found.push(sample)
    return false
  })
  const [round, game] = found.slice(-2)
  return { round, game }
}

const played = new Map<string, ReturnType<typeof ends>>()
function endsOf(plan: Plan): ReturnType<typeof ends> {
  const known = played.get(plan.seed) ?? ends(plan)
  played.set(plan.seed, known)
  return known
}

const PLANS: readonly Plan[] = [
  { seats: 1, seed: 'told-1', sense: 0.95 },
  { seats: 2, seed: 'told-2', sense: 0.95, options: { clans: 'auction' } },
  { seats: 4, seed: 'told-4', sense: 0.95 },
  { seats: 3, seed: 'told-3', sense: 0.95, options: { staticImports: true } },
]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  speed.value = 'quick'
})

function scene(sample: Sample, isNewcomer: boolean, onDone = (): void => undefined): TinyNode {
  const table = tableOf(sample, 'en')
  let root: TinyNode | null = null
  void act(() => {
    root = draw(
      table,
      <Cutscene
        {...table}
        events={sample.events}
        earlier={earlierEvents(sample)}
        isNewcomer={isNewcomer}
        onDone={onDone}
      />,
    )
  })
  if (root === null) throw new Error('nothing drawn')
  return root
}

const press = (root: TinyNode, label: string): void =>
  void act(() => {
    root
      .all()
      .find((node) => node.localName === 'button' && node.textContent.includes(label))
      ?.fire('click')
  })

describe('a first game says what is counted', () => {
  test('COC-66 to COC-68 a newcomer reads what each figure counts; others read the figures', () => {
    speed.value = 'instant'
    const { round } = endsOf(PLANS[2])
    const [newcomer, other] = [scene(round, true).words(), scene(round, false).words()]
    for (const said of ['Each Glory is 1 VP at the end.', 'Sheep give wool'])
      expect([said, newcomer.includes(said), other.includes(said)]).toEqual([said, true, false])
  })

  test('COC-66 the Production itself says what each step counts', () => {
    const { round } = endsOf(PLANS[2])
    const [newcomer, other] = [scene(round, true), scene(round, false)]
    const heard = new Set<string>()
    for (let tenth = 0; tenth < 200; tenth++) {
      for (const { textContent } of ofClass(newcomer, 'coc-round-told')) heard.add(textContent)
      expect(ofClass(other, 'coc-round-told')).toHaveLength(0)
      void act(() => void vi.advanceTimersByTime(100))
    }
    const [gain, work, glory, ...more] = heard
    expect(gain).toBe('Every unit on the map brings this again each round.')
    expect(work).toMatch(/^Each factory turns one grain or milk/)
    expect(glory).toMatch(/^\d Glory per .*\. Nothing is spent for it\.$/)
    expect(more).toEqual([])
  })

  test('COC-69 to COC-73 the lines of the final score follow for a newcomer, and end the scene for others', () => {
    speed.value = 'instant'
    for (const plan of PLANS) {
      const { game } = endsOf(plan)
      let over = ''
      const newcomer = scene(game, true, () => (over += 'newcomer '))
      const other = scene(game, false, () => (over += 'other '))
      for (const root of [newcomer, other]) press(root, 'To the final score')
      expect(over).toBe('other ')
      const rows = ofClass(newcomer, 'coc-final-table')[0]?.all() ?? []
      const told = rows.filter(({ localName }) => localName === 'small').map(({ textContent }) => textContent)
      expect(told).toHaveLength(plan.options?.clans === 'auction' ? 11 : 10)
      expect(newcomer.words()).toContain('Each Glory is 1 VP.')
      expect(newcomer.html()).not.toMatch(/undefined|NaN|\[object/)
      press(newcomer, 'Back to the table')
      expect(over).toBe('other newcomer ')
    }
  })

  test('COC-70 to COC-72, COC-80, COC-95 numbers are those of this table', () => {
    const lines = (plan: Plan): string => {
      const table = tableOf(endsOf(plan).game, 'en')
      return SCORE_ROWS.map((row) => finalTold(row, table)).join(' ')
    }
    const [alone, two, four, fixed] = PLANS.map(lines)
    expect(alone).toContain('12 VP for 7+, 8 for 6+, 4 for 5+.')
    expect(two).toContain('Fulfilled contracts: 8 VP for the most. Tied players share.')
    expect(four).toContain('18 VP for the most, 12 for second most, 6 for third most. Tied players share.')
    for (const rank of ['The rarest: each on your fulfilled contracts is 5 VP.', 'is 3 VP.', 'is 4 VP.'])
      expect(four).toContain(rank)
    expect(fixed.split('Each on your fulfilled contracts is 4 VP.')).toHaveLength(4)
  })
})

const KEYS = ['income', 'produced', 'processed', 'money', 'glory', 'all', 'end', 'order']

test('each line is explained in at most 22 words, in both languages', () => {
  for (const plan of PLANS)
    for (const sample of Object.values(endsOf(plan))) {
      const textsIn = (language: Language): readonly string[] => {
        const table = tableOf(sample, language)
        const told = roundsTold(earlierEvents(sample), sample.events, table.view).slice(-1)
        return [
          ...SCORE_ROWS.map((row) => finalTold(row, table)),
          ...told.flatMap((round) => [
            ...KEYS.flatMap((key) => figureTold(key, round, table) ?? []),
            ...(['gain', 'work', 'glory'] as const).map((phase) => roundTold(phase, round.scored?.tile ?? null, table)),
          ]),
        ]
      }
      const [en, fr] = [textsIn('en'), textsIn('fr')]
      expect(fr).toHaveLength(en.length)
      expect([...en, ...fr].filter((text) => text.split(/\s+/u).length > 22)).toEqual([])
      for (const text of fr) expect(typeset(text)).toBe(text)
    }
})
