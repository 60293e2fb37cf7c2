import type { Seat } from '@bothy/kernel'
import type { ArmyTotal } from '@bothy/lords-of-scotland'
import { useEffect, useRef, useState } from 'preact/hooks'
import { stillness } from '@bothy/board-kit/ui/page/settings.ts'
import { type Foreseen, positionOf } from '../foreseen.ts'
import { placeSpoken, placeWord, totalLabel } from '../labels.ts'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const UP = 'M5 0l5 9H0z'
const DOWN = 'M5 9L0 0h10z'

export const PlaceArrow = ({ moves }: { moves: 'up' | 'down' }) => (
  <svg width="10" height="9" viewBox="0 0 10 9" aria-hidden="true" focusable="false">
    <path d={moves === 'up' ? UP : DOWN} fill="currentColor" />
  </svg>
)

export function Total({ total, words }: { total: ArmyTotal; words: Words }) {
  return (
    <span class="los-total">
      <span class="visually-hidden">{totalLabel(total, words)}</span>
      <span aria-hidden="true">
        {total.doubled && <small>{`${total.sum} ×2 = `}</small>}
        <b>{total.total}</b>
        {total.hidden > 0 && <small>{` +${'?'.repeat(total.hidden)}`}</small>}
      </span>
    </span>
  )
}

const COUNT = 500

function Count({ to }: { to: number }) {
  const [shown, setShown] = useState(to)
  const last = useRef(to)
  useEffect(() => {
    const from = last.current
    last.current = to
    if (from === to || stillness()) {
      setShown(to)
      return
    }
    const begun = performance.now()
    let frame = 0
    const tick = (now: number): void => {
      const share = Math.min(1, (now - begun) / COUNT)
      setShown(Math.round(from + (to - from) * share))
      if (share < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [to])
  return <>{shown}</>
}

export function LaneTotal({
  table,
  seat,
  seen,
  hasPlace,
  counts,
}: {
  table: BoardContext
  seat: Seat
  seen: Foreseen
  hasPlace: boolean
  counts: boolean
}) {
  const { view, language } = table
  const words = wordsOf(language)
  const now = view.totals[seat]
  const then = seen.shown?.totals[seat] ?? now
  const [before, after] = [view.order, seen.shown?.order ?? view.order].map((order) => positionOf(order, seat))
  if (after === null)
    return (
      <div class="los-lane-total">
        <span class="los-figure los-no-army" aria-hidden="true">
          –
        </span>
      </div>
    )
  const more = then.total - now.total
  const moves = before === null || before.place === after.place ? null : after.place < before.place ? 'up' : 'down'
  return (
    <div class="los-lane-total">
      <span class="visually-hidden">
        {hasPlace ? `${totalLabel(then, words)}, ${placeSpoken(after, words)}` : totalLabel(then, words)}
      </span>
      <span class="los-sum" aria-hidden="true">
        {then.doubled && (
          <>
            <b>{then.sum}</b> <i class="los-chip">×2</i>
          </>
        )}
        {!then.doubled && more !== 0 && (
          <i class="los-chip" data-good={more > 0 ? 'yes' : 'no'}>
            {more > 0 ? `+${more}` : `−${-more}`}
          </i>
        )}
      </span>
      <span class="los-figure" data-counts={counts ? undefined : `total:${seat}`} aria-hidden="true">
        {counts ? <Count to={then.total} /> : then.total}
        {then.hidden > 0 && <small>+?</small>}
      </span>
      <span class="los-place" data-moves={moves} aria-hidden="true">
        {moves !== null && <PlaceArrow moves={moves} />}
        {hasPlace && placeWord(after, words)}
      </span>
    </div>
  )
}
