import { type Good, isWorker, MADE_FROM, terrainsIn, type Unit, UNIT_FACTS } from '@bothy/clans-of-caledonia/data'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '../art/icons.tsx'
import { boxOf, mapOf } from '../box.ts'
import { shortReason } from '../lines.ts'
import { UnitPiece } from '../pieces/pieces.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'
import { affordableAt, type SiteFacts } from './site-facts.ts'

type Brought = { readonly said: string; readonly from: Good | null; readonly n: string; readonly good: Good | null }

/** COC-66: each round; a factory makes its good of another one. */
function broughtBy({ view }: BoardContext, unit: Unit, { board, goodCount, money }: Words): Brought | null {
  if (isWorker(unit)) {
    const n = money(view.players[view.pending?.seat ?? 0].income.each[unit])
    return { said: board.eachRound(n), from: null, n: `+${n}`, good: null }
  }
  const { good } = UNIT_FACTS[unit]
  if (good === null) return null
  const n = unit === 'field' ? boxOf(view).units.yield.field : 1
  const from = good === 'bread' || good === 'cheese' || good === 'whisky' ? MADE_FROM[good] : null
  const what = goodCount(n, good)
  return {
    said: from === null ? board.eachRound(what) : board.eachRoundFrom(what, goodCount(1, from)),
    from,
    n: `+${n}`,
    good,
  }
}

type CellProps = {
  readonly table: BoardContext
  readonly facts: SiteFacts
  readonly tabIndex: number
  readonly words: Words
}

function UnitHere({ table, facts, tabIndex, words }: CellProps) {
  const { unit, price, reason } = facts
  const brought = broughtBy(table, unit, words)
  const gap = reason === null ? null : shortReason(reason, words)
  const told = [words.unitName(unit), words.money(price), ...(gap === null ? [] : [gap]), brought?.said ?? '']
  return (
    <Spot
      table={table}
      target={at.unit(unit)}
      item={at.unit(unit)}
      label={told.filter((part) => part !== '').join(', ')}
      tabIndex={tabIndex}
      twice
      class="coc-unit-here"
    >
      <UnitPiece unit={unit} seat={table.view.pending?.seat ?? 0} size={30} />
      <span class="coc-unit-here-name" aria-hidden="true">
        {words.unitName(unit)}
      </span>
      <b class={gap === null ? 'coc-unit-here-price' : 'coc-short'} aria-hidden="true">
        {gap ?? words.money(price)}
      </b>
      {brought !== null && (
        <span class="coc-unit-here-brings" title={brought.said} aria-hidden="true">
          {brought.from !== null && (
            <>
              −1
              <Icon icon={brought.from} size={16} />
            </>
          )}
          {brought.n}
          {brought.good !== null && <Icon icon={brought.good} size={16} />}
        </span>
      )}
    </Spot>
  )
}

type ListProps = { readonly table: BoardContext; readonly hex: number }

export function ListHead({ table, hex }: ListProps) {
  const words = wordsOf(table.language)
  const map = mapOf(table.view)
  const land = affordableAt(table.view, hex)[0]?.land ?? 0
  return (
    <div class="coc-units-here-head" aria-hidden="true">
      <h3>
        {map.isLoch[hex] ? words.board.short.loch : terrainsIn(map.terrain[hex]).map(words.terrainName).join(' / ')}
      </h3>
      <span>
        {land > 0 ? words.board.landIncluded(words.money(land)) : words.board.noLandPrice}
        <br />
        {words.board.plusEachRound}
      </span>
    </div>
  )
}

export function UnitList({ table, hex, columns }: ListProps & { readonly columns: number }) {
  const words = wordsOf(table.language)
  const all = affordableAt(table.view, hex)
  return (
    <Group
      label={words.board.unitsHere}
      class="coc-units-here-list"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      keys={all.map(({ unit }) => at.unit(unit))}
      map
    >
      {(tabIndex) =>
        all.map((facts) => (
          <UnitHere
            key={facts.unit}
            table={table}
            facts={facts}
            tabIndex={tabIndex(at.unit(facts.unit))}
            words={words}
          />
        ))
      }
    </Group>
  )
}

export function putBack({ uiState, choice }: BoardContext): void {
  uiState.previewed.value = null
  choice.unpick()
}

export const putsBack =
  (table: BoardContext) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    putBack(table)
  }

/** A player who chose the space by keyboard goes on in the list, and back to the space when it closes. */
export function useKeyboardFocus(list: RefObject<HTMLElement | null>, hex: number): void {
  useEffect(() => {
    const space = document.activeElement
    if (!(space instanceof HTMLElement) || !space.matches('.coc-hex:focus-visible')) return
    list.current?.querySelector<HTMLElement>('.coc-unit-here[tabindex="0"]')?.focus()
    return () => space.focus()
  }, [list, hex])
}
