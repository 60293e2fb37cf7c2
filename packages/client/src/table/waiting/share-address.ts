import { signal } from '@preact/signals'
import type { Reach } from '@bothy/protocol'
import { api } from '../../net/api.ts'

export type Sharing = {
  /** Most likely first; never empty. */
  readonly origins: readonly string[]
  /** `network`: only on the same network; `here`: only on this machine. */
  readonly works: 'anywhere' | 'network' | 'here'
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')

/** For the reader of a link `localhost` is their own machine: it is shared only if there is nothing better. */
export function sharingOf(page: { readonly origin: string; readonly hostname: string }, reach: Reach | null): Sharing {
  const { url = null, addresses = [] } = reach ?? {}
  if (url !== null) return { origins: [url], works: 'anywhere' }
  if (!isLoopback(page.hostname)) return { origins: [page.origin], works: 'anywhere' }
  return addresses.length > 0 ? { origins: addresses, works: 'network' } : { origins: [page.origin], works: 'here' }
}

const known = signal<Reach | null>(null)
let asked = false

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
