import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/glen-more'
import { useCallback, useState } from 'preact/hooks'
import { GoodsIcon, SeatBadge } from '../../art/index.ts'
import { proposed } from '../../table/proposed.ts'
import { landName, nameOf } from './labels.ts'
import { Land } from './land.tsx'
import { lookAt, type Sight, sightOf } from './look.ts'
import { Ring, Tracker } from './ring.tsx'
import { Plan } from './plan.tsx'
import { Proposal, proposal } from './proposal.tsx'
import type { Table } from './spot.tsx'
import { Scores } from './standing.tsx'
import { wordsOf } from './words.ts'

/** One's own seat first, the others in turn order. */
const seating = ({ seats }: View, me: Seat | null): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats)

/** Chooses the land that is shown; on a phone also the ring. */
function Lands({ table, sight }: { table: Table; sight: Sight }) {
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
          <span class="unseen">{words.track}</span>
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
            {!phone && <Plan tiles={tiles} />}
            <span class="unseen">{`${landName(table, seat, words)}, ${words.tiles(tiles.length)}`}</span>
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

/** Ring and market, and one land large. */
export function Board(props: Table) {
  const { view, me, layout } = props
  const [pointed, setPointed] = useState<string | null>(null)
  const { inspect } = props
  const point = useCallback(
    (thing: string | null): void => {
      setPointed(thing)
      inspect(thing)
    },
    [inspect],
  )
  const table: Table = { ...props, inspect: point }
  const sight = sightOf(view, me, props.choice.picked)
  const phone = layout === 'phone'
  return (
    <div class="gm-board" data-layout={layout} data-seats={view.seats}>
      <div class="gm-spread">
        <Lands table={table} sight={sight} />
        {(!phone || sight.pane === 'ring') && (
          <div class="gm-left">
            <Tracker table={table} />
            <Ring table={table} pointed={proposed.value ?? pointed} />
            {phone && (proposal(table) === undefined ? <Scores table={table} /> : <Proposal table={table} />)}
          </div>
        )}
        {(!phone || sight.pane === 'land') && (
          <div class="gm-right">
            <Land table={table} seat={sight.seat} />
          </div>
        )}
      </div>
    </div>
  )
}
