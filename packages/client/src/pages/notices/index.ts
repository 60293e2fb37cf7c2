import type { FunctionComponent } from 'preact'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { personalWords } from '../personal/words.ts'
import { NoticesPage } from './notices.tsx'
import { noticesWords } from './words.ts'

export async function loadNoticesPage(): Promise<FunctionComponent> {
  await Promise.all([loadInUse(noticesWords), loadInUse(personalWords)])
  return NoticesPage
}
