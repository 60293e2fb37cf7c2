import { useRef } from 'preact/hooks'
import { confirm } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { fillLine, priceLine, siteLines } from '../lines.ts'
import type { BoardContext } from '../spot.tsx'
import { at, unitIn } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'
import { type SiteFacts, siteFacts } from './site-facts.ts'
import { ListHead, putBack, putsBack, UnitList, useKeyboardFocus } from './unit-list.tsx'
import { useSpaceInSight } from './space-in-sight.ts'

type Props = { readonly table: BoardContext; readonly hex: number; readonly columns: number }

/** A low screen has no room for them in its prompt. */
function linesFor(table: BoardContext, hex: number, facts: SiteFacts, words: Words): readonly string[] {
  const { view, layout } = table
  const { unit, glory } = facts
  if (layout !== 'low') return [priceLine(facts, words), ...(glory > 0 ? [words.board.gloryNow(glory)] : [])]
  const fills = fillLine(facts, words)
  return [...siteLines(view, { hex, unit }, table, words), ...(fills === null ? [] : [fills])]
}

function Told({
  table,
  hex,
  facts,
}: {
  readonly table: BoardContext
  readonly hex: number
  readonly facts: SiteFacts
}) {
  const words = wordsOf(table.language)
  return (
    <div class="coc-units-sheet-told">
      <ul>
        {linesFor(table, hex, facts, words).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" class="button primary" data-proposal onClick={() => confirm(table, at.unit(facts.unit))}>
        {words.stage.placeFor(words.money(facts.price))}
      </button>
    </div>
  )
}

/** The list of units for a space where the map has no room for it beside the space. */
export function UnitsSheet({ table, hex, columns }: Props) {
  const { view, uiState } = table
  const sheet = useRef<HTMLDivElement>(null)
  const unit = unitIn(uiState.previewed.value ?? '')
  const facts = unit === null ? null : siteFacts(view, hex, unit)
  useKeyboardFocus(sheet, hex)
  useSpaceInSight(sheet, hex, unit)
  return (
    <div ref={sheet} class="coc-units-sheet" data-lines data-of-proposal onKeyDown={putsBack(table)}>
      <div class="coc-units-sheet-top">
        {facts === null ? <ListHead table={table} hex={hex} /> : <Told table={table} hex={hex} facts={facts} />}
        <button
          type="button"
          class="button quiet icon"
          aria-label={t.value.common.close}
          onClick={() => putBack(table)}
        >
          <Icon name="close" />
        </button>
      </div>
      <UnitList table={table} hex={hex} columns={columns} />
    </div>
  )
}
