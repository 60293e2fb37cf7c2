import { type Catalogue, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { useAnswer } from './use-answer.ts'

type Load<P> = (() => Promise<P>) | undefined

async function fetchPart<P extends { readonly words: Catalogue<unknown> }>(load: Load<P>): Promise<P | null> {
  const found = await load?.()
  if (found === undefined) return null
  await loadInUse(found.words)
  return found
}

/** Null until it is loaded, and where there is none: pages work without it. */
export const useFetched = <P extends { readonly words: Catalogue<unknown> }>(load: Load<P>): P | null =>
  useAnswer(load, fetchPart<P>).value ?? null
