/** Push needs TLS or the reader's own machine, and the service worker. */
export const canPush = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export type Reachable = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** The server's channel for this browser, stored where the worker finds it to report a new address. */
const OWN = { cache: 'bothy-own', key: '/own-channel' } as const

export async function ownChannel(): Promise<string | null> {
  if (!canPush()) return null
  if ((await subscribed()) === null) return null
  const kept = await (await caches.open(OWN.cache)).match(OWN.key)
  return (await kept?.text()) ?? null
}

export async function keepOwnChannel(id: string): Promise<void> {
  await (await caches.open(OWN.cache)).put(OWN.key, new Response(id))
}

export async function unsubscribe(): Promise<void> {
  await caches.delete(OWN.cache)
  await (await subscribed())?.unsubscribe()
}

/**
 * Call after a click, or browsers refuse. `denied`: by the person or the browser; `failed`: no push service. A subscription for another
 * `serverKey` is given back.
 */
export async function subscribe(serverKey: string): Promise<Reachable | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) }
  try {
    return reachable(await pushManager.subscribe(wanted))
  } catch {
    await unsubscribe()
    return pushManager.subscribe(wanted).then(reachable, () => 'failed')
  }
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function reachable(given: PushSubscription): Reachable | 'failed' {
  const { endpoint, keys } = given.toJSON()
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
  return endpoint === undefined || p256dh === undefined || auth === undefined ? 'failed' : { endpoint, p256dh, auth }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
}
