import { useRef } from 'preact/hooks'
import { confirm } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { UnitPiece } from '../pieces/pieces.tsx'
import type { Proposal } from './hand.ts'
import type { BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { wordsOf } from '../words.ts'
import { useSpaceInSight } from './space-in-sight.ts'

export function ProposalSheet({ table, proposal }: { readonly table: BoardContext; readonly proposal: Proposal }) {
  const { hex, unit, price, lines } = proposal
  const { view, language } = table
  const words = wordsOf(language)
  const said = wordsOf(language).stage
  const seat = view.pending?.seat ?? 0
  const sheet = useRef<HTMLDivElement>(null)
  useSpaceInSight(sheet, hex, unit)
  return (
    <div ref={sheet} class="coc-proposal" data-proposal>
      <div class="coc-proposal-words">
        {unit !== null && <UnitPiece unit={unit} seat={seat} size={34} />}
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        class="button primary coc-proposal-do"
        data-proposal
        onClick={() => confirm(table, at.hex(hex))}
      >
        {price === null ? said.place : said.placeFor(words.money(price))}
      </button>
    </div>
  )
}
