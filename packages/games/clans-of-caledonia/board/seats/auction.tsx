import { HIGHEST_BID, LOWEST_BID } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { isNoShortcut } from '@bothy/board-kit/ui/page/shortcuts.ts'
import { nameOf } from '../lines.ts'
import { Confirm } from '../market/confirm.tsx'
import type { BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'

/** In milliseconds: a button that is held steps again after the first, then faster and faster. */
const HELD = { first: 400, next: 160, least: 40, faster: 0.8 } as const
const PAGE = 5

function useHeld(step: () => void) {
  const latest = useRef(step)
  latest.current = step
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const stop = (): void => clearTimeout(timer.current)
  const again = (wait: number): void => {
    timer.current = setTimeout(() => {
      latest.current()
      again(Math.max(HELD.least, wait * HELD.faster))
    }, wait)
  }
  useEffect(() => stop, [])
  return {
    onPointerDown: () => {
      stop()
      latest.current()
      timer.current = setTimeout(() => {
        latest.current()
        again(HELD.next)
      }, HELD.first)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A key clicks without a pointer.
    onClick: ({ detail }: MouseEvent) => detail === 0 && latest.current(),
  }
}

type StepProps = {
  readonly sign: string
  readonly label: string
  readonly keys: string
  readonly go: (() => void) | null
}

function Step({ sign, label, keys, go }: StepProps) {
  const held = useHeld(() => go?.())
  return (
    <button
      type="button"
      class="coc-bid-step"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={go === null ? 'true' : undefined}
      {...held}
    >
      {sign}
    </button>
  )
}

type Made = { readonly seat: Seat; readonly vp: number }

function bidsMade({ view, seats }: BoardContext): readonly Made[] {
  const { leader = null, high = 0 } = view.pending ?? {}
  if (leader === null) return []
  const outbid = seats.flatMap(({ seat, lastTurn }) =>
    lastTurn.flatMap((event) =>
      event.type === 'bidMade' && event.seat === seat && seat !== leader && event.vp < high
        ? [{ seat, vp: event.vp }]
        : [],
    ),
  )
  return [...outbid, { seat: leader, vp: high }]
}

const MARKS = Array.from({ length: (HIGHEST_BID - LOWEST_BID) / PAGE + 1 }, (_, i) => LOWEST_BID + i * PAGE)
const along = (vp: number) => ({ '--at': (vp - LOWEST_BID) / (HIGHEST_BID - LOWEST_BID) })

type TrackProps = {
  readonly table: BoardContext
  readonly n: number
  readonly set: ((vp: number) => void) | null
  readonly words: Words
}

function Track({ table, n, set, words }: TrackProps) {
  return (
    <div class="coc-bid-track">
      <input
        type="range"
        min={LOWEST_BID}
        max={HIGHEST_BID}
        value={n}
        disabled={set === null}
        aria-label={words.trade.bidsLabel}
        style={along(n)}
        onInput={(event) => {
          set?.(Number(event.currentTarget.value))
          event.currentTarget.value = `${n}`
        }}
      />
      {bidsMade(table).map(({ seat, vp }) => (
        <span
          key={seat}
          class="coc-bid-made"
          style={along(vp)}
          title={`${nameOf(table, seat, words)}, ${words.vp(vp)}`}
        >
          <SeatBadge seat={seat} size={22} />
        </span>
      ))}
      <span class="coc-bid-marks" aria-hidden="true">
        {MARKS.map((vp) => (
          <span key={vp} style={along(vp)}>
            {vp}
          </span>
        ))}
      </span>
    </div>
  )
}

/** COC-98: by steps or along a track from the lowest bid that is allowed, then one button. */
export function Auction({ table }: { readonly table: BoardContext }) {
  const words = wordsOf(table.language)
  const { trade, vp: points } = words
  const { pending, order } = table.view
  const [leader, high] = [pending?.leader ?? null, pending?.high ?? LOWEST_BID - 1]
  const isMine = pending !== null && pending.seat === table.me
  const allowed = Array.from({ length: HIGHEST_BID - LOWEST_BID + 1 }, (_, i) => LOWEST_BID + i).filter((vp) =>
    table.choice.isSelectable(at.bid(vp)),
  )
  const [least, most] = [allowed[0] ?? Math.min(high + 1, HIGHEST_BID), allowed.at(-1) ?? HIGHEST_BID]
  const [wish, setWish] = useState(least)
  const n = Math.min(most, Math.max(least, wish))
  const set = (vp: number): void => setWish(Math.min(most, Math.max(least, vp)))
  const canBid = isMine && allowed.length > 0
  const latest = useRef({ n, set, bid: () => table.choice.pick(at.bid(n)) })
  latest.current = { n, set, bid: () => table.choice.pick(at.bid(n)) }
  useEffect(() => {
    if (!canBid || typeof addEventListener !== 'function') return
    const onKey = (event: KeyboardEvent): void => {
      if (isNoShortcut(event) || document.querySelector('dialog[open], :popover-open') !== null) return
      const { n: now, set: go, bid } = latest.current
      const by = { '+': 1, '=': 1, '-': -1, '−': -1, PageUp: PAGE, PageDown: -PAGE }[event.key]
      const isFree =
        event.target === document.body ||
        (event.target instanceof Element && event.target.matches('.coc-bid-track input'))
      if (by !== undefined) go(now + by)
      else if (event.key === 'Enter' && isFree) bid()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [canBid])
  return (
    <div class="coc-auction">
      <p>
        <b>{trade.auctionOf(trade.place(order.length + 1))}</b>{' '}
        {leader === null ? trade.noBid : trade.highest(nameOf(table, leader, words), points(high))}
      </p>
      <div class="coc-bidding" role="group" aria-label={trade.bidsLabel} data-idle={canBid ? undefined : ''}>
        <div class="coc-bid-steps">
          <Step sign="−" label={trade.bidLess} keys="-" go={canBid && n > least ? () => set(n - 1) : null} />
          <output class="coc-bid-amount">
            <b>{canBid ? n : Math.max(high, 0)}</b> <span>{trade.vpShort}</span>
          </output>
          <Step sign="+" label={trade.bidMore} keys="+" go={canBid && n < most ? () => set(n + 1) : null} />
        </div>
        <Track table={table} n={canBid ? n : Math.max(high, LOWEST_BID)} set={canBid ? set : null} words={words} />
        {canBid && <Confirm table={table} target={at.bid(n)} label={trade.bid(n)} isMain />}
      </div>
    </div>
  )
}
