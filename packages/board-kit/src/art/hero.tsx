import { Figure } from './seats.tsx'
import { Shapes } from './shapes.tsx'
import { STAG } from './stag.ts'

const FAR =
  'M-20 232l50-18 32-24 22 12 36-34 30 28 28-14q19 28 36 34 13 4 36-10l42-36 26-20 22 22 26-12q19 32 36 44 12 8 38 10l46-28 34-26 28-28 22 20 20-10 32 36 38 18 40-24 38-32 24 24 30-14q19 33 38 40 13 5 36-12l36-18 38 28 40 8v224H-20z'
const MIDDLE =
  'M-20 262q51-11 80-18c32-8 57-22 90-22s50 18 80 24c25 5 45 8 70 6 30-3 51-13 80-20 32-8 57-23 90-22 34 1 57 18 90 26 28 7 51 18 80 16 30-2 50-19 80-26 28-7 51-15 80-12 30 3 50 24 80 26q36 2 100-14v194H-20z'
const NEAR =
  'M-20 300q64-9 100-14c40-5 70-14 110-14s70 9 110 12c43 3 77 7 120 6s77-6 120-10c43-4 77-11 120-10 43 1 77 13 120 14 36 1 64-5 100-8l100-8v152H-20z'
const MOOR =
  'M-20 332q89-10 140-14c50-4 90-6 140-6s90 6 140 6c58 0 102-6 160-6s102 8 160 8c50 0 90-10 140-10q43 0 120 12v108H-20z'
const STONES =
  'M6 54h16v8H6zM28 52h22v7H28zM8 68h12v9H8zM4 84h20v8H4zM26 98h18v8H26zM46 70h12v8H46zM44 86h14v7H44zM92 54h14v7H92zM146 54h18v8h-18zM148 70h14v7h-14zM92 74h12v9H92zM92 98h22v8H92zM122 96h16v8h-16zM144 86h20v8h-20zM62 52h18v6H62z'
const STARS = [
  [60, 40],
  [140, 84],
  [214, 30],
  [300, 66],
  [372, 24],
  [452, 88],
  [540, 40],
  [618, 78],
  [680, 26],
  [866, 44],
  [920, 100],
] as const

function Hut() {
  return (
    <g transform="translate(578 224)">
      <path
        d="M30-12q-16-22 4-38t-2-36 14-34"
        fill="none"
        stroke="#e9dccb"
        stroke-width="9"
        stroke-linecap="round"
        opacity="0.22"
      />
      <path d="M22-12h20v26H22zM134-8h18v22h-18z" fill="#6d6258" />
      <path d="M0 44h170v70H0z" fill="#8d8172" />
      <path d={STONES} fill="#786c5f" />
      <path d="M-10 50L16 4h138l26 46z" fill="#37313f" />
      <path d="M-4 40h178M2 29h166M8 18h154" stroke="#4b4455" stroke-width="2" />
      <path d="M60 114V76q0-15 14-15t14 15v38z" fill="#ffcf70" />
      <path d="M60 114V76q0-12 10-14.5V114z" fill="#7a4a26" />
      <path d="M112 66h28v24h-28zM22 68h20v20H22z" fill="#ffd98a" stroke="#4a3a2c" stroke-width="3" />
      <path d="M126 66v24M112 78h28M32 68v20" stroke="#4a3a2c" stroke-width="2.5" />
    </g>
  )
}

export function HeroScene({ class: name }: { class?: string }) {
  return (
    <svg
      class={name}
      viewBox="0 0 960 360"
      width="100%"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block' }}
    >
      <defs>
        <linearGradient id="hero-sky" x2="0" y2="1">
          <stop offset="0" stop-color="#1b2046" />
          <stop offset="0.35" stop-color="#4a3a72" />
          <stop offset="0.55" stop-color="#a75f77" />
          <stop offset="0.7" stop-color="#eea366" />
          <stop offset="0.8" stop-color="#f8cf8a" />
        </linearGradient>
        <radialGradient id="hero-glow">
          <stop offset="0" stop-color="#ffcf70" stop-opacity="0.75" />
          <stop offset="1" stop-color="#ffcf70" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="960" height="360" fill="url(#hero-sky)" />
      <g fill="#fff6df">
        {STARS.map(([x, y], i) => (
          <circle key={x} cx={x} cy={y} r={i % 3 === 0 ? 1.8 : 1.2} opacity="0.8" />
        ))}
      </g>
      <circle cx="768" cy="74" r="74" fill="url(#hero-glow)" opacity="0.5" />
      <path d="M782 46a32 32 0 1 0 16 46 30 30 0 0 1-16-46z" fill="#fdf0cf" />
      <path d={FAR} fill="#6d4d7c" />
      <path d={MIDDLE} fill="#513b68" />
      <path d="M40 262q120-14 250 0-60 8-120 8t-130-8z" fill="#f0a96c" opacity="0.75" />
      <path d="M80 266h160M120 261h130" stroke="#fbdca0" stroke-width="2" opacity="0.7" />
      <path d={NEAR} fill="#3a2f50" />
      <g transform="translate(836 217) scale(0.64)">
        <Shapes shapes={STAG} ink="#2a2340" ground="#2a2340" />
      </g>
      <ellipse cx="663" cy="322" rx="170" ry="70" fill="url(#hero-glow)" />
      <path d={MOOR} fill="#2b2a31" />
      <path d="M638 338h28q10 12 34 24h-96q28-12 34-24z" fill="#ffcf70" opacity="0.55" />
      <Hut />
      <path
        d="M0 346q30-14 60-2 20-12 44 0 30-10 60 4h60q40-12 90 0 30-8 60 4l-30 8H0zM740 352q10-8 40-4 20-10 50-2 50-12 100 0 60-12 100-2v16H600z"
        fill="#1d1c22"
      />
      <g transform="translate(120 268) scale(0.82)">
        <Figure shape="thistle" ink="#1d1c22" ground="#2b2a31" />
      </g>
      <g transform="translate(176 296) scale(0.56)">
        <Figure shape="thistle" ink="#1d1c22" ground="#2b2a31" />
      </g>
      <g transform="translate(470 288) scale(0.66)">
        <Figure shape="thistle" ink="#1d1c22" ground="#2b2a31" />
      </g>
    </svg>
  )
}
