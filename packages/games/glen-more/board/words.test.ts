import { COST_OF, type View } from '@bothy/glen-more'
import { expect, test } from 'vitest'
import './test/both-languages.ts'
import { samplePlay } from './test/sample-play.ts'
import { ringLabel } from './labels.ts'
import { wordsOf } from './words.ts'

const fr = wordsOf('fr')
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('French: 0 and 1 are singular', () => {
  expect([0, 1, 2].map((n) => spaced(fr.board.inMarket(n)))).toEqual([
    '0 case remplie sur 3',
    '1 case remplie sur 3',
    '2 cases remplies sur 3',
  ])
})

test('French: names keep or lose the vowel before them as elsewhere', () => {
  expect(['Hamish', 'Ailsa'].map(fr.board.landOf)).toEqual(['Territoire de Hamish', 'Territoire d’Ailsa'])
})

test('a tile that costs nothing says so as a cost, in both languages', () => {
  let view: View | undefined
  samplePlay({ seats: 4, seed: 'free', sense: 1 }, (look) => {
    view = look(null).view
    return true
  })
  const labels = (view?.track ?? []).flatMap((at, space) => {
    if (view === undefined || at === null || !('tile' in at)) return []
    const { goods, any, barrels, pieces } = COST_OF[at.tile]
    if (goods.length + any + barrels + pieces > 0) return []
    const people = { reader: null, names: [] }
    return [[ringLabel(view, at.tile, space, people, wordsOf('en')), ringLabel(view, at.tile, space, people, fr)]]
  })
  expect(labels.length).toBeGreaterThan(0)
  for (const [english, french] of labels) {
    expect(english).toContain(', cost none,')
    expect(french).toContain(', coût nul,')
  }
})
