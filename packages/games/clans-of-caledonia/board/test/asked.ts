import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'

export const ofClass = (root: TinyNode, name: string): readonly TinyNode[] =>
  root.all().filter((node) => (node.attribute('class') ?? '').split(' ').includes(name))

export const withTarget = (root: TinyNode, target: string): TinyNode | undefined =>
  root.all().find((node) => node.attribute('data-target') === target)

export function asked(plans: readonly Plan[], each: (sample: Sample) => boolean): void {
  let isOver = false
  for (const plan of plans) {
    if (isOver) return
    samplePlay(plan, (look, state) => {
      const [seat] = game.actors(state)
      if (seat === undefined) return true
      isOver = each(look(seat))
      return isOver
    })
  }
}
