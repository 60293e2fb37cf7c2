import type { JSX } from 'preact'
import { Scene } from '../../../board/new-table/scene.tsx'

function Vote({ x, y, word, colour }: { x: number; y: number; word: string; colour: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-36" y="-17" width="72" height="34" rx="17" fill={colour} stroke="#f4ecd8" stroke-width="3" />
      <text y="7" text-anchor="middle" font-size="20" font-weight="700" fill="#fff8e8" letter-spacing="1">
        {word}
      </text>
    </g>
  )
}

export function Picture(): JSX.Element {
  return (
    <Scene air={['#56708c', '#b8c4c0']}>
      <path d="M0 96 46 38l30 32 24-20 34 46zM240 92 200 34l-28 28-22-14-36 46z" fill="#4d655a" />
      <path d="M0 104 44 72l40 28zM240 102 202 70l-44 30z" fill="#3c5247" />
      <path d="M0 96q60-12 120 0t120-4v40H0z" fill="#7d9257" />
      <path d="M112 92q14 8 6 18-10 10 6 22h34q-26-16-18-24 8-10-14-16z" fill="#5f9ec9" />
      <path d="M90 32q10-12 24-6 8-8 18 0 12-6 22 8-12-4-20 2l-12 8-10-8q-10-8-22-4z" fill="#2c2622" />
      <Vote x={66} y={104} word="AYE" colour="#2f6b3f" />
      <Vote x={174} y={104} word="NAY" colour="#8f2b26" />
    </Scene>
  )
}
