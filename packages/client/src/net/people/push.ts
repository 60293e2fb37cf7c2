/** Whether this browser can be told things while no page is open: over TLS or on this machine, with the kept client. */
export const canPush = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Push subscription of this browser. */
export type Reachable = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Which channel of the server is this browser: where the worker finds it too, which tells the server when it gets another address. */
const OWN = { cache: 'bothy-own', key: '/own-channel' } as const

/** Null unless this browser has subscribed, and still takes messages. */
export async function ownChannel(): Promise<string | null> {
  if (!canPush()) return null
  if ((await subscribed()) === null) return null
  const kept = await (await caches.open(OWN.cache)).match(OWN.key)
  return (await kept?.text()) ?? null
}

export async function keepOwnChannel(id: string): Promise<void> {
  await (await caches.open(OWN.cache)).put(OWN.key, new Response(id))
}

/** The browser forgets what its push service gave it: nothing arrives any more, whatever is sent. */
export async function unsubscribe(): Promise<void> {
  await caches.delete(OWN.cache)
  await (await subscribed())?.unsubscribe()
}

/**
 * Asks the person, then the push service of the browser: only after a click, or browsers refuse. `denied`: the person or the browser does
 * not want it; `failed`: there is no push service. `serverKey`: whose messages are taken; what was given for another is given back.
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
