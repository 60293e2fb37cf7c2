import type { FunctionComponent } from 'preact'
import { loadInUse } from '../../ui/catalogue.ts'
import { NoticesPage } from './notices.tsx'
import { noticesWords } from './words.ts'

/** The page with its words. */
export async function loadNoticesPage(): Promise<FunctionComponent> {
  await loadInUse(noticesWords)
  return NoticesPage
}
