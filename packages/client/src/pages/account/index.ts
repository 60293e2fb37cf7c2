import type { FunctionComponent } from 'preact'
import { loadInUse } from '../../ui/catalogue.ts'
import { AccountPage } from './account.tsx'
import { accountWords } from './words.ts'

/** The page with its words. */
export async function loadAccountPage(): Promise<FunctionComponent> {
  await loadInUse(accountWords)
  return AccountPage
}
