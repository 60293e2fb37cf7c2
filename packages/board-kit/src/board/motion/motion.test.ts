import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
