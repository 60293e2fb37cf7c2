import type { ChronicleName } from '@bothy/glen-more-2/data'
import type { JSX } from 'preact'
import { Haggis, Penny, Rock, Tome } from './more-pictures.tsx'
import { Cask, FIGURE, Scene } from './scene.tsx'

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

/** Three dragon boats before the finish, in the evening. */
function Race(): JSX.Element {
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

/** The Mountain at night, and what was left there. */
function Mountain(): JSX.Element {
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

/** A cellar by lamplight: the older, the better. */
function Cellars(): JSX.Element {
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

function Redcoat({ x, y, scale }: { x: number; y: number; scale: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={FIGURE} fill="#b3242b" stroke="#1f1414" stroke-width="2" />
      <path d="M-9-6 9 8M9-6-9 8" stroke="#f2e9d8" stroke-width="3" />
      <path d="M-13-23q13-13 26 0-13-4-26 0z" fill="#1f1a1c" stroke="#1f1414" stroke-width="1.600" />
    </g>
  )
}

/** Redcoats on the march behind the flag of England. */
function Hammer(): JSX.Element {
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

/** What each Chronicle looks like on the page of a new table. */
export const PICTURES: { readonly [name in ChronicleName]: () => JSX.Element } = {
  race: Race,
  mountain: Mountain,
  cellars: Cellars,
  englishman: Hammer,
  haggis: Haggis,
  tome: Tome,
  council: Rock,
  mobs: Penny,
}
