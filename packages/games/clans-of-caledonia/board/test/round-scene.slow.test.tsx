import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import { earlierEvents } from '@bothy/board-kit/testing/sample-play.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { LONGEST } from '../production/production-plan.ts'
import { Cutscene } from '../scenes/cutscene.tsx'
import { startsCutscene } from '../scenes/starts-cutscene.ts'
import { ofClass } from './asked.ts'
import { draw, tableOf } from './part-bench.tsx'
import { type Sample, samplePlay } from './sample-play.ts'

function rounds(seats: number): readonly Sample[] {
  const found: Sample[] = []
  samplePlay({ seats, seed: `scene-${seats}`, sense: 0.95, fond: ['sheep', 'woodcutter', 'miner'] }, (look) => {
    const sample = look(0)
    const isOwn = sample.events.some((event) => event.type === 'produced' && event.seat === 0)
    if (isOwn && sample.events.some(startsCutscene)) found.push(sample)
    return false
  })
  return found
}

const samples = [1, 2, 4].flatMap((seats) => rounds(seats).slice(-1))
const keys: ((event: { readonly key: string }) => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof keys)[number]) => keys.push(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: (typeof keys)[number]) => {
    keys.splice(keys.indexOf(listener), 1)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  speed.value = 'quick'
  keys.length = 0
})

function scene(sample: Sample, onDone = (): void => undefined): TinyNode {
  const table = tableOf(sample, 'en')
  let root: TinyNode | null = null
  void act(() => {
    root = draw(
      table,
      <Cutscene {...table} events={sample.events} earlier={earlierEvents(sample)} isNewcomer={false} onDone={onDone} />,
    )
  })
  if (root === null) throw new Error('nothing drawn')
  return root
}

const stepOf = (root: TinyNode): string | undefined =>
  root.all().find((node) => node.attribute('aria-current') === 'step')?.textContent
const wait = (ms: number): void => void act(() => void vi.advanceTimersByTime(ms))
const press = (root: TinyNode, label: string): void =>
  void act(() => {
    root
      .all()
      .find((node) => node.localName === 'button' && node.textContent.includes(label))
      ?.fire('click')
  })

test('COC-66 income and goods play by themselves, for 2.5 s at most, quick or calm, for one, two or four seats', () => {
  expect(samples).toHaveLength(3)
  for (const how of ['quick', 'calm'] as const)
    for (const sample of samples) {
      speed.value = how
      const root = scene(sample)
      expect(stepOf(root)).toBe('Income')
      wait(how === 'calm' ? 650 : 410)
      wait(350)
      expect(['Income', 'Goods']).toContain(stepOf(root))
      wait(LONGEST - 350)
      expect(stepOf(root)).toBe('Process')
    }
})

test('COC-66 a key ends the gains at once, and so does a click on the table', () => {
  const [, sample] = samples
  for (const how of ['key', 'click', 'tab'] as const) {
    const root = scene(sample)
    wait(410)
    expect(stepOf(root)).toBe('Income')
    let skipped = 0
    void act(() => {
      // Only now: with a document the tartans would be woven into it.
      vi.stubGlobal('document', { getAnimations: () => (skipped++, []) })
      if (how === 'click') ofClass(root, 'coc-round-play')[0]?.fire('pointerdown')
      else keys.at(-1)?.({ key: how === 'key' ? 'x' : 'Tab' })
      vi.stubGlobal('document', undefined)
    })
    expect(stepOf(root)).toBe(how === 'tab' ? 'Income' : 'Process')
    expect(skipped).toBe(how === 'tab' ? 0 : 1)
  }
})

test('COC-66 skipped, watched to its end or without motion: the same figures', () => {
  for (const sample of samples) {
    const [watched, skipped] = [scene(sample), scene(sample)]
    for (let second = 0; second < 9; second++) wait(1000)
    press(skipped, 'Skip')
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const still = scene(sample)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    speed.value = 'instant'
    const instant = scene(sample)
    speed.value = 'quick'
    const figures = still.words()
    expect(figures).toContain('Income')
    expect([watched.words(), skipped.words(), instant.words()]).toEqual([figures, figures, figures])
  }
})

test('COC-66 the map can be seen behind the figures, and the Production shown again', () => {
  const [, , sample] = samples
  let isOver = false
  const root = scene(sample, () => {
    isOver = true
  })
  press(root, 'Skip')
  expect(ofClass(root, 'coc-round-table').length).toBe(1)
  press(root, 'See the map')
  expect([ofClass(root, 'coc-round-table').length, ofClass(root, 'coc-production').length]).toEqual([0, 1])
  expect(stepOf(root)).toBe('Glory')
  press(root, 'See the figures')
  expect(ofClass(root, 'coc-round-table').length).toBe(1)
  press(root, 'Show again')
  expect(stepOf(root)).toBe('Income')
  press(root, 'Skip')
  expect(isOver).toBe(false)
  press(root, 'To ')
  expect(isOver).toBe(true)
})
