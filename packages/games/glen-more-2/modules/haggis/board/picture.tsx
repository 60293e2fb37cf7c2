import type { JSX } from 'preact'
import { Scene } from '../../../board/new-table/scene.tsx'

export function Picture(): JSX.Element {
  return (
    <Scene air={['#5a2a1c', '#8f4a28']}>
      <path d="M0 0h240v14H0z" fill="#3b1a12" />
      <path d="M26 14v16l-8 12h24l-8-12V14z" fill="#a8492c" stroke="#2e130c" stroke-width="1.600" />
      <path d="M196 14v10M214 14v18" stroke="#2e130c" stroke-width="2" />
      <path d="M188 24h16l5 16h-26zM205 32h18l5 18h-28z" fill="#8aa35a" stroke="#2e130c" stroke-width="1.600" />
      <path d="M0 108h240v24H0z" fill="#6e3a22" />
      <path d="M0 108h240v4H0z" fill="#a8623a" />
      <path
        d="M92 50q-8-10 0-18t0-16M120 46q-8-10 0-18t0-18M148 50q-8-10 0-18t0-16"
        fill="none"
        stroke="#f7e9d3"
        stroke-width="3"
        stroke-linecap="round"
        opacity="0.800"
      />
      <ellipse cx="120" cy="112" rx="84" ry="13" fill="#efe8da" stroke="#7d6f5a" stroke-width="2" />
      <ellipse cx="120" cy="109" rx="64" ry="8" fill="#d8cdb8" />
      <path
        d="M68 104c-6-30 24-46 54-46s58 16 50 46c-22 8-82 8-104 0z"
        fill="#8b5a36"
        stroke="#3a2114"
        stroke-width="2.400"
      />
      <path d="M78 88c4-16 20-24 38-24" fill="none" stroke="#c08d5c" stroke-width="5" stroke-linecap="round" />
      <path d="M66 104l-9-6 1 12 8-2zM174 104l9-6-1 12-8-2z" fill="#8b5a36" stroke="#3a2114" stroke-width="2" />
      <path d="M138 76 176 40l6 6-36 36z" fill="#dfe4e8" stroke="#3c4248" stroke-width="1.600" />
      <path d="M174 42l16-18q7-2 6 6l-16 18z" fill="#2f2019" stroke="#120a06" stroke-width="1.600" />
    </Scene>
  )
}
