import type { FunctionComponent } from 'preact'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { personalWords } from '../personal/words.ts'
import { AccountPage, type AccountPageProps } from './account.tsx'
import { accountWords } from './words.ts'

export async function loadAccountPage(): Promise<FunctionComponent<AccountPageProps>> {
  await Promise.all([loadInUse(accountWords), loadInUse(personalWords)])
  return AccountPage
}
