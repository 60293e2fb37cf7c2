import { tartanFill } from '@bothy/board-kit/art/index.ts'
import { BeastShapes } from './art/badges.tsx'
import { LINEAGE_ART } from './cards/lineages.ts'

const CARDS = [
  { lineage: 'macdonnell', turn: -16, x: 34, y: 26 },
  { lineage: 'bruce', turn: 0, x: 80, y: 14 },
  { lineage: 'wemyss', turn: 16, x: 126, y: 26 },
] as const

export function Emblem() {
  return (
    <svg viewBox="-10 4 260 156" width="100%" aria-hidden="true" focusable="false" style={{ display: 'block' }}>
      {CARDS.map(({ lineage, turn, x, y }) => {
        const { beast, sett, dye } = LINEAGE_ART[lineage]
        return (
          <g key={lineage} transform={`translate(${x} ${y}) rotate(${turn} 40 150)`}>
            <rect width="80" height="114" rx="8" fill="#f8f0e0" stroke="#bda77f" stroke-width="1.5" />
            <rect x="6" y="6" width="68" height="102" rx="4" fill={tartanFill(sett)} />
            <circle cx="40" cy="57" r="29" fill="#fbf4e4" stroke={dye} stroke-width="3" />
            <g transform="translate(18.5 35.5) scale(0.43)">
              <BeastShapes beast={beast} ink="#1d1613" ground="#fbf4e4" />
            </g>
          </g>
        )
      })}
    </svg>
  )
}
