import type { Friends, KnownPerson } from '@bothy/protocol'

export const TIES = ['blocked', 'friend', 'asking', 'asked'] as const

export type Tie =
  | { readonly kind: (typeof TIES)[number]; readonly since: number }
  | { readonly kind: 'none'; readonly since: null }

export function tieTo(name: string, { blocked, friends, asking, asked }: Friends): Tie {
  const lists: { readonly [kind in (typeof TIES)[number]]: readonly KnownPerson[] } = {
    blocked,
    friend: friends,
    asking,
    asked,
  }
  for (const kind of TIES) {
    const found = lists[kind].find((known) => known.name === name)
    if (found !== undefined) return { kind, since: found.since }
  }
  return { kind: 'none', since: null }
}
