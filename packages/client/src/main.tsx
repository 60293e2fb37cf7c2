import { effect } from '@preact/signals'
import { render } from 'preact'
import '@bothy/board-kit/ui/styles.css'
import './pages/styles.css'
import './app/styles.css'
import { loadMe, me } from './net/api.ts'
import { App, HomePage } from './app/app.tsx'
import { startOffline } from './app/offline.ts'
import { beginAnewBy, change, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { isServerReachable } from '@bothy/board-kit/ui/page/fresh-page.ts'
import { forgetDrawings } from '@bothy/board-kit/ui/page/forget-drawings.ts'
import { shell } from '@bothy/board-kit/ui/words/i18n.ts'
import { route, startRouter } from '@bothy/board-kit/ui/page/router.ts'
import { keepLanguage, startSettings } from '@bothy/board-kit/ui/page/settings.ts'

const RELOADED = 'bothy.reloaded'
/** In both languages, since no words are loaded. */
const UNREAD =
  'Bothy couldn’t be loaded. Check your connection and reload the page. Bothy n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.'

const root = document.getElementById('app')
if (root === null) throw new Error('no place for the app')
// Firefox drops pending requests of a page that is being left; a reload would then keep the reader on it.
let isLeaving = false
addEventListener('beforeunload', () => (isLeaving = true))
// A part missing on the server belongs to an older build: the page reloads once to get the newest.
addEventListener('vite:preloadError', (event) => {
  // A failed change of language keeps the page, and the reader is told.
  if (isLeaving || change.peek() === 'loading' || sessionStorage.getItem(RELOADED) === 'yes') return
  sessionStorage.setItem(RELOADED, 'yes')
  event.preventDefault()
  location.reload()
})

beginAnewBy(async (wanted) => {
  if (!(await isServerReachable())) return false
  keepLanguage(wanted)
  location.reload()
  return true
})

forgetDrawings()
startSettings()
startRouter()
startOffline()
Promise.all([loadInUse(shell), route.peek().page === 'home' ? HomePage.load() : null]).then(
  () => render(<App />, root),
  () => (root.textContent = UNREAD),
)
const ATTEND_MS = 1000
/** A failure is ignored: the next page asks again. */
const tolerated = (wanted: Promise<void>): void => void wanted.catch(() => undefined)
void loadMe().then(() => {
  // Delayed, so that a table loads first.
  setTimeout(
    () => tolerated(import('./net/attend.ts').then(({ attend }) => attend())),
    location.pathname === '/' ? 0 : ATTEND_MS,
  )
})
effect(() => {
  if (me.value?.guest === false)
    tolerated(import('./net/people/follow-account.ts').then(({ followAccount }) => followAccount()))
})
