import { Tartan } from './tartan.tsx'

export const SEAT_SHAPES = ['thistle', 'stag', 'boat', 'tower', 'harp'] as const
export type SeatShape = (typeof SEAT_SHAPES)[number]

type SeatArt = {
  readonly shape: SeatShape
  /** Told apart by deuteranopes and protanopes: at least 25 apart in Lab for each pair (simulated). */
  readonly colour: string
  /** The figure on the colour. */
  readonly ink: string
  readonly sett: string
  /** Marks of the rim, so that a badge without colour still differs. */
  readonly rim: string
  readonly paths: readonly string[]
}

const DARK = '#1d1613'
const LIGHT = '#fbf4e4'

const THISTLE = [
  'M24 9c-3 3-4 6-3 9h-4c2 2 4 3 7 3s5-1 7-3h-4c1-3 0-6-3-9z',
  'M13 12c0 4 2 7 6 9l-2-7zM35 12c0 4-2 7-6 9l2-7z',
  'M16 23q8 3 16 0c3 4 1 9-3 10.5q-5 1.5-10 0c-4-1.5-6-6.5-3-10.5z',
  'M22.7 34h2.6v6h-2.6z',
  'M22.5 39c-3 1-7-.5-9-4 4-1 8 .5 9 4zM25.5 39c3 1 7-.5 9-4-4-1-8 .5-9 4z',
]
const STAG = [
  'M24 21c4 0 6 2 6 6 0 3-1 5-2 8-.7 2.5-2 4.5-4 4.5s-3.3-2-4-4.5c-1-3-2-5-2-8 0-4 2-6 6-6z',
  'M18 25c-3 1-6 0-8-3 3-1 7-.5 9 1zM30 25c3 1 6 0 8-3-3-1-7-.5-9 1z',
  'M21 22c-4-1-7-4-8-8l-3-1.5.5-2 2.5 1-.5-4 2.2-.3.8 5c.7 2 1.5 3.3 2.5 4.3l-.3-5.5 2.2-.2.6 7.2c.7 1 1.5 1.5 2.5 1.8z',
  'M27 22c4-1 7-4 8-8l3-1.5-.5-2-2.5 1 .5-4-2.2-.3-.8 5c-.7 2-1.5 3.3-2.5 4.3l.3-5.5-2.2-.2-.6 7.2c-.7 1-1.5 1.5-2.5 1.8z',
]
const BOAT = [
  'M9 29c3 1 6 1.5 9 1.5h12c3 0 6-.5 9-1.5l2-6c.4 7-3 14-9 15H17c-6-1-9.4-8-9-15z',
  'M23 8h2v21h-2z',
  'M12.5 12q11.5-3 23 0-2.5 7 0 14-11.5-3-23 0 2.5-7 0-14z',
  'M25 7l7 2-7 2z',
]
const TOWER = ['M14 9h4.5v3h3.2V9h4.6v3h3.2V9H34v9l-2.5 2.5V35l3.5 4H13l3.5-4V20.5L14 18z']
const HARP = [
  'M15 10q3-3 5 0c3 4 8 5 14 3l1.5 3.5c-7 2.5-13 1-17-3.5 0 10 2 18 9 24h6.5v3H19v-3h2.5C15 29 14 19 15 10z',
  'M33 16h3.2l-6.2 22h-3.5z',
  'M20.5 18h1.3l2.7 13h-1zM24 19h1.3l1.5 9h-1zM27.5 19h1.3l.4 5h-1.2z',
]

const SEATS = [
  { shape: 'thistle', colour: '#a23b8f', ink: LIGHT, sett: 'DP/8 C2 LP4 C14 W/3', rim: '2 4', paths: THISTLE },
  { shape: 'stag', colour: '#e0912f', ink: DARK, sett: 'O/4 K2 Y20 T4 K8 T/4', rim: '8 4', paths: STAG },
  { shape: 'boat', colour: '#5aa9e6', ink: DARK, sett: 'W/3 A16 B4 A4 B12 DB/4', rim: '0.1 3.9', paths: BOAT },
  { shape: 'tower', colour: '#efe3bd', ink: DARK, sett: 'N/4 S20 K2 S6 T/4', rim: '14 6', paths: TOWER },
  { shape: 'harp', colour: '#17654f', ink: LIGHT, sett: 'DG/20 K4 G10 Y2 G2 Y/2', rim: '100 0', paths: HARP },
] as const satisfies readonly SeatArt[]

/** Art of a seat; seats repeat after the fifth. */
export function seatArt(seat: number): SeatArt {
  return SEATS[seat % SEATS.length] ?? SEATS[0]
}

/** The sign of a seat: a disc of its colour with its figure. An ornament beside a name, hidden from screen readers. */
export function SeatBadge({ seat, size = 24, class: name }: { seat: number; size?: number; class?: string }) {
  const { colour, ink, rim, paths } = seatArt(seat)
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" fill={colour} stroke="var(--ink, #1d1613)" stroke-width="1.5" />
      <circle
        cx="24"
        cy="24"
        r="20"
        fill="none"
        stroke={ink}
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-dasharray={rim}
        opacity="0.8"
      />
      <g fill={ink} transform="translate(24 24) scale(0.86) translate(-24 -24)">
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  )
}

/** A strip of the seat's cloth, for banners. */
export function SeatTartan({ seat, scale = 0.8, class: name }: { seat: number; scale?: number; class?: string }) {
  return <Tartan sett={seatArt(seat).sett} scale={scale} {...(name === undefined ? {} : { class: name })} />
}
