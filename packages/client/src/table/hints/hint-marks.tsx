import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { ThingPlace } from '@bothy/board-kit/board/find-thing.ts'
import { useBoxes } from '../rings/use-boxes.ts'
import { useHintPlaces } from './hint-places.ts'
import type { HintsMessage } from '@bothy/protocol'

const RADIUS = 13
const APART = 22

export function HintMarks({ hints, chosen }: { readonly hints: HintsMessage; readonly chosen: number }): JSX.Element {
  const places = useHintPlaces(hints, 'ends')
  const first = (i: number): string => places[i].at[0] ?? String(i)
  return (
    <>
      {places.map((place, i) => {
        const others = places.slice(0, i).filter((_, other) => first(other) === first(i)).length
        return <Mark key={i} place={place} number={i + 1} others={others} isChosen={i === chosen} />
      })}
    </>
  )
}

/** At the upper right corner of its thing, or of the button that shows it; decisions about the same thing stand in a row. */
function Mark({
  place,
  number,
  others,
  isChosen,
}: {
  readonly place: ThingPlace
  readonly number: number
  readonly others: number
  readonly isChosen: boolean
}): JSX.Element | null {
  const thing = useMemo(() => [place], [place])
  const behind = useMemo(() => (place.by === undefined ? [] : [{ at: [place.by] }]), [place])
  const [seen] = useBoxes(thing, isChosen ? `hint ${number}` : null)
  const [button] = useBoxes(behind, null)
  const box = seen ?? button
  if (box === undefined) return null
  const [width, height] = [innerWidth, innerHeight]
  const edge = RADIUS + 5
  const x = Math.min(width - edge, box.x + box.w) - others * APART
  return (
    <svg class="rings" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g
        class={isChosen ? 'ring-number hint-mark chosen' : 'ring-number hint-mark'}
        transform={`translate(${x} ${Math.max(edge, box.y)})`}
      >
        <circle r={RADIUS} />
        <text y="5">{number}</text>
      </g>
    </svg>
  )
}
