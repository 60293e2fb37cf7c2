import type { Event } from '@bothy/clans-of-caledonia/data'
import { render } from 'preact'
import { expect, test } from 'vitest'
import '../test/both-languages.ts'
import { type Scene, SceneProvider } from '../board/scene.tsx'
import { clansOfCaledoniaClient as client } from '../games/clans-of-caledonia/index.ts'
import { TinyNode } from '../test/tiny-dom.ts'
import { LogTurn } from './log-turn.tsx'

/** The lines of one turn, one event a ply; in a replay that stands at `here`, a star before the line that is marked. */
function linesOf(events: readonly Event[], here: number | null = null): readonly string[] {
  const group = { key: 0, seat: 1, isNew: false, events: events.map((event, ply) => ({ ply, event })) }
  const props = { names: ['Morag', 'Ailsa'], me: null, language: 'en' }
  const root = new TinyNode('main')
  render(
    <SceneProvider value={{ client, props } as unknown as Scene}>
      <LogTurn group={group} here={here} />
    </SceneProvider>,
    root as unknown as Element,
  )
  const lines = root.all().filter((node) => node.localName === 'p')
  return lines.map((node) => (node.attribute('class') === 'turn-line here' ? '*' : '') + node.textContent)
}

const PASSED: Event = { type: 'passed', seat: 1, place: 0, money: 16 }
const ENDED: Event = { type: 'turnEnded', seat: 1 }

test('the end of a turn that tells what was done has no line, and is found in a replay all the same', () => {
  const [passed] = linesOf([PASSED])
  expect(linesOf([PASSED, ENDED])).toEqual([passed])
  expect(linesOf([PASSED, ENDED], 1)).toEqual([`*${passed}`])
  expect(linesOf([PASSED, ENDED], 7)).toEqual([passed])
  expect(linesOf([ENDED])).toEqual(['Ailsa ended their turn.'])
})
