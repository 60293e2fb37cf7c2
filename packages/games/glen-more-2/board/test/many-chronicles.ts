import type { Json } from '@bothy/kernel'
import { CELLARS } from '../../modules/cellars/board/test/cellars-setup.ts'
import { haggisSetup } from '../../modules/haggis/board/test/haggis-setup.ts'
import { FAST_RACE } from '../../modules/race/board/test/race-setup.ts'

type Setup = {
  readonly [option: string]: Json
  readonly arranged?: { readonly [stack: string]: readonly string[] }
  readonly corrections?: readonly { readonly at: string; readonly value: number | string }[]
}

export function together(setups: readonly Setup[]): Setup {
  return setups.reduce<Setup>((all, one) => {
    const stacks = [...new Set([...Object.keys(all.arranged ?? {}), ...Object.keys(one.arranged ?? {})])]
    return {
      ...all,
      ...one,
      arranged: Object.fromEntries(
        stacks.map((stack) => [stack, [...(all.arranged?.[stack] ?? []), ...(one.arranged?.[stack] ?? [])]]),
      ),
      corrections: [...(all.corrections ?? []), ...(one.corrections ?? [])],
    }
  }, {})
}

export const setupOf = (id: string, places = 5): Setup =>
  id === 'race' ? FAST_RACE : id === 'cellars' ? CELLARS : id === 'haggis' ? haggisSetup(places) : { [id]: true }
