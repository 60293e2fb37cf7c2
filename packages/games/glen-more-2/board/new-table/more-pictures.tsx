import type { JSX } from 'preact'
import { FIGURE, Scene } from './scene.tsx'

/** The great chieftain of the pudding race, on its plate. */
export function Haggis(): JSX.Element {
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

/** An old book that may have made some of it up. */
export function Tome(): JSX.Element {
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

/** The Great Glen, and two answers to everything. */
export function Rock(): JSX.Element {
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

/** Somebody waits beneath a lamp in a street of Glasgow. */
export function Penny(): JSX.Element {
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
