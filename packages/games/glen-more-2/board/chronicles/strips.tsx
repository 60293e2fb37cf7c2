import './strips-styles.css'
import { type Signal, signal } from '@preact/signals'
import type { Seat } from '@bothy/kernel'
import { type ChronicleId, MANIFESTS } from '@bothy/glen-more-2/data'
import type { BoardUiState } from '@bothy/board-kit/board/game-board.ts'
import { isSmall } from '../visible-area.ts'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'
import { playedOf } from './brought.ts'
import type { ChronicleSlots } from './part.ts'

type Shown = NonNullable<ChronicleSlots['strip']> & { readonly id: ChronicleId; readonly isLit: boolean }

const stripsOf = ({ view, choice, layout }: BoardContext): readonly Shown[] =>
  playedOf(view)
    .flatMap(([id, { strip, onBoard = [] }]) =>
      strip === undefined || (strip.isSmall === true && !isSmall(layout))
        ? []
        : [{ ...strip, id, isLit: onBoard.some(choice.isSelectable) }],
    )
    .toSorted((a, b) => MANIFESTS[a.id].number - MANIFESTS[b.id].number)

/** The strip that the reader opened at a table: null if none, undefined before any choice. */
const chosen = new WeakMap<BoardUiState, Signal<ChronicleId | null | undefined>>()

function chosenAt(uiState: BoardUiState): Signal<ChronicleId | null | undefined> {
  const found = chosen.get(uiState) ?? signal(undefined)
  chosen.set(uiState, found)
  return found
}

/** The strip with a choice, else the first. None on phones, where the rondel and the territory need the room. */
const usual = ({ layout }: BoardContext, strips: readonly Shown[]): ChronicleId | null =>
  isSmall(layout) ? null : ((strips.find(({ isLit }) => isLit) ?? strips[0])?.id ?? null)

export function Strips({ table, seat }: { table: BoardContext; seat: Seat }) {
  const words = wordsOf(table.language)
  const strips = stripsOf(table)
  const choice = chosenAt(table.uiState)
  const open = choice.value === undefined ? usual(table, strips) : choice.value
  if (strips.length === 0) return null
  return (
    <div class="gm2-strips" data-count={strips.length}>
      {strips.length > 1 && (
        <div class="gm2-strip-tabs">
          {strips.map(({ id, title, Tab, isLit }) => (
            <button
              key={id}
              type="button"
              class="gm2-strip-tab"
              title={title(words)}
              aria-expanded={id === open ? 'true' : 'false'}
              data-has-lit={isLit ? '' : undefined}
              onClick={() => (choice.value = id === open ? null : id)}
            >
              <span class="visually-hidden">{title(words)} </span>
              <Tab table={table} seat={seat} />
            </button>
          ))}
        </div>
      )}
      {strips.map(({ id, Strip }) => (
        <div key={id} class="gm2-strip-slot" data-open={id === open ? '' : undefined}>
          <Strip table={table} seat={seat} />
        </div>
      ))}
    </div>
  )
}
