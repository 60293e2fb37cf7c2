import type { JSX } from 'preact'
import { Cask, Scene } from '../../../board/new-table/scene.tsx'

export function Picture(): JSX.Element {
  return (
    <Scene air={['#23140d', '#3d2415']}>
      <path d="M0 132V60Q60 8 120 8t120 52v72z" fill="#4a2c1a" />
      <path d="M20 132V70Q70 26 120 26t100 44v62z" fill="#5d3920" />
      <circle cx="120" cy="52" r="44" fill="#f4c46a" opacity="0.180" />
      <circle cx="120" cy="52" r="26" fill="#f6d489" opacity="0.280" />
      <path d="M120 0v34" stroke="#120a06" stroke-width="2" />
      <path d="M113 34h14l4 8-3 18h-16l-3-18z" fill="#3a3d42" />
      <path d="M114 43h12l-2 14h-8z" fill="#ffe9ae" />
      <path d="M22 98h196M22 128h196" stroke="#2b180d" stroke-width="4" />
      <Cask x={44} y={85} />
      <Cask x={72} y={85} />
      <Cask x={168} y={85} />
      <Cask x={196} y={85} />
      <Cask x={50} y={114} r={12} mark="1" />
      <Cask x={98} y={114} r={12} mark="3" />
      <Cask x={146} y={114} r={12} mark="5" />
      <Cask x={194} y={114} r={12} mark="8" />
    </Scene>
  )
}
