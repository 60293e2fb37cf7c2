import { notices } from './settings.ts'

const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#261e1a"/><path d="M8 34 32 13l24 21v4H8z" fill="#7a4a98"/><path d="M13 38h38v15H13z" fill="#f8f0e0"/><circle cx="49" cy="15" r="14" fill="#f8f0e0"/><circle cx="49" cy="15" r="11" fill="#b3202b"/></svg>',
)}`

export function dotSign(dotted: boolean): void {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (sign !== null) sign.href = dotted ? DOTTED : '/favicon.svg'
}

export function badgeApp(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}

export async function allowNotices(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted'
}

/** Only while the page is hidden; a newer notice replaces the older one of the same table. */
export function callBack(title: string, body: string, table: string): void {
  if (!notices.peek() || !document.hidden || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  try {
    const call = new Notification(title, { body, tag: table, icon: '/favicon.svg' })
    call.addEventListener('click', () => {
      focus()
      call.close()
    })
  } catch {
    // Some phones allow notices only to a service worker.
  }
}
