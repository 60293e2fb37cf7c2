import type { JSX } from 'preact'
import { FIGURE, Scene } from '../../../board/new-table/scene.tsx'

function Redcoat({ x, y, scale }: { x: number; y: number; scale: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={FIGURE} fill="#b3242b" stroke="#1f1414" stroke-width="2" />
      <path d="M-9-6 9 8M9-6-9 8" stroke="#f2e9d8" stroke-width="3" />
      <path d="M-13-23q13-13 26 0-13-4-26 0z" fill="#1f1a1c" stroke="#1f1414" stroke-width="1.600" />
    </g>
  )
}

export function Picture(): JSX.Element {
  return (
    <Scene air={['#8fa3a8', '#d4d5bd']}>
      <path
        d="M18 30q4-12 17-8 8-10 18 0 13-2 12 9H22q-5 0-4-1zM120 22q3-9 13-6 7-8 15 1 9-1 9 7h-34q-4 0-3-2z"
        fill="#eef0ea"
        opacity="0.850"
      />
      <path d="M0 84q50-26 104-10t136-18v76H0z" fill="#8a9a63" />
      <path d="M0 104q64-20 124-6t116-10v44H0z" fill="#667d49" />
      <path d="M176 120V22" stroke="#3a2a1c" stroke-width="3.400" />
      <path d="M177 24q18-7 32 0t26-1v38q-12 7-26 1t-32 0z" fill="#f4efe4" stroke="#6b6252" stroke-width="1" />
      <path d="M202 22q5 1 7 2v38q-4-1-7-2zM177 38q18-7 32 0t26-1v9q-12 7-26 1t-32 0z" fill="#c0252d" />
      <Redcoat x={58} y={94} scale={1.05} />
      <Redcoat x={98} y={98} scale={1.15} />
      <Redcoat x={140} y={94} scale={1.05} />
    </Scene>
  )
}
