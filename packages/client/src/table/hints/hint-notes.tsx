import type { JSX } from 'preact'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { hintCatalogue, words } from './words.ts'

const Nothing = (): null => null

/** Where a table tells its options. */
export const HintsAllowed = lazy(async () => {
  await loadInUse(hintCatalogue)
  return (): JSX.Element => <p class="small">{words.value.allowed}</p>
}, Nothing)

type Given = { readonly hints: readonly number[]; readonly names: readonly string[] }

/** By seat, those that were given one. */
export const HintsGiven = lazy<Given>(async () => {
  await loadInUse(hintCatalogue)
  return ({ hints, names }): JSX.Element => {
    const told = hints.flatMap((count, seat) => (count > 0 ? [`${names[seat]}\u00a0${count}`] : []))
    return <>{words.value.given(told.join(', '))}</>
  }
}, Nothing)
