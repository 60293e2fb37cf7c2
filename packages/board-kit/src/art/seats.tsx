import { Shapes } from './shapes.tsx'
import { steady } from './steady.ts'
import { seatColours } from './seat-colours.ts'
import { SEAT_FIGURES } from './seat-figures.ts'
import { Tartan } from './tartan.tsx'

type SeatShape = keyof typeof SEAT_FIGURES

type SeatArt = {
  readonly shape: SeatShape
  /** Each pair is at least 25 apart in Lab, also for deuteranopes and protanopes (simulated). */
  readonly colour: string
  readonly ink: string
  readonly sett: string
  readonly rim: string
}

const DARK = '#1d1613'
const LIGHT = '#fbf4e4'

const SEATS = [
  { shape: 'thistle', colour: '#a23b8f', ink: LIGHT, sett: 'DP/8 C2 LP4 C14 W/3', rim: '2 4' },
  { shape: 'stag', colour: '#e0912f', ink: DARK, sett: 'O/4 K2 Y20 T4 K8 T/4', rim: '8 4' },
  { shape: 'boat', colour: '#5aa9e6', ink: DARK, sett: 'W/3 A16 B4 A4 B12 DB/4', rim: '0.1 3.9' },
  { shape: 'tower', colour: '#efe3bd', ink: DARK, sett: 'N/4 S20 K2 S6 T/4', rim: '14 6' },
  { shape: 'harp', colour: '#17654f', ink: LIGHT, sett: 'DG/20 K4 G10 Y2 G2 Y/2', rim: '100 0' },
] as const satisfies readonly SeatArt[]

const colourArt = (colour: number): SeatArt => SEATS[colour % SEATS.length] ?? SEATS[0]

export const seatArt = (seat: number): SeatArt => colourArt(seatColours.value[seat] ?? seat)

export const SeatBadge = steady(function SeatBadge({
  seat,
  worn = null,
  size = 24,
  class: name,
}: {
  seat: number
  /** Colour of a player at another table than the one shown. */
  worn?: number | null
  size?: number
  class?: string
}) {
  const { shape, colour, ink, rim } = worn === null ? seatArt(seat) : colourArt(worn)
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" fill={colour} stroke="var(--ink, #1d1613)" stroke-width="1.5" />
      <circle
        cx="24"
        cy="24"
        r="20.5"
        fill="none"
        stroke={ink}
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-dasharray={rim}
        opacity="0.8"
      />
      <g transform="translate(9 9) scale(0.3)">
        <Figure shape={shape} ink={ink} ground={colour} />
      </g>
    </svg>
  )
})

export function Figure({ shape, ink, ground }: { shape: SeatShape; ink: string; ground: string }) {
  return <Shapes shapes={SEAT_FIGURES[shape]} ink={ink} ground={ground} />
}

export function SeatTartan({ seat, scale = 0.8, class: name }: { seat: number; scale?: number; class?: string }) {
  return <Tartan sett={seatArt(seat).sett} scale={scale} {...(name === undefined ? {} : { class: name })} />
}
