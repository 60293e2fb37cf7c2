import { glenMore2, GOODS, type Types } from '@bothy/glen-more-2'
import { expect, test } from 'vitest'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { touched } from '@bothy/board-kit/board/choice/named-subsets.ts'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import './both-languages.ts'
import { Bar } from '../market/bar.tsx'
import { type Question, questionOf } from '../market/payment.ts'
import { presenter } from '../presenter.ts'
import { words } from '../words.ts'
import { samplePlay } from './sample-play.ts'

const board = { presenter, words } as unknown as GameBoard<Types>

function reached(question: Question): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [question.options[0]?.goods ?? []]
  for (let goods = open.pop(); goods !== undefined; goods = open.pop()) {
    const key = goods.toSorted().join('+')
    if (seen.has(key)) continue
    seen.add(key)
    for (const good of GOODS) open.push(touched(question, goods, good))
  }
  return seen
}

const setOf = (way: string): string => way.slice('way:'.length).replace(/\/.*/, '').split('+').toSorted().join('+')

test('every set of resources that is legal can be put together, and the first stands there beforehand', () => {
  const [bad, asked] = [[] as string[], new Set<string>()]
  for (const plan of [
    { seats: 2, seed: 'till', sense: 0.9 },
    { seats: 4, seed: 's155', sense: 0.8 },
    { seats: 2, seed: 'paths-2', sense: 0.4 },
    { seats: 3, seed: 'paths-3', sense: 0.4 },
  ])
    samplePlay(plan, (look, state) => {
      const [actor] = glenMore2.actors(state)
      if (actor === undefined) return true
      const sample = look(actor)
      const paths = sample.legal.map((action) => presenter.clicksFor(action, sample.view))
      const ways = paths.filter((path) => path.at(-1)?.startsWith('way:') === true)
      for (const first of new Set(ways.map((path) => (path.length > 1 ? path[0] : null)))) {
        const table = tableOf(board, sample, 'en', 'wide', first === null ? [] : [first])
        const question = questionOf(table)
        const wanted = ways.filter((path) => (path.length > 1 ? path[0] : null) === first)
        const sets = question === null ? new Set<string>() : reached(question)
        bad.push(...wanted.map((path) => path.at(-1) ?? '').filter((way) => !sets.has(setOf(way))))
        asked.add(sample.view.pending?.kind ?? '')
        const html = draw(board, table, <Bar {...table} />).html()
        if (!html.includes('data-target="way:')) bad.push(`no deal: ${first}`)
      }
      return false
    })
  expect(bad).toEqual([])
  expect([...asked].toSorted()).toEqual(expect.arrayContaining(['activate', 'choose', 'keep']))
})

test('what has been clicked once is named on a button that chooses it', () => {
  const labels = new Set<string>()
  samplePlay({ seats: 3, seed: 'paths-3', sense: 0.8 }, (look, state) => {
    const [actor] = glenMore2.actors(state)
    if (actor === undefined) return true
    const sample = look(actor)
    const twice = sample.legal.filter(({ type }) => type === 'take' || type === 'claim' || type === 'discard')
    for (const action of twice) {
      const table = tableOf(board, sample, 'en', 'wide')
      table.uiState.previewed.value = presenter.clicksFor(action, sample.view)[0] ?? null
      const drawn = draw(board, table, <Bar {...table} />)
      expect(drawn.html()).toContain('data-proposal')
      labels.add(drawn.words().trim().split(' ')[0] ?? '')
    }
    return false
  })
  expect([...labels].toSorted()).toEqual(['Claim', 'Discard', 'Move', 'Take'])
})
