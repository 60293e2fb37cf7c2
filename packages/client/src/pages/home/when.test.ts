import { afterEach, expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { when } from './when.ts'

const NOW = new Date(2026, 10, 17, 9, 0).getTime()
const at = (...[year, month, day, hour = 7, minute = 5]: number[]): string =>
  when(new Date(year, month, day, hour, minute).getTime(), NOW)

afterEach(() => {
  chosenLanguage.value = 'en'
})

test('near days are named, others have a date, and another year its number', () => {
  chosenLanguage.value = 'en'
  expect(at(2026, 10, 17)).toBe('Today, 07:05')
  expect(at(2026, 10, 16, 23, 59)).toBe('Yesterday, 23:59')
  expect(at(2026, 8, 14)).toBe('14 Sept, 07:05')
  expect(at(2025, 8, 14)).toBe('14 Sept 2025')
  expect(at(2026, 10, 18)).toBe('18 Nov, 07:05')
})

test('in French too', () => {
  chosenLanguage.value = 'fr'
  expect(at(2026, 10, 17)).toBe('Aujourd’hui, 07:05')
  expect(at(2026, 10, 16, 18, 30)).toBe('Hier, 18:30')
  expect(at(2026, 8, 14)).toBe('14 sept., 07:05')
  expect(at(2025, 8, 14)).toBe('14 sept. 2025')
})
