import { typeset } from '@bothy/kernel/french'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { board } from '../index.ts'
import { Cutscene } from '../scenes/cutscene.tsx'
import { PHASES } from '../scenes/cutscene-story.ts'
import { told as en } from '../words/told-en.ts'
import { told as fr } from '../words/told-fr.ts'
import './both-languages.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const { tableOf, draw } = benchOf(board)

const sample = ((): Sample => {
  let found: Sample | undefined
  samplePlay({ seats: 3, seed: 'told', royal: false, muster: 0.8 }, (look) => {
    found = look(1)
    return found.events.some((event) => event.type === 'ordered')
  })
  if (found === undefined) throw new Error('no skirmish ends')
  return found
})()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  speed.value = 'quick'
})
const drawn: TinyNode[] = []
afterEach(() => {
  for (const root of drawn.splice(0)) void act(() => render(null, root as unknown as Element))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function scene(isNewcomer: boolean): TinyNode {
  const table = tableOf(sample, 'en', 'wide')
  let root: TinyNode | null = null
  void act(() => {
    root = draw(
      table,
      <Cutscene {...table} events={sample.events} before={null} isNewcomer={isNewcomer} onDone={() => undefined} />,
    )
  })
  if (root === null) throw new Error('nothing drawn')
  drawn.push(root)
  return root
}

function heard(isNewcomer: boolean, seconds: number): readonly string[] {
  const root = scene(isNewcomer)
  const found = new Set<string>()
  for (let second = 0; second < seconds; second++) {
    for (const [phase, text] of Object.entries(en)) if (root.words().includes(text)) found.add(phase)
    void act(() => void vi.advanceTimersByTime(1000))
  }
  return [...found]
}

test('LOS-61 to LOS-65 a newcomer reads what each step counts, with time to read it; others see the steps alone', () => {
  expect(heard(true, 30).slice(0, 3)).toEqual(['reveal', 'totals', 'order'])
  expect(heard(false, 30)).toEqual([])
})

test('LOS-61 a newcomer has four seconds for the first step; others have gone on', () => {
  const stepAfterFour = (isNewcomer: boolean): string | undefined => {
    const root = scene(isNewcomer)
    for (let tenth = 0; tenth < 40; tenth++) void act(() => void vi.advanceTimersByTime(100))
    const turned = root.all().filter((node) => node.attribute('class')?.includes('los-turned'))
    return `${turned.length === 0 ? 'nothing' : 'something'} turned`
  }
  expect([stepAfterFour(true), stepAfterFour(false)]).toEqual(['nothing turned', 'something turned'])
})

test.each(PHASES)('%s is explained in at most 22 words, in both languages', (phase) => {
  for (const text of [en[phase], fr[phase]]) expect(text.split(/\s+/u).length).toBeLessThanOrEqual(22)
  expect(typeset(fr[phase])).toBe(fr[phase])
})
