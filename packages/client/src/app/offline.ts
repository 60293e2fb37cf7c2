/** Keeps the client in the browser, so that tables on this device open without a network. Only in a build, only where allowed. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/offline.mjs').catch(() => undefined)
  })
}
