import type { View } from '@bothy/lords-of-scotland'
import type { Seat } from '@bothy/kernel'
import { SeatBadge } from '../../art/index.ts'
import { Group } from '../../board/spot-group.tsx'
import { Army } from './army.tsx'
import { InitiativeMark } from './initiative.tsx'
import { nameOf } from './labels.ts'
import { Piles, Recruits, Supporters } from './rows.tsx'
import { Spot, type Table } from './spot.tsx'
import { wordsOf } from './words.ts'

/** Opponents in turn order, one's own army last, next to the hand. */
function seating({ seats }: View, me: Seat | null): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (me === null ? i : (me + 1 + i) % seats))
}

function Tracker({ table }: { table: Table }) {
  const { view, language } = table
  const words = wordsOf(language)
  const holder = nameOf(table, view.initiative, words)
  return (
    <div class="los-tracker">
      <Group label={words.initiative} class="los-initiative" keys={['initiative']}>
        {(tabIndex) => (
          <Spot
            table={table}
            target={null}
            thing="initiative"
            label={`${words.initiative}, ${holder}`}
            tabIndex={tabIndex('initiative')}
            class="los-chip"
          >
            <span class="los-chip-art" aria-hidden="true">
              <InitiativeMark />
              <span class="los-chip-word">{words.initiative}</span>
              <SeatBadge seat={view.initiative} size={20} />
              <span class="los-chip-word">{holder}</span>
            </span>
          </Spot>
        )}
      </Group>
    </div>
  )
}

/** The common part: prizes, recruits and piles, and the armies of all seats. */
export function Board(table: Table) {
  const { view, me, layout } = table
  return (
    <div class="los-board" data-layout={layout} data-seats={view.seats}>
      <div class="los-felt" style={{ '--columns': view.seats + 5, '--army-rows': view.seats > 2 ? 2 : 1 }}>
        <Tracker table={table} />
        <div class="los-top">
          <Supporters table={table} />
          <Piles table={table} />
          <Recruits table={table} />
        </div>
        <div class="los-armies">
          {seating(view, me).map((seat) => (
            <Army key={seat} table={table} seat={seat} />
          ))}
        </div>
      </div>
    </div>
  )
}
