/**
 * Drawn on 100 by 100. Every river leaves at the same place north and south, every road west and east, with equal slopes, so that
 * neighbouring tiles join without a seam; scenery keeps clear of both.
 */
export type LandscapeKind =
  | 'quarry'
  | 'forest'
  | 'meadow'
  | 'pasture'
  | 'field'
  | 'distillery'
  | 'abbey'
  | 'butcher'
  | 'fair'
  | 'bridge'
  | 'grocer'
  | 'tavern'
  | 'village'
  | 'castle'
  | 'loch'
export type LandscapeColour = 'yellow' | 'green' | 'brown' | 'grey' | 'blue'

type Shape = readonly [fill: string, d: string, at?: string]

const at = (x: number, y: number, scale = 1): string => `translate(${x} ${y}) scale(${scale})`

const pine = (x: number, y: number, scale: number, fill = '#2f5d38'): readonly Shape[] => [
  ['#5b3d22', 'M-2-2h4v7h-4z', at(x, y, scale)],
  [fill, 'M0-34L9-20H5L13-9H7L15 1H-15L-7-9H-13L-5-20H-9Z', at(x, y, scale)],
  ['#ffffff22', 'M0-34L-9-20H-5L-13-9H-7L-15 1H-4z', at(x, y, scale)],
]

const house = (x: number, y: number, scale: number, roof: string, wall = '#f3e7cf'): readonly Shape[] => [
  [wall, 'M-11 0v-12h22V0z', at(x, y, scale)],
  ['#00000018', 'M3 0v-12h8V0z', at(x, y, scale)],
  [roof, 'M-14-11L-8-23H8L14-11z', at(x, y, scale)],
  ['#6b4a2c', 'M-3 0v-8h5V0z', at(x, y, scale)],
  ['#f2bd45', 'M5-9h4v4h-4zM-9-9h3.5v4h-3.5z', at(x, y, scale)],
]

const sheep = (x: number, y: number, scale: number): readonly Shape[] => [
  ['#3b322c', 'M-6 0h2v6h-2zM4 0h2v6h-2z', at(x, y, scale)],
  ['#fdfaf1', 'M-9 1c-4-1-4-6-1-7 0-4 5-5 7-3 2-3 7-2 7 1 4-1 6 3 4 5 1 4-3 6-5 4-3 2-9 2-12 0z', at(x, y, scale)],
  ['#3b322c', 'M8-8c3-2 7 0 7 3-2 2-4 1-5 0-1 3-4 2-4 0z', at(x, y, scale)],
]

const cow = (x: number, y: number, scale: number): readonly Shape[] => [
  ['#6f3414', 'M-11 0h3v8h-3zM-5 0h3v7h-3zM5 0h3v8h-3zM9-1h3v7H9z', at(x, y, scale)],
  ['#a8552a', 'M-13-9c6-3 14-3 22-1 4 1 5 8 3 12-8 2-18 2-24 0-4-3-4-9-1-11z', at(x, y, scale)],
  ['#8c4320', 'M9-16c4-2 9-1 11 1 1 5-1 11-5 12-4-1-7-8-6-13z', at(x, y, scale)],
  ['#f6ebd0', 'M10-15C5-15 4-18 4-21c2 3 4 4 7 4zM20-14c5-1 6-4 6-7-2 3-4 4-7 4z', at(x, y, scale)],
  ['#c97a45', 'M10-16c3-3 7-3 10 0-1 4-2 5-5 5s-4-1-5-5z', at(x, y, scale)],
]

const cask = (x: number, y: number, scale: number): readonly Shape[] => [
  ['#a5652f', 'M-6-14H6c2.5 5 2.5 10 0 14H-6c-2.5-4-2.5-9 0-14z', at(x, y, scale)],
  ['#4a3a2e', 'M-7.3-11H7.3v2.2H-7.3zM-7.3-4.5H7.3v2.2H-7.3z', at(x, y, scale)],
]

const stook = (x: number, y: number, scale: number): readonly Shape[] => [
  [
    '#c4831c',
    'M-3-10C-9-16-8-20-7-22c3 1 4 3 4 5 0-4 1-6 3-8 2 2 3 4 3 8 0-2 1-4 4-5 1 2 2 6-4 12L9 0H-9z',
    at(x, y, scale),
  ],
  ['#6d3f10', 'M-4.5-11h9v3h-9z', at(x, y, scale)],
]

const tent = (x: number, y: number, scale: number, dye: string): readonly Shape[] => [
  [dye, 'M-15 0L-13-14 0-26 13-14 15 0z', at(x, y, scale)],
  ['#fbf4e4', 'M-8 0L-7-17 0-26-1 0zM15 0l-2-14L6-20 9 0z', at(x, y, scale)],
  ['#3a2a1c', 'M-1 0c0-6 1-10 2-13 3 4 5 8 5 13z', at(x, y, scale)],
  ['#5b3d22', 'M-.7-35h1.4v10H-.7z', at(x, y, scale)],
  [dye, 'M.7-35l9 3-9 3z', at(x, y, scale)],
]

const SCENES: { readonly [K in LandscapeKind]: readonly Shape[] } = {
  quarry: [
    ['#7c8187', 'M2 68L10 46 20 50 32 20 44 14 56 38 62 44 70 68z'],
    ['#a6abb1', 'M32 20L44 14 50 30 42 44 34 38zM10 46l10 4-2 18H2zM56 38l6 6-4 12-10-4z'],
    ['#d3d7db', 'M34 38l8 6-2 12-10-2zM44 14l4 10-8 2z'],
    ['#c3c7cc', 'M22 60l8-3 8 3v8h-16zM42 62l6-2 7 2v6H42z'],
    ['#8b9097', 'M30 63l8-3v8h-8zM48 64l7-2v6h-7z'],
    ['#6b4a2c', 'M15 40l14 17-2 2-14-17z'],
    ['#3b4046', 'M8 45c2-6 8-9 14-8-5 1-9 4-12 10z'],
  ],
  forest: [
    ['#0000001f', 'M4 66c14-6 48-6 62 0-14 5-48 5-62 0z'],
    ...pine(20, 46, 0.8, '#3f7147'),
    ...pine(48, 44, 0.86, '#3a6b42'),
    ...pine(34, 56, 1.12),
    ...pine(12, 63, 0.92, '#27502f'),
    ...pine(56, 64, 1, '#2a5634'),
  ],
  meadow: [
    ...sheep(22, 40, 0.95),
    ...sheep(48, 52, 1.2),
    ...sheep(18, 62, 1.1),
    ['#fbe9f2', 'M40 34a2 2 0 1 1 0 .1zM60 66a2 2 0 1 1 0 .1zM36 66a1.6 1.6 0 1 1 0 .1z'],
  ],
  pasture: [
    ...cow(24, 40, 0.95),
    ...cow(40, 62, 1.25),
    ['#7a5a36', 'M2 26h2.5v12H2zM16 24h2.5v10H16zM30 22h2.5v10H30zM0 28c12-4 24-6 34-6v2.5C24 25 12 27 0 31z'],
  ],
  field: [...stook(16, 40, 1.05), ...stook(46, 38, 1.05), ...stook(58, 60, 1.2), ...stook(28, 64, 1.45)],
  distillery: [
    ['#efe2c6', 'M4 66V44h36v22z'],
    ['#7d3b2c', 'M1 46l6-12h30l6 12z'],
    ['#e6d6b4', 'M40 66V34h22v32z'],
    ['#57433a', 'M37 36l8-14h12l8 14z'],
    ['#57433a', 'M47 23v-8h8v8zM45 15l6-7 6 7z'],
    ['#d8c9e0', 'M51 7c-3-3 2-4 0-7 5 2 3 5 0 7z'],
    ['#3a2a1c', 'M12 66V54h8v12zM47 50h8v8h-8z'],
    ['#f2bd45', 'M26 50h7v6h-7z'],
    ...cask(30, 70, 0.95),
    ...cask(46, 71, 0.95),
  ],
  abbey: [
    ['#d9d2c3', 'M6 68V40h40v28z'],
    ['#6a737d', 'M2 42l8-14h32l8 14z'],
    ['#c9c1b0', 'M40 68V24h20v44z'],
    ['#56606a', 'M37 26L50 6l13 20z'],
    ['#b08a2e', 'M49-2h2v8h-2zM46.5 0h7v2h-7z'],
    ['#3f5f7d', 'M46 40c0-7 8-7 8 0v9h-8zM12 50c0-5 6-5 6 0v8h-6zM26 50c0-5 6-5 6 0v8h-6z'],
    ['#4a3626', 'M46 68V58c0-4 8-4 8 0v10z'],
    ['#9a9588', 'M62 68V58h-3v-3h3v-4h3v4h3v3h-3v10z'],
  ],
  butcher: [
    ...house(34, 66, 2.1, '#8c3a2b', '#f1e0c2'),
    ['#b23b2a', 'M12 42h46l4 9H8z'],
    ['#fbf4e4', 'M20 42h8l-2 9h-9zM36 42h7v9h-7zM51 42h7l4 9h-9z'],
    ['#d9848a', 'M44 52c5-1 8 3 7 8-2 3-6 3-8 0-1-3-1-6 1-8z'],
    ['#f6ead8', 'M46 60l1 7h2l-1-7z'],
    ['#c9ced3', 'M2 18h16v9c-6 1-12 0-16-2z'],
    ['#5b3d22', 'M18 19h9v4h-9z'],
  ],
  fair: [
    ['#00000018', 'M2 66c20-5 48-5 66 0-18 5-48 5-66 0z'],
    ...tent(20, 54, 1.05, '#2c5a94'),
    ...tent(50, 56, 1.05, '#c25a22'),
    ...tent(34, 68, 1.05, '#8d3a74'),
  ],
  bridge: [
    ['#00000014', 'M8 66c10-3 30-3 44 0-12 3-34 3-44 0z'],
    ...house(18, 50, 1.05, '#5e6d3a'),
    ...pine(40, 40, 0.7),
  ],
  grocer: [
    ...house(34, 66, 2.15, '#4d5f7a', '#efe0bf'),
    ['#3f7a4d', 'M8 40h52l4 10H4z'],
    ['#fbf4e4', 'M16 40h9l-2 10h-9zM34 40h8v10h-8zM50 40h8l6 10H53z'],
    ['#8a5a2e', 'M4 58h18v11H4zM46 58h18v11H46z'],
    ['#d5482f', 'M8 58a3 3 0 1 1 .1 0zM14 58a3 3 0 1 1 .1 0z'],
    ['#e6a91f', 'M19 58a3 3 0 1 1 .1 0zM50 58a3 3 0 1 1 .1 0z'],
    ['#6fa34a', 'M55 58a3 3 0 1 1 .1 0zM60 58a3 3 0 1 1 .1 0z'],
  ],
  tavern: [
    ['#e9d3a8', 'M8 68V38h42v30z'],
    ['#5b3d22', 'M8 38h42v3H8zM8 52h42v2.5H8zM20 38h2.5v16H20zM36 38h2.5v16H36zM8 38h2.5v30H8zM47.5 38H50v30h-2.5z'],
    ['#46586b', 'M2 40l10-20h34l10 20z'],
    ['#8c4a34', 'M36 24V10h8v14z'],
    ['#f7c64c', 'M25 42h9v8h-9zM13 58h9v7h-9z'],
    ['#4a2f1c', 'M30 68V57h10v11z'],
    ['#5b3d22', 'M50 42h17v2H50z'],
    ['#b98a3a', 'M55 46h10v12H55zM65 48c5 0 5 8 0 8v-2c2 0 2-4 0-4z'],
    ['#fdf6e2', 'M54 48c0-4 3-4 4-3 1-2 5-2 5 0 3-1 4 3 2 3z'],
  ],
  village: [
    ...house(20, 48, 1.15, '#a8482f'),
    ...house(52, 50, 1.1, '#8d3c2c', '#e8d8bb'),
    ...house(34, 68, 1.4, '#b55433'),
    ['#e7e1d4', 'M46 40c-3-4 3-5 0-10 6 3 4 8 0 10zM42 44c-2-3 1-4 0-7 4 2 3 5 0 7z'],
    ...pine(62, 68, 0.55),
    ...pine(6, 66, 0.6),
  ],
  castle: [
    ['#9a9fa6', 'M8 62V30h4v4h4v-4h4v4h4v-4h4v32z'],
    ['#b9bec5', 'M20 62V20h5v5h5v-5h6v5h5v-5h5v42z'],
    ['#8a8f97', 'M44 62V34h4v4h4v-4h4v4h4v-4h4v28z'],
    ['#2f2a28', 'M29 62V50c0-6 9-6 9 0v12zM31 32h4v8h-4zM14 42h3v7h-3zM52 44h3v7h-3z'],
    ['#4a3626', 'M32 20V4h1.8v16z'],
    ['#6a3d86', 'M33.8 4l14 4.5-14 4.5z'],
  ],
  loch: [
    ['#3f86b5', 'M2 48c4-14 24-18 42-16 18 1 34 4 36 14 0 14-24 24-46 23C14 69-2 62 2 48z'],
    [
      '#6fb0d6',
      'M12 46c8-6 24-8 34-6-12 0-24 2-34 6zM22 58c10 3 26 2 34-3-8 7-26 9-34 3zM40 48c6-1 14 0 18 2-6 0-12 0-18-2z',
    ],
  ],
}

const GROUNDS: { readonly [K in LandscapeKind]?: readonly Shape[] } = {
  meadow: [
    ['#97c474', 'M0 46C20 28 44 30 62 40s26 8 38 0v60H0z'],
    ['#83b25f', 'M0 68C26 54 54 58 100 70v30H0z'],
    [
      '#fbe9f2',
      'M88 30a1.8 1.8 0 1 1 0 .1zM94 58a1.8 1.8 0 1 1 0 .1zM8 84a1.8 1.8 0 1 1 0 .1zM58 90a1.8 1.8 0 1 1 0 .1z',
    ],
  ],
  pasture: [
    ['#a3c87c', 'M0 40C26 26 66 28 100 42v58H0z'],
    ['#86b05f', 'M0 66c32-10 66-8 100 4v30H0z'],
  ],
  field: [
    ['#eccb63', 'M0 30C30 22 70 22 100 30v70H0z'],
    [
      '#cf9f35',
      'M0 38c30-7 70-7 100 0v3C70 34 30 34 0 41zM0 50c30-6 70-6 100 0v3.5c-30-6-70-6-100 0zM0 63c30-6 70-6 100 0v4c-30-6-70-6-100 0zM0 77c30-5 70-5 100 0v4.5c-30-5-70-5-100 0zM0 92c30-4 70-4 100 0v5c-30-4-70-4-100 0z',
    ],
  ],
  forest: [['#9db06a', 'M0 62C24 50 70 50 100 62v38H0z']],
  castle: [['#8fa66b', 'M0 78C14 60 34 56 52 56s36 6 48 20v24H0z']],
  quarry: [['#c9b98f', 'M0 80C24 66 70 66 100 78v22H0z']],
  loch: [
    ['#8aa593', 'M0 34L16 14l10 10L40 8l18 22 14-12 14 14 14-8v24H0z'],
    ['#e8eef0', 'M40 8l7 8-4 1-4 4-5-5zM16 14l4 4-5 4-3-3z'],
  ],
}

const MONSTER: readonly Shape[] = [
  [
    '#2e4a3c',
    'M14 56c2-8 10-8 12 0zM28 57c2-10 13-10 15 0zM46 57c0-10 1-18 6-20 5-1 8 2 9 5-3 1-5 0-7-1-2 4-2 10-1 16z',
  ],
  ['#f8f0e0', 'M54 39a1 1 0 1 1 0 .1z'],
]

const GROUND: { readonly [C in LandscapeColour]: readonly [land: string, shade: string] } = {
  yellow: ['#ecd692', '#dcc075'],
  green: ['#b4d391', '#9dc178'],
  brown: ['#d8ab80', '#c4936a'],
  grey: ['#cfccc4', '#bab6ad'],
  blue: ['#b9d3bf', '#a2c2ad'],
}

const RIVER = 'M70 0C66 25 77 38 73 60S72.4 85 70 100H86C88.4 85 90 72 89 60S82 25 86 0z'
/** Open at both ends: a closing bank would part the river of two tiles. */
const BANKS =
  'M70.2-1L70 0C66 25 77 38 73 60S72.4 85 70 100l-.2 1M86.200 101L86 100C88.4 85 90 72 89 60S82 25 86 0l.2-1'
const ROAD = 'M0 74C25 70 38 80 60 77S85 76.4 100 74V86C85 88.4 72 90 60 89S25 82 0 86z'
const KERBS =
  'M-1 74.200L0 74C25 70 38 80 60 77S85 76.4 100 74l1-.2M101 85.800L100 86C85 88.4 72 90 60 89S25 82 0 86l-1 .2'

function Draw({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <>
      {shapes.map(([fill, d, transform], i) => (
        <path key={i} fill={fill} d={d} transform={transform} />
      ))}
    </>
  )
}

type LandscapeProps = {
  kind: LandscapeKind
  colour: LandscapeColour
  river: boolean
  road: boolean
  monster?: boolean
}

export function LandscapeShapes({ kind, colour, river, road, monster = false }: LandscapeProps) {
  const [land, shade] = GROUND[colour]
  const x = river ? 0 : 15
  const y = road ? 2 : 10
  return (
    <>
      <path fill={land} d="M0 0h100v100H0z" />
      <path
        fill={shade}
        d="M0 90C20 80 34 96 56 90S88 84 100 92v8H0zM0 14C14 6 22 16 40 12S80 4 100 10V0H0z"
        opacity="0.55"
      />
      <Draw shapes={GROUNDS[kind] ?? []} />
      {/* Below river and road, so that it does not part them where tiles join. */}
      <path fill="none" stroke="#3c2d19" stroke-opacity="0.4" stroke-width="1.2" d="M0 0h100v100H0z" />
      {river && (
        <>
          <path fill="#4a93c4" d={RIVER} />
          <path fill="none" stroke="#d9c79a" stroke-width="2" d={BANKS} />
          <path
            fill="none"
            stroke="#a5d2ec"
            stroke-width="1.6"
            stroke-linecap="round"
            d="M76 8c-2 10 2 16 4 24M82 44c2 8 0 16-1 22M77 74c1 8-1 12-2 18"
          />
        </>
      )}
      {road && (
        <>
          <path fill="#c9a877" d={ROAD} />
          <path fill="none" stroke="#9c7c4f" stroke-width="1.6" d={KERBS} />
          <path
            fill="none"
            stroke="#e8d2a8"
            stroke-width="1.6"
            stroke-dasharray="7 6"
            d="M0 80C25 76 38 86 60 83S85 82.4 100 80"
          />
        </>
      )}
      {river && road && (
        <path
          fill="#8d8f93"
          stroke="#54565a"
          stroke-width="1.2"
          d="M66 73C74 68 84 68 92 72V76C84 72 74 72 66 77zM66 88C74 84 84 84 92 87V91C84 88 74 88 66 92z"
        />
      )}
      <g transform={`translate(${x} ${y})`}>
        <Draw shapes={SCENES[kind]} />
        {monster && <Draw shapes={MONSTER} />}
      </g>
      {kind === 'bridge' && (
        <>
          <path
            fill="#a3a7ac"
            stroke="#5d6167"
            stroke-width="1.5"
            d="M56 66V52C66 40 92 40 100 50V66H94C94 52 66 52 66 66z"
          />
          <path fill="none" stroke="#5d6167" stroke-width="1.2" d="M60 52v8M68 47v6M76 44v7M84 44v7M92 46v7" />
        </>
      )}
    </>
  )
}
