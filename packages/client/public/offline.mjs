// The build inserts its files and version.
const CACHE = 'bothy-VERSION'
const FILES = ['FILES']
/** The server's channel for this browser; `net/people/push.ts` stores it here too. */
const OWN = { cache: 'bothy-own', key: '/own-channel' }

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(async (cache) => {
        // One by one: on a slow line a player would have to share it with all of them.
        for (const file of FILES) await cache.add(file)
      })
      .then(() => self.skipWaiting()),
  )
})

// Only the newest build is kept; an older page that misses a part reloads itself.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE && name !== OWN.cache).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request, { ignoreVary: true })
  if (found !== undefined) return found
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

async function page(request) {
  try {
    const response = await fetch(request)
    if (response.ok) return response
    throw new Error(`the server answered ${response.status}`)
  } catch {
    const cache = await caches.open(CACHE)
    return (await cache.match('/')) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(kept(request))
})

/** No page may be open. Browsers require that each message is shown. */
async function tell({ title = 'Bothy', body = '', path = '/', tag = 'bothy', waiting = 0 }) {
  const looks = { icon: '/icon-192.png', badge: '/badge-96.png' }
  await self.registration.showNotification(title, { body, tag, renotify: true, data: { path }, ...looks })
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(waiting).catch(() => undefined)
}

self.addEventListener('push', (event) => {
  let said = {}
  try {
    said = event.data?.json() ?? {}
  } catch {
    // Not from our server: shown without its words.
  }
  event.waitUntil(tell(said))
})

async function open(path) {
  const wanted = new URL(path, self.location.origin)
  if (wanted.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === wanted.pathname)
  await (there === undefined ? self.clients.openWindow(wanted.href) : there.focus())
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/'))
})

const call = (method, path, body) =>
  fetch(`/api/notices${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

/** A push service may change the address; unless the server learns it, nothing arrives any more. */
async function renew(given) {
  const own = await caches.open(OWN.cache)
  const before = await (await own.match(OWN.key))?.text()
  // A reader who has turned notices off here does not get them back.
  if (before === undefined) return
  const answer = await call('GET', '')
  if (!answer.ok) return
  const { pushKey } = await answer.json()
  const wanted = { userVisibleOnly: true, applicationServerKey: pushKey }
  const { endpoint, keys } = (given ?? (await self.registration.pushManager.subscribe(wanted))).toJSON()
  const lang = self.navigator.language.startsWith('fr') ? 'fr' : 'en'
  const added = await call('POST', '/channels', { kind: 'push', endpoint, p256dh: keys.p256dh, auth: keys.auth, lang })
  if (!added.ok) return
  const { id } = await added.json()
  await own.put(OWN.key, new Response(id))
  if (id !== before) await call('DELETE', `/channels/${encodeURIComponent(before)}`)
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.newSubscription ?? null))
})
