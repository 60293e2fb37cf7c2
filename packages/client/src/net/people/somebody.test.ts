import { afterEach, expect, test } from 'vitest'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { withNames } from './somebody.ts'

const seat = (name: string) =>
  ({ kind: 'person', name, online: false, mine: false, away: null, ready: true, resigned: false }) as const

afterEach(() => {
  chosenLanguage.value = null
})

test('a person who has deleted their account has a name in each language; all others keep their names', () => {
  const table = { seats: ['somebody', 'somebody (2)', 'Somebody else', 'Ailsa'].map(seat) }
  const names = (): readonly string[] => withNames(table).seats.map(({ name }) => name)
  chosenLanguage.value = 'fr'
  expect(names()).toEqual(['quelqu’un', 'quelqu’un (2)', 'Somebody else', 'Ailsa'])
  chosenLanguage.value = 'en'
  expect(names()).toEqual(['somebody', 'somebody (2)', 'Somebody else', 'Ailsa'])
})
