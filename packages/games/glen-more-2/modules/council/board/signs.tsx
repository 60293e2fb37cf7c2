import { GLEN_CARDS, type GlenCardId, type GlenCardName, type Vote } from '@bothy/glen-more-2/data'
import { steady } from '@bothy/board-kit/art/steady.ts'
import { SignIcon, type SignName } from '../../../board/art/signs.tsx'

const SIGNS = {
  'largest-square': 'square',
  'most-animals': ['sheep', 'cattle'],
  'most-sets': ['castle', 'cask', 'landmark', 'person'],
  'most-building': ['wood', 'stone'],
  'castles-with-scotsmen': ['castle', 'scotsman'],
  'smallest-territory': 'small',
  'farthest-scotsman': ['scotsman', 'move'],
  'most-whisky-tiles': ['cask', 'overbuild'],
  'largest-pasture': ['sheep', 'overbuild'],
  'most-discards': ['remove'],
} as const satisfies Record<GlenCardName, readonly SignName[] | 'square' | 'small'>

const CELL = 7
const FULL = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): readonly [number, number] => [x, y]))
const TWO: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
]

function Land({ cells, size }: { cells: readonly (readonly [number, number])[]; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {cells.map(([x, y]) => (
        <rect
          key={`${x},${y}`}
          x={1.5 + x * CELL}
          y={1.5 + y * CELL}
          width={CELL - 0.8}
          height={CELL - 0.8}
          rx="1"
          fill="#6f9a54"
          stroke="#1f2a33"
          stroke-width="0.8"
        />
      ))}
    </svg>
  )
}

export function GlenSigns({ card, size }: { card: GlenCardId; size: number }) {
  const signs = SIGNS[GLEN_CARDS[card] ?? 'most-discards']
  if (signs === 'square') return <Land cells={FULL} size={2 * size} />
  if (signs === 'small') return <Land cells={TWO} size={2 * size} />
  return (
    <span class="gm2-glen-signs" data-count={signs.length}>
      {signs.map((sign) => (
        <SignIcon key={sign} sign={sign} size={signs.length === 1 ? 1.6 * size : size} />
      ))}
    </span>
  )
}

const MARKS = {
  aye: ['#3d7a3f', 'M6.5 12.5l3.800 4 7.200-8.500'],
  nay: ['#9c3527', 'M7.500 7.500l9 9m0-9l-9 9'],
} as const satisfies Record<Vote, readonly [fill: string, d: string]>

export const VoteToken = steady(function VoteToken({ vote, size }: { vote: Vote | null; size: number }) {
  const [fill, d] = vote === null ? ['#5c5346', ''] : MARKS[vote]
  return (
    <svg class="gm2-vote-token" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={fill} stroke="#1f2a33" />
      <circle cx="12" cy="12" r="8.500" fill="none" stroke="#f8f3e4" stroke-width="0.800" opacity="0.700" />
      <path d={d} fill="none" stroke="#f8f3e4" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  )
})
