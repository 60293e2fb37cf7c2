import type { JSX } from 'preact'
import { FIGURE, Scene } from '../../../board/new-table/scene.tsx'

const WINDOWS = [
  [16, 34],
  [16, 62],
  [38, 22],
  [38, 50],
  [60, 40],
  [186, 30],
  [208, 22],
  [208, 54],
  [224, 66],
  [170, 58],
] as const

function Coin({ x, y, word }: { x: number; y: number; word: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" fill="#a9683a" stroke="#4a2a14" stroke-width="2" />
      <circle r="8.600" fill="none" stroke="#d79a66" stroke-width="1.200" />
      <text y="4.500" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3df">
        {word}
      </text>
    </g>
  )
}

export function Picture(): JSX.Element {
  return (
    <Scene air={['#141c2b', '#2b3448']}>
      <path d="M196 16a12 12 0 1 0 10 18 10 10 0 0 1-10-18z" fill="#f0e7c8" />
      <path d="M0 132V18h26V8h26v16h24v108zM240 132V12h-22V4h-26v14h-30v114z" fill="#1d2535" />
      <path d="M0 132V46h12V30h0v102zM92 132V58h14v74zM146 132V50h14v82z" fill="#182030" />
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="9" height="12" fill="#f2c86a" />
      ))}
      <path d="M0 118h240v14H0z" fill="#3a4152" />
      <circle cx="132" cy="52" r="40" fill="#f4d27e" opacity="0.160" />
      <circle cx="132" cy="52" r="22" fill="#f7de9c" opacity="0.250" />
      <path d="M132 64v58" stroke="#0c1018" stroke-width="4" />
      <path d="M124 40h16l-3 22h-10zM122 40h20l-10-8z" fill="#0c1018" />
      <path d="M127 43h10l-2 16h-6z" fill="#ffe7a8" />
      <g transform="translate(98 102) scale(1.300)">
        <path d={FIGURE} fill="#07090d" />
        <path d="M-14-21h28l-6-2-2-10q-6-4-12 0l-2 10z" fill="#07090d" />
      </g>
      <Coin x={160} y={108} word="+1" />
      <Coin x={186} y={116} word="−1" />
      <Coin x={212} y={108} word="+1" />
    </Scene>
  )
}
