import type { Person } from './people.ts'
import { objectionsTo } from './tour.ts'

async function changeLanguage(person: Person): Promise<void> {
  const isEnglish = (await person.page.locator('html').getAttribute('lang')) === 'en'
  await person.inSettings((settings) => settings.getByText(isEnglish ? 'Français' : 'English').click())
  await person.page.locator(`html[lang=${isEnglish ? 'fr' : 'en'}]`).waitFor()
}

export async function objectionsInBoth(person: Person): Promise<readonly string[]> {
  const found = [...(await objectionsTo(person.page, 'all'))]
  await changeLanguage(person)
  found.push(...(await objectionsTo(person.page, 'all')))
  await changeLanguage(person)
  return found
}
