import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { ThingPlace } from '@bothy/board-kit/board/find-thing.ts'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { Rings } from '../rings/rings.tsx'
import { useBoxes } from '../rings/use-boxes.ts'
import type { TableStore } from '../store/store.ts'
import { useHintPlaces } from './hint-places.ts'
import type { HintsMessage } from '@bothy/protocol'
import { words } from './words.ts'

const drawn = (places: readonly ThingPlace[]): Element | null =>
  places
    .flatMap(({ at }) => at)
    .map((selector) => document.querySelector(`main ${selector}`))
    .find((element) => element !== null) ?? null

const nameOf = (thing: Element): string => thing.getAttribute('aria-label') ?? thing.textContent ?? ''

/** The first step: where the best decision begins, and not what it is. */
export function HintWhere({ store, hints }: { readonly store: TableStore; readonly hints: HintsMessage }): JSX.Element {
  const places = useHintPlaces(hints, 'begins')
  const best = useMemo(() => places.slice(0, 1), [places])
  const boxes = useBoxes(best, `${store.id} ${store.state.value?.version}`)
  const says = boxes.length > 0 ? words.value.look : words.value.lookElsewhere
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || best.length === 0) return
    isTold.current = true
    const thing = drawn(best)
    announce(thing === null ? words.peek().lookElsewhere : `${words.peek().look} ${nameOf(thing)}`)
  }, [best])
  return (
    <>
      <p class="hint-says">{says}</p>
      {boxes.length > 0 && <Rings boxes={boxes} />}
    </>
  )
}
