import { render } from 'preact'
import './ui/styles.css'
import './pages/styles.css'
import './app/styles.css'
import { loadMe } from './net/api.ts'
import { App } from './app/app.tsx'
import { startOffline } from './app/offline.ts'
import { startRouter } from './ui/router.ts'
import { startSettings } from './ui/settings.ts'

const RELOADED = 'bothy.reloaded'

const root = document.getElementById('app')
if (root === null) throw new Error('no place for the app')
startSettings()
startRouter()
render(<App />, root)
void loadMe()
startOffline()

// A part that is gone from the server belongs to an older build: the newest one is fetched, once.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED) === 'yes') return
  sessionStorage.setItem(RELOADED, 'yes')
  event.preventDefault()
  location.reload()
})
