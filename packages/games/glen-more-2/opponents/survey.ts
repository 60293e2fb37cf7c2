import type { Seat } from '@bothy/kernel'
import type { State } from '../rules/types.ts'
import { drawFront, weighFront } from './front.ts'
import { type Scale, weigh } from './scale.ts'
import { weighTiles } from './worth.ts'

export function survey(s: State, seat: Seat, out: Scale, point = 0): void {
  weigh(s, seat, out, point)
  weighTiles(s, seat, out)
  drawFront(s, seat, out)
  weighFront(s, out)
}
