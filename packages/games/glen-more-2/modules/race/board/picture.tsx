import type { JSX } from 'preact'
import { Scene } from '../../../board/new-table/scene.tsx'

const HULL = 'M-23 6c8 9 38 9 46 0l5-9-10 4h-36l-12-6z'
const HEAD = 'M-26 2c-6-4-8-12-3-17 3-2 8-1 8 3l-4 1c-1 4 1 9 5 11z'

function Boat({
  x,
  y,
  scale,
  sail,
  hull,
}: {
  x: number
  y: number
  scale: number
  sail: string
  hull: string
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 4V-34" stroke="#2a1c14" stroke-width="2.600" />
      <path d="M-15-30h30c4 8 4 16 0 22h-30c4-6 4-14 0-22z" fill={sail} stroke="#2a1c14" stroke-width="1.600" />
      <path
        d="M-5-30c3 8 3 16 0 22M6-30c3 8 3 16 0 22"
        stroke="#2a1c14"
        stroke-opacity="0.350"
        stroke-width="1.400"
        fill="none"
      />
      <path d={HEAD} fill={hull} stroke="#2a1c14" stroke-width="1.600" />
      <path d={HULL} fill={hull} stroke="#2a1c14" stroke-width="1.600" />
      <path d="M-12 9l-7 7M-2 10l-6 8M8 10l-5 8" stroke="#2a1c14" stroke-width="1.800" stroke-linecap="round" />
    </g>
  )
}

export function Picture(): JSX.Element {
  return (
    <Scene air={['#f3b072', '#f6d9a4']}>
      <circle cx="176" cy="46" r="22" fill="#fff1cf" />
      <path d="M0 88 34 56l26 22 30-34 34 36 30-24 34 28 22-18 30 26v42H0z" fill="#6b7a94" />
      <path d="M0 94 40 74l36 18 44-22 40 22 42-16 38 18v44H0z" fill="#52617c" />
      <path d="M0 92h240v40H0z" fill="#3b7fae" />
      <path
        d="M12 104h30m26 20h34m46-24h26m14 22h36M4 118h22m96-9h18"
        stroke="#9ccbe4"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path
        d="M50 26q6-7 11 0 6-7 11 0M84 38q5-6 9 0 5-6 9 0"
        fill="none"
        stroke="#4a3a3a"
        stroke-width="2"
        stroke-linecap="round"
      />
      <Boat x={48} y={102} scale={0.82} sail="#a8397f" hull="#c64d99" />
      <Boat x={116} y={108} scale={1} sail="#efe3c4" hull="#d9c79b" />
      <Boat x={184} y={100} scale={0.76} sail="#2f6ea8" hull="#4b92cc" />
      <path d="M226 60v54" stroke="#4a2c1c" stroke-width="3" />
      <path d="M226 61l-20 6 20 8z" fill="#c0392b" stroke="#4a1c14" stroke-width="1" />
    </Scene>
  )
}
