import { BEASTS, type Shape } from './beasts.ts'

export type Beast = keyof typeof BEASTS

/** Filled and drawn shapes, to be placed inside a drawing of 100 by 100. */
export function Shapes({ shapes, ink, ground }: { shapes: readonly Shape[]; ink: string; ground: string }) {
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      {shapes.map(({ d, line, cut }) => {
        const colour = cut === true ? ground : ink
        return line === undefined ? (
          <path key={d} d={d} fill={colour} />
        ) : (
          <path key={d} d={d} fill="none" stroke={colour} stroke-width={line} />
        )
      })}
    </g>
  )
}

export function BeastShapes({ beast, ink, ground }: { beast: Beast; ink: string; ground: string }) {
  return <Shapes shapes={BEASTS[beast]} ink={ink} ground={ground} />
}

type BadgeProps = {
  beast: Beast
  size?: number
  ink?: string
  ground?: string
  /** A ring in this colour around the medallion; none leaves the bare figure. */
  ring?: string
  class?: string
}

/** A beast on a round medallion. An ornament beside a name, hidden from screen readers. */
export function Badge({ beast, size = 40, ink = '#1d1613', ground = '#fbf4e4', ring, class: name }: BadgeProps) {
  return (
    <svg class={name} width={size} height={size} viewBox="-16 -16 132 132" aria-hidden="true" focusable="false">
      {ring !== undefined && <circle cx="50" cy="50" r="62" fill={ground} stroke={ring} stroke-width="7" />}
      <BeastShapes beast={beast} ink={ink} ground={ground} />
    </svg>
  )
}
