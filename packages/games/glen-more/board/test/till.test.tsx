import { glenMore, type Types } from '@bothy/glen-more'
import { expect, test } from 'vitest'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { touched } from '@bothy/board-kit/board/choice/named-subsets.ts'
import { questionOf } from '../market/payment.ts'
import { presenter } from '../presenter.ts'
import { type Sample, samplePlay } from './sample-play.ts'

function reached(question: NonNullable<ReturnType<typeof questionOf>>): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [question.options[0]?.goods ?? []]
  for (let goods = open.pop(); goods !== undefined; goods = open.pop()) {
    const key = [...goods].sort().join('+')
    if (seen.has(key)) continue
    seen.add(key)
    for (const good of ['wood', 'stone', 'grain', 'cattle', 'sheep'] as const) open.push(touched(question, goods, good))
  }
  return seen
}

function asked(sample: Sample): readonly { readonly picked: readonly string[]; readonly ways: readonly string[] }[] {
  const paths = sample.legal.map((action) => presenter.clicksFor(action, sample.view))
  const found = new Map<string, string[]>()
  for (const path of paths) {
    const way = path.at(-1) ?? ''
    if (!way.startsWith('way:')) continue
    const picked = path.slice(0, -1).join()
    found.set(picked, [...(found.get(picked) ?? []), way])
  }
  return [...found].map(([picked, ways]) => ({ picked: picked === '' ? [] : [picked], ways }))
}

const sorted = (way: string): string => way.slice('way:'.length).split('+').sort().join('+')

const PLANS = [2, 3, 4, 5].flatMap((seats) => ['till', 'purse'].map((seed) => ({ seats, seed, sense: 0.9 })))

test('every set of cubes that is legal can be put together, and the best stands there beforehand', () => {
  let questions = 0
  for (const plan of PLANS)
    samplePlay(plan, (look, state) => {
      const [actor] = glenMore.actors(state)
      if (actor === undefined) return true
      const sample = look(actor)
      for (const { picked, ways } of asked(sample)) {
        const question = questionOf(sample.view, picked)
        expect(question).not.toBeNull()
        if (question === null) continue
        questions++
        const sets = reached(question)
        expect(ways.filter((way) => !sets.has(sorted(way)))).toEqual([])
        const most = Math.max(...question.options.map(({ way }) => way?.vp ?? 0))
        expect(question.options[0]?.way?.vp ?? 0).toBe(most)
      }
      return false
    })
  expect(questions).toBeGreaterThan(20)
})

const button = (root: TinyNode): TinyNode | undefined =>
  root.all().find((node) => (node.attribute('class') ?? '').includes('gm-deal'))

test('one button says what comes of it, and picks the set that is put in', () => {
  let shown = 0
  const show: Parameters<typeof samplePlay>[1] = (look, state) => {
    const [actor] = glenMore.actors(state)
    if (actor === undefined || shown > 5) return true
    const sample = look(actor)
    const first = asked(sample).find(({ picked }) => picked.length === 1)
    if (first === undefined) return false
    const chosen: string[] = []
    const seen = tableOf(board, sample, 'en', 'wide', first.picked)
    const table: BoardProps<Types> = { ...seen, choice: { ...seen.choice, pick: (target) => chosen.push(target) } }
    const { Bar } = board
    if (Bar === undefined) throw new Error('no bar')
    const deal = button(draw(board, table, <Bar {...table} />))
    expect(deal?.textContent).toMatch(/get \d/)
    deal?.fire('click')
    expect(first.ways).toContain(chosen[0])
    shown++
    return false
  }
  for (const plan of PLANS) samplePlay(plan, show)
  expect(shown).toBeGreaterThan(5)
})
