import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tempoOf } from './flights.ts'
import { Motion } from './motion.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function board(names: readonly string[], keys: readonly string[]) {
  const measured: string[] = []
  const element = (name: string, dataset: { readonly [name: string]: string }) => ({
    dataset,
    getBoundingClientRect: () => {
      measured.push(name)
      return { left: 0, top: 0, width: 10, height: 10 }
    },
  })
  const lands = names.map((name) => element(name, { lands: name }))
  const keyed = keys.map((name) => element(name, { key: name }))
  const querySelectorAll = (query: string): readonly unknown[] =>
    query === '[data-lands]' ? lands : query === '[data-key]' ? keyed : []
  const root = { querySelectorAll, querySelector: () => lands.at(0) ?? keyed.at(0) ?? null }
  return { root: root as unknown as ParentNode, measured }
}

test('of the places on a board only those are measured that the story names', () => {
  const { root, measured } = board(['hex:1', 'hex:2', 'market'], ['unit:7'])
  new Motion().before(root, [{ kind: 'fly', sign: '+1', from: ['market'], to: ['seat:0', 'hex:2'] }])
  expect(measured).toEqual(['hex:2', 'market', 'unit:7'])
})

test('where the story is not known yet all places are measured', () => {
  const { root, measured } = board(['hex:1', 'hex:2'], ['unit:7'])
  new Motion().before(root)
  expect(measured).toEqual(['hex:1', 'hex:2', 'unit:7'])
})

describe('with less motion', () => {
  class Text {
    data: string
    constructor(data: string) {
      this.data = data
    }
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('Text', Text)
    vi.stubGlobal('NodeFilter', { SHOW_TEXT: 4 })
    vi.stubGlobal('innerWidth', 100)
    vi.stubGlobal('innerHeight', 100)
    vi.stubGlobal('document', {
      createTreeWalker: ({ text }: { readonly text: Text }) => {
        const nodes = [text]
        return { nextNode: () => nodes.shift() ?? null }
      },
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('numbers that have changed, and their cause, are ringed for a while', () => {
    const place = (dataset: { [name: string]: string }, text = '') => ({
      dataset,
      text: new Text(text),
      getBoundingClientRect: () => ({ left: 0, top: 0, width: 10, height: 10 }),
    })
    const [points, coins, wood] = [place({ points: '0' }, '3'), place({ counts: 'coins:0' }, '9'), place({}, '2')]
    const market = place({ lands: 'market' })
    const querySelectorAll = (query: string): readonly unknown[] => {
      if (query === '[data-points], [data-counts]') return [points, coins, wood]
      return query === '[data-lands="market"]' ? [market] : []
    }
    const root = { querySelectorAll, querySelector: () => market } as unknown as ParentNode
    const motion = new Motion()
    motion.before(root, [])
    points.text.data = '5'
    coins.text.data = '7'
    const movements = [{ kind: 'fly', sign: '+2', from: ['market'], to: ['points:0'] }] as const
    expect(motion.after(root, { movements, tempo: tempoOf('quick') })).toBe(0)
    const changed = (): readonly unknown[] => [points, coins, wood, market].map(({ dataset }) => dataset['changed'])
    expect(changed()).toEqual(['gain', 'loss', undefined, 'cause'])
    vi.advanceTimersByTime(2000)
    expect(changed()).toEqual([undefined, undefined, undefined, undefined])
  })
})
