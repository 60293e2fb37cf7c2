import type { MountainModuleTypes } from '../rules/types.ts'
import { play, type Played, type Position } from '../../../test/play.ts'

export const highland = (position: Position, transcript = ''): Played => play({ mountain: '', ...position }, transcript)

export function shown(t: Played): MountainModuleTypes['view'] {
  const { mountain } = t.view().chronicles
  if (mountain === undefined) throw new Error('there is no Mountain')
  return mountain
}

export function contents(t: Played): string {
  const { coins, goods } = shown(t)
  return [String(coins), ...Object.entries(goods).flatMap(([good, n]) => Array.from({ length: n }, () => good))].join(
    ' ',
  )
}
