import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { Rings } from '../rings/rings.tsx'
import { useBoxes } from '../rings/use-boxes.ts'
import type { TableStore } from '../store/store.ts'
import { useHintPlaces } from './hint-places.ts'
import type { HintsMessage } from '@bothy/protocol'
import { words } from './words.ts'

/** The first step: where the best decision begins, and not what it is. */
export function HintWhere({ store, hints }: { readonly store: TableStore; readonly hints: HintsMessage }): JSX.Element {
  const places = useHintPlaces(hints, 'begins')
  const best = useMemo(() => places.slice(0, 1), [places])
  const boxes = useBoxes(best, `${store.id} ${store.state.value?.version}`)
  const says = boxes.length > 0 ? words.value.look : words.value.lookElsewhere
  useEffect(() => announce(words.peek().look), [])
  return (
    <>
      <p class="hint-says">{says}</p>
      {boxes.length > 0 && <Rings boxes={boxes} />}
    </>
  )
}
