import type { FunctionComponent } from 'preact'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { personalWords } from '../personal/words.ts'
import { NoticesPage } from './notices.tsx'
import { noticesWords } from './words.ts'

/** The page with its words. */
export async function loadNoticesPage(): Promise<FunctionComponent> {
  await Promise.all([loadInUse(noticesWords), loadInUse(personalWords)])
  return NoticesPage
}
