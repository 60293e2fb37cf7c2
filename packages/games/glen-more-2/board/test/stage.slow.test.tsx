import { glenMore2, type Types } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { draw, targetsIn } from '@bothy/board-kit/testing/draw-board.tsx'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { presenter } from '../presenter.ts'
import { BoardView } from '../board-view.tsx'
import { CELLARS } from '../../modules/cellars/board/test/cellars-setup.ts'
import { haggisSetup } from '../../modules/haggis/board/test/haggis-setup.ts'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'

type Layout = BoardProps<Types>['layout']

const stageOf = (sample: Sample, language: 'en' | 'fr', layout: Layout, picked: readonly string[] = []): TinyNode => {
  const table = tableOf(board, sample, language, layout, picked)
  return draw(board, table, <BoardView {...table} />)
}

const kindOf = (target: string): string => target.slice(0, target.indexOf(':'))

const twoSteps = ({ legal, view }: Sample): readonly string[] => [
  ...new Set(
    legal
      .map((action) => presenter.clicksFor(action, view))
      .filter(({ length }) => length > 1)
      .map((path) => path.map(kindOf).join('-')),
  ),
]

function positions(plans: readonly Plan[]): ReadonlyMap<string, Sample> {
  const found = new Map<string, Sample>()
  for (const plan of plans)
    samplePlay(plan, (look, state) => {
      const [actor] = glenMore2.actors(state)
      const kind = state.stack.at(-1)?.kind ?? 'over'
      const sample = look(actor ?? 0)
      for (const key of [kind, ...twoSteps(sample).map((steps) => `${kind} ${steps}`)])
        if (!found.has(key)) found.set(key, sample)
      return false
    })
  return found
}

const POSITIONS = positions([
  { seats: 4, seed: 's3', sense: 0.8, options: { corrections: [{ at: 'supplies.scotsmen', value: 4 }] } },
  { seats: 4, seed: 's155', sense: 0.8 },
  { seats: 2, seed: 'paths-2', sense: 0.4 },
  { seats: 3, seed: 'paths-3', sense: 0.4 },
  { seats: 3, seed: 'council', sense: 0.8, options: { council: true } },
  { seats: 2, seed: 'cellars-d', sense: 0.8, options: CELLARS },
  { seats: 2, seed: 'haggis', sense: 0.8, options: haggisSetup(2) },
  { seats: 4, seed: 'mountain', sense: 0.8, options: { mountain: true } },
])

describe('the stage', () => {
  test('has positions of every question', () => {
    expect([...POSITIONS.keys()].filter((key) => !key.includes(' ')).toSorted()).toEqual(
      [
        'activate',
        'ageCask',
        'bring',
        'build',
        'choose',
        'claim',
        'convene',
        'effects',
        'give',
        'grant',
        'haggis',
        'keep',
        'over',
        'pay',
        'payCask',
        'place',
        'privateRoll',
        'putBack',
        'remove',
        'reward',
        'sellCask',
        'toll',
        'turn',
        'unload',
        'vote',
      ].toSorted(),
    )
  })

  test('has positions of every choice in two steps', () => {
    expect(new Set([...POSITIONS.keys()].flatMap((key) => key.split(' ')[1] ?? []))).toEqual(
      new Set(['sell-tile', 'tile-way', 'tile-good', 'scotsman-tile', 'good-tile', 'man-tile', 'cask-sale']),
    )
  })

  test('shows what comes second, once the first is picked', () => {
    const bad: string[] = []
    let seen = 0
    for (const sample of POSITIONS.values()) {
      const paths = sample.legal
        .map((action) => presenter.clicksFor(action, sample.view))
        .filter(({ length }) => length > 1)
      for (const first of new Set(paths.map(([it]) => it ?? ''))) {
        const targets = targetsIn(stageOf(sample, 'en', 'wide', [first]))
        const second = paths.filter(([it]) => it === first).flatMap(([, it]) => it ?? [])
        bad.push(...second.filter((target) => !target.startsWith('way:') && !targets.has(target)))
        seen += second.length
      }
    }
    expect(bad).toEqual([])
    expect(seen).toBeGreaterThan(20)
  })

  test('the map is large while a marker may be placed, the territory while tiles are used', () => {
    const large = (kind: string): string | null => {
      const sample = POSITIONS.get(kind)
      if (sample === undefined) return null
      const [stage] = stageOf(sample, 'en', 'wide')
        .all()
        .filter((node) => node.attribute('class') === 'tile-stage gm2-stage')
      return stage?.attribute('data-large') ?? null
    }
    expect([large('claim'), large('place'), large('activate'), large('turn')]).toEqual(['map', 'land', 'land', 'land'])
  })

  test('every field says its price and worth, and both map and territory are always there', () => {
    for (const sample of POSITIONS.values()) {
      const targets = [...targetsIn(stageOf(sample, 'en', 'wide'))].filter((target) => target?.startsWith('field:'))
      expect(targets).toHaveLength(sample.view.fields.length)
    }
  })
})
