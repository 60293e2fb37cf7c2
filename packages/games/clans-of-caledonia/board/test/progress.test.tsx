import { render } from 'preact'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import './both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { Progress } from '../scoring/progress.tsx'
import { primer as en } from '../words/primer-en.ts'
import { primer as fr } from '../words/primer-fr.ts'
import { samplePlay } from './sample-play.ts'

beforeAll(() => {
  vi.stubGlobal('document', new TinyNode('document'))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

function rounds(round: number, layout: 'wide' | 'phone', scoringTiles: boolean): readonly TinyNode[] {
  const root = new TinyNode('main')
  samplePlay({ seats: 3, seed: 'rounds', sense: 0.8, options: { scoringTiles } }, (look) => {
    const { view } = look(0)
    if (view.round < round) return false
    render(<Progress view={view} language="en" layout={layout} />, root as unknown as Element)
    return true
  })
  return root.all().filter((node) => node.localName === 'li')
}

test('COC-15 COC-21 five rounds, each with what it scores; that of the round is written out where there is room', () => {
  const wide = rounds(3, 'wide', true)
  expect(wide.map((node) => node.attribute('data-state'))).toEqual(['done', 'done', 'now', 'later', 'later'])
  expect(wide[2]?.words()).toMatch(/Round 3 of 5,\s+\d+ Glory per .+\.$/)
  expect(wide[3]?.words()).toMatch(/Round 4 of 5,\s+[A-Z]/)
  expect(rounds(3, 'phone', true)[2]?.words()).not.toMatch(/Glory per/)
  expect(rounds(1, 'wide', false)[0]?.words()).toMatch(/no scoring tile/)
})

test('the primer has the aim in three sentences and the game in two minutes, in both languages', () => {
  for (const { aim, minutes } of [en, fr, ...[en, fr].flatMap(({ alone }) => alone ?? [])]) {
    expect(aim.map((sentence) => sentence.split(/[.!?] /).length)).toEqual([1, 1, 1])
    const all = [...aim, ...minutes].join(' ')
    expect(all.split(/\s+/).length).toBeLessThan(300) // Short enough for slow readers.
    expect(all).not.toMatch(/['"]/)
  }
  expect(fr.minutes).toHaveLength(en.minutes.length)
})

test('COC-75 alone the primer speaks of no other players', () => {
  for (const { alone } of [en, fr]) {
    const all = [...(alone?.aim ?? []), ...(alone?.minutes ?? [])].join(' ')
    expect(all).toMatch(/dice|dés/)
    expect(all).not.toMatch(/player|everyone|turn order|joueur|tout le monde|à tour de rôle/i)
  }
})
