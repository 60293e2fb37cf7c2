import { computed, signal } from '@preact/signals'
import type { Invitation } from '@bothy/protocol'
import { api, me, type Reply } from './api.ts'
import { friendsApi } from './people/friends.ts'
import { isSignedOut, noticeSignOut } from './people/signed-out.ts'

export type Ask =
  | {
      readonly kind: 'invitation'
      readonly key: string
      readonly by: string
      readonly table: Invitation['table']
      readonly since: number
    }
  | { readonly kind: 'friend'; readonly key: string; readonly by: string; readonly since: number }

export const asks = signal<readonly Ask[]>([])
const KEY = 'bothy.seen'
const MOST_KEPT = 100

function stored(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split('\n')
  } catch {
    return []
  }
}

const seen = signal<ReadonlySet<string>>(new Set(stored()))

export const freshAsk = computed(() => asks.value.find(({ key }) => !seen.value.has(key)) ?? null)

export function markSeen(...keys: readonly string[]): void {
  const all = [...new Set([...seen.peek(), ...keys])].slice(-MOST_KEPT)
  seen.value = new Set(all)
  try {
    localStorage.setItem(KEY, all.join('\n'))
  } catch {
    // Without storage it is shown again on the next page.
  }
}

export async function loadAsks(): Promise<void> {
  if (me.peek()?.guest !== false) {
    asks.value = []
    return
  }
  const [invitations, friends] = await Promise.all([friendsApi.invitations(), friendsApi.list()])
  if (isSignedOut(invitations) || isSignedOut(friends)) return noticeSignOut()
  if (!invitations.ok || !friends.ok) return
  const found: readonly Ask[] = [
    ...invitations.value.map(({ table, by, since }): Ask => ({
      kind: 'invitation',
      key: `table ${table.id} ${since}`,
      by,
      table,
      since,
    })),
    ...friends.value.asking.map(({ name, since }): Ask => ({
      kind: 'friend',
      key: `friend ${name} ${since}`,
      by: name,
      since,
    })),
  ].toSorted((a, b) => b.since - a.since)
  asks.value = found
}

export async function accept(ask: Ask): Promise<Reply<string | null>> {
  const reply =
    ask.kind === 'friend'
      ? await friendsApi.ask(ask.by)
      : await api.sit(
          ask.table.id,
          ask.table.seats.findIndex(({ kind }) => kind === 'open'),
        )
  await loadAsks()
  return reply.ok ? { ok: true, value: ask.kind === 'friend' ? null : ask.table.id } : reply
}

export async function decline(ask: Ask): Promise<void> {
  await (ask.kind === 'friend' ? friendsApi.part(ask.by) : friendsApi.decline(ask.table.id))
  await loadAsks()
}
