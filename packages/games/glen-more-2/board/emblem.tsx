import { tartanFill } from '@bothy/board-kit/art/index.ts'
import { BustShapes } from './art/bust.tsx'
import { CLAN_SETTS } from './art/clan-setts.ts'
import { EARLY_PORTRAITS } from './art/portraits-early.ts'
import { MIDDLE_PORTRAITS } from './art/portraits-middle.ts'

const BUSTS = [
  { bust: EARLY_PORTRAITS.A1, sett: CLAN_SETTS.macleod, x: 38 },
  { bust: MIDDLE_PORTRAITS.B1, sett: CLAN_SETTS.sutherland, x: 140 },
  { bust: MIDDLE_PORTRAITS.B3, sett: CLAN_SETTS.cameron, x: 242 },
] as const

const plaque = (inset: number): string => {
  const [left, top, right, bottom, cut] = [12 + inset, 6 + inset, 368 - inset, 206 - inset, 26 - inset / 3]
  return `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}z`
}

export function Emblem() {
  return (
    <svg viewBox="0 0 380 212" width="100%" aria-hidden="true" focusable="false" style={{ display: 'block' }}>
      <path d={plaque(0)} fill="#5d6f7a" stroke="#1f2a33" stroke-width="2" />
      <path d={plaque(3)} fill="#8496a0" />
      <path
        d={plaque(9)}
        fill="none"
        stroke="#dfe7ea"
        stroke-width="3.600"
        stroke-linecap="round"
        stroke-dasharray="0.1 8"
      />
      {BUSTS.map(({ bust, sett, x }) => (
        <g key={x} transform={`translate(${x} 36)`}>
          <BustShapes bust={bust} />
          <rect y="101" width="100" height="40" fill={tartanFill(sett)} stroke="#1f2a33" stroke-width="1.500" />
        </g>
      ))}
    </svg>
  )
}
