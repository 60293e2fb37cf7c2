import type { Seat } from '@bothy/kernel'
import type { Offer, View } from '@bothy/glen-more/data'
import { useCallback, useRef, useState } from 'preact/hooks'
import { SeatBadge } from '../../art/index.ts'
import { GoodsIcon } from './art/goods.tsx'
import { landName, nameOf } from './labels.ts'
import { Land } from './land.tsx'
import { lookAt, type Sight, sightOf } from './look.ts'
import { Ring } from './ring.tsx'
import { Plan } from './plan.tsx'
import { at } from './presenter.ts'
import { Proposal, proposal } from './proposal.tsx'
import type { Table } from './spot.tsx'
import { Scores } from './standing.tsx'
import { wordsOf } from './words.ts'

/** One's own seat first, the others in turn order. */
const seating = ({ seats }: View, me: Seat | null): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats)

/** Chooses the land that is shown; on a phone also the ring. The plan shows where the tile on offer could lie. */
function Lands({ table, sight, offer }: { table: Table; sight: Sight; offer: Offer | undefined }) {
  const { view, me, language, layout } = table
  const words = wordsOf(language)
  const phone = layout === 'phone'
  return (
    <div class="gm-lands" role="group" aria-label={words.board.lands}>
      {phone && (
        <button
          type="button"
          class="gm-look"
          aria-pressed={sight.pane === 'ring' ? 'true' : 'false'}
          onClick={() => lookAt(table, 'ring', sight.seat)}
        >
          <GoodsIcon icon="tile" size={20} />
          <span class="visually-hidden">{words.track}</span>
          <span class="gm-look-name" aria-hidden="true">
            <span class="gm-who">{words.track}</span>
          </span>
        </button>
      )}
      {seating(view, me).map((seat) => {
        const { tiles } = view.players[seat]
        const shown = seat === sight.seat && (!phone || sight.pane === 'land')
        return (
          <button
            key={seat}
            type="button"
            class="gm-look"
            aria-pressed={shown ? 'true' : 'false'}
            onClick={() => lookAt(table, 'land', seat)}
          >
            {!phone && (
              <Plan
                tiles={tiles}
                {...(seat === view.pending?.seat && offer !== undefined ? { spots: offer.spots } : {})}
              />
            )}
            <span class="visually-hidden">{`${landName(table, seat, words)}, ${words.tiles(tiles.length)}`}</span>
            <span class="gm-look-name" aria-hidden="true">
              <SeatBadge seat={seat} size={18} />
              <span class="gm-who">{nameOf(table, seat, words)}</span>
              <small class="gm-look-count">{tiles.length}</small>
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** So long what was pointed at is still told of, in milliseconds: on the way to the next tile nothing flickers. */
const LINGER = 300

const canHover = (): boolean => matchMedia('(hover: hover)').matches

const offered = (view: View, thing: string): Offer | undefined =>
  view.offers.find(({ tile }) => at.tile(tile) === thing)

/** Ring and market, and one land large. */
export function Board(props: Table) {
  const { view, layout } = props
  const [pointed, setPointed] = useState<string | null>(null)
  const { inspect } = props
  const phone = layout === 'phone'
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const point = useCallback(
    (thing: string | null): void => {
      clearTimeout(leaving.current)
      if (thing === null) leaving.current = setTimeout(() => setPointed(null), LINGER)
      else setPointed(thing)
      // In a narrow window the place under the ring tells of its tiles; a long press still opens the tile’s details.
      const below = phone && thing !== null && offered(view, thing) !== undefined && canHover()
      inspect(below ? null : thing)
    },
    [inspect, phone, view],
  )
  const table: Table = { ...props, inspect: point }
  const sight = sightOf(props)
  const looked = props.attention.proposed.value ?? pointed
  const offer = proposal(table) ?? (looked === null ? undefined : offered(view, looked))
  return (
    <div class="gm-board" data-layout={layout} data-seats={view.seats}>
      <div class="gm-spread">
        <Lands table={table} sight={sight} offer={offer} />
        {(!phone || sight.pane === 'ring') && (
          <div class="gm-left">
            <Ring table={table} pointed={looked} />
            {phone && (offer === undefined ? <Scores table={table} /> : <Proposal table={table} offer={offer} />)}
          </div>
        )}
        {(!phone || sight.pane === 'land') && (
          <div class="gm-right">
            <Land table={table} seat={sight.seat} pointed={looked} />
          </div>
        )}
      </div>
    </div>
  )
}
