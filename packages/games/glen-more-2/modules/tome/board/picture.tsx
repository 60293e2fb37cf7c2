import type { JSX } from 'preact'
import { Scene } from '../../../board/new-table/scene.tsx'

export function Picture(): JSX.Element {
  return (
    <Scene air={['#1f3133', '#2a4544']}>
      <path d="M0 24h240v5H0zM0 62h240v5H0z" fill="#6b4526" />
      {SPINES.map(([x, width, height, colour]) => (
        <rect key={x} x={x} y={24 - height} width={width} height={height} fill={colour} />
      ))}
      {SPINES.map(([x, width, height, colour]) => (
        <rect key={x} x={216 - x} y={62 - height} width={width} height={height} fill={colour} opacity="0.750" />
      ))}
      <circle cx="120" cy="72" r="62" fill="#f1dc9d" opacity="0.160" />
      <path
        d="M42 60q40-14 78 4 38-18 78-4v62q-40-12-78 4-38-16-78-4z"
        fill="#5d2a1f"
        stroke="#220f0a"
        stroke-width="2"
      />
      <path
        d="M50 54q38-12 70 6v62q-32-16-70-6zM190 54q-38-12-70 6v62q32-16 70-6z"
        fill="#f4e8c8"
        stroke="#7b6437"
        stroke-width="1.600"
      />
      <path
        d="M62 66q24-5 46 5M62 78q24-5 46 5M62 90q24-5 46 5M62 102q20-4 38 3"
        fill="none"
        stroke="#8f7a4c"
        stroke-width="2.400"
        stroke-linecap="round"
      />
      <path d="M134 102V80l7 6 5-10 6 10 6-13 6 11 8-8v22q-19-4-38 4z" fill="#7a4a98" />
      <path d="M138 66q20-7 42-3" fill="none" stroke="#8f7a4c" stroke-width="2.400" stroke-linecap="round" />
      <path d="M176 60q20-26 40-34-6 24-34 40z" fill="#f6f1e4" stroke="#6e6552" stroke-width="1.600" />
      <path d="M172 70q18-22 36-38" fill="none" stroke="#6e6552" stroke-width="1.400" />
    </Scene>
  )
}

const SPINES = [
  [8, 12, 18, '#8c3b2e'],
  [22, 9, 21, '#355c7a'],
  [33, 14, 16, '#7d7a3c'],
  [49, 10, 20, '#6b4a7e'],
  [150, 13, 19, '#3f6b4d'],
  [165, 9, 22, '#8c5a2e'],
  [176, 12, 17, '#2f4f6b'],
  [202, 14, 20, '#7a3347'],
] as const
