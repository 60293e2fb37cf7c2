import { signal } from '@preact/signals'
import type { Reach } from '@bothy/protocol'
import { api } from '../../net/api.ts'

/** Where the link to a table leads others. */
export type Sharing = {
  /** Origins to choose from, most likely first; never empty. */
  readonly origins: readonly string[]
  /** Who can follow it: anybody, those on the same network, or this machine alone. */
  readonly works: 'anywhere' | 'network' | 'here'
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')

/** `localhost` is somebody else's own machine to them: it is shared only if there is nothing better. */
export function sharingOf(page: { readonly origin: string; readonly hostname: string }, reach: Reach | null): Sharing {
  const { url = null, addresses = [] } = reach ?? {}
  if (url !== null) return { origins: [url], works: 'anywhere' }
  if (!isLoopback(page.hostname)) return { origins: [page.origin], works: 'anywhere' }
  return addresses.length > 0 ? { origins: addresses, works: 'network' } : { origins: [page.origin], works: 'here' }
}

const known = signal<Reach | null>(null)
let asked = false

/** As far as the server has told; asked once, when a link is first shown. */
export function sharing(): Sharing {
  if (!asked) {
    asked = true
    void api.reach().then((reply) => {
      if (reply.ok) known.value = reply.value
      else asked = false
    })
  }
  return sharingOf(location, known.value)
}
