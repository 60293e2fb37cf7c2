import { describe, expect, test } from 'vitest'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { NAMES, tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import './both-languages.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { board } from '../index.ts'
import { startsCutscene } from '../scoring/scoring-story.ts'
import { Cutscene } from '../scoring/cutscene.tsx'
import { type Sample, samplePlay } from './sample-play.ts'

function scored(scoring: number, me: number | null = 0): Sample {
  const found: Sample[] = []
  samplePlay({ seats: 3, seed: 'scores', sense: 0.95 }, (look) => {
    const seen = look(me)
    if (seen.events.some(startsCutscene)) found.push(seen)
    return found.length === scoring
  })
  return found[scoring - 1]
}

const rowsIn = (root: TinyNode): readonly (readonly string[])[] =>
  root
    .all()
    .filter((node) => node.localName === 'tr')
    .map((row) => row.childNodes.map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()))

function show(sample: Sample, language: Language, isNewcomer: boolean, layout: 'wide' | 'phone' = 'wide'): TinyNode {
  chosenLanguage.value = language
  const table = tableOf(board, sample, language, layout)
  const root = draw(
    board,
    table,
    <Cutscene {...table} events={sample.events} isNewcomer={isNewcomer} onDone={() => undefined} />,
  )
  chosenLanguage.value = null
  return root
}

const gain = (text: string): number => Number(/[+−]?\d+(?=( VP)?$)/.exec(text)?.[0].replace('−', '-'))

describe('where nothing moves a scoring is the whole table at once', () => {
  test('GM-80 what each has, the lead over the lowest, what it brings and the sum', () => {
    const sample = scored(1)
    const rows = rowsIn(show(sample, 'en', false))
    const [head, ...lines] = rows
    expect(head.map((cell) => cell.replace(/ [\d−]+ VP$/, ''))).toEqual(['', 'You', ...NAMES.slice(1, 3)])
    expect(lines.map(([label]) => label.replace(/ ?lowest: \d+/, ''))).toEqual([
      'Whisky',
      'Chieftains',
      'Cards',
      'This scoring',
    ])
    for (const cells of lines.slice(0, 3)) {
      const lowest = Number(/lowest: (\d+)/.exec(cells[0])?.[1])
      for (const cell of cells.slice(1)) {
        const [value, ahead] = [Number(/^\d+/.exec(cell)?.[0]), Number(/(\d+) ahead/.exec(cell)?.[1] ?? 0)]
        expect(value - lowest).toBe(ahead)
        expect(gain(cell)).toBe([0, 1, 2, 3, 5, 8][Math.min(5, ahead)])
      }
    }
    const sums = [1, 2, 3].map((i) => lines.slice(0, 3).reduce((sum, cells) => sum + gain(cells[i]), 0))
    expect(lines[3].slice(1).map(gain)).toEqual(sums)
  })

  test('the heads show the points of the table', () => {
    const sample = scored(3)
    const points = show(sample, 'en', false)
      .all()
      .filter((node) => node.attribute('data-points') !== null)
    expect(points.map((node) => Number(node.textContent.replace('−', '-')))).toEqual(sample.view.scores)
  })

  test('a newcomer to the game reads how a scoring works, nobody else', () => {
    const sample = scored(1)
    const text = 'Only the lead over that player brings VP.'
    expect([true, false].map((isNew) => show(sample, 'en', isNew).textContent.includes(text))).toEqual([true, false])
    expect(show(sample, 'fr', true).textContent).toContain('Seule l’avance sur ce joueur rapporte des PV.')
  })

  test('on a phone the name of a row stands above it, and is its head all the same', () => {
    const rows = rowsIn(show(scored(1), 'fr', false, 'phone'))
    expect(rows[1]).toHaveLength(1)
    expect(rows[1][0]).toMatch(/^Whisky le moins/)
    expect(rows[2]).toHaveLength(3)
  })
})
