import { Shapes } from '@bothy/board-kit/art/shapes.tsx'
import { BEASTS } from './beasts.ts'

export type Beast = keyof typeof BEASTS

export function BeastShapes({ beast, ink, ground }: { beast: Beast; ink: string; ground: string }) {
  return <Shapes shapes={BEASTS[beast]} ink={ink} ground={ground} />
}

type BadgeProps = {
  beast: Beast
  size?: number
  ink?: string
  ground?: string
  ring?: string
  class?: string
}

export function Badge({ beast, size = 40, ink = '#1d1613', ground = '#fbf4e4', ring, class: name }: BadgeProps) {
  return (
    <svg class={name} width={size} height={size} viewBox="-16 -16 132 132" aria-hidden="true" focusable="false">
      {ring !== undefined && <circle cx="50" cy="50" r="62" fill={ground} stroke={ring} stroke-width="7" />}
      <BeastShapes beast={beast} ink={ink} ground={ground} />
    </svg>
  )
}
