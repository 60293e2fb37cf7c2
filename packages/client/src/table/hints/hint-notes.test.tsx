import { render } from 'preact'
import { expect, test } from 'vitest'
import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { HintsGiven } from './hint-notes.tsx'
import { hintCatalogue } from './words.ts'

await loadBothLanguages([hintCatalogue])

test('those who were given hints are named with their number, the others are not', async () => {
  chosenLanguage.value = 'en'
  await HintsGiven.load()
  const root = new TinyNode('main')
  render(<HintsGiven hints={[3, 0, 1]} names={['Nia', 'Rory', 'Ailsa']} />, root as unknown as Element)
  expect(root.textContent).toBe('Hints: Nia\u00a03, Ailsa\u00a01')
  chosenLanguage.value = null
})
