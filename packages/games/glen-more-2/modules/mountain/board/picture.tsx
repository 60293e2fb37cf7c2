import type { JSX } from 'preact'
import { Cask, Scene } from '../../../board/new-table/scene.tsx'

const STARS = [
  [22, 18],
  [58, 30],
  [84, 12],
  [150, 16],
  [178, 40],
  [212, 20],
  [228, 52],
  [38, 54],
] as const

export function Picture(): JSX.Element {
  return (
    <Scene air={['#232a55', '#7c5a86']}>
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.300" fill="#f5efdd" />
      ))}
      <circle cx="194" cy="38" r="13" fill="#f4e3b2" />
      <path d="M34 112 92 42l16 14 14-24 74 80z" fill="#54648c" />
      <path d="M92 42 60 82l14-4 10 8 14-16 10 4 0-18zM122 32l-14 24-1 20 12-8 12 10 10-6 14 6z" fill="#f2f4f7" />
      <path d="M0 106q60-18 120-4t120-6v36H0z" fill="#31513f" />
      <path d="M0 118q70-14 128-2t112-4v20H0z" fill="#243d31" />
      <path d="M8 118q40-10 74-6" fill="none" stroke="#e6c27a" stroke-width="3" stroke-dasharray="9 6" />
      <circle cx="128" cy="108" r="9" fill="#dfe3e8" stroke="#6b7683" stroke-width="2" />
      <path d="M124 112c0-6 8-6 8 0m-4-9v3" stroke="#6b7683" stroke-width="1.600" fill="none" />
      <Cask x={155} y={108} r={9} />
      <path d="M172 117h19v-14h-15z" fill="#8d949c" stroke="#3b4047" stroke-width="1.600" />
      <path d="M200 108q9-8 18 0v5h-18z" fill="#f3eee2" stroke="#4a443a" stroke-width="1.600" />
      <path d="M203 113v6m11-6v6" stroke="#3b352c" stroke-width="2.400" />
      <circle cx="201" cy="108" r="4" fill="#3b352c" />
    </Scene>
  )
}
