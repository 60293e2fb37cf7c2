import { render } from 'preact'
import './shell/fonts.css'
import './shell/tokens.css'
import './shell/base.css'
import './shell/controls.css'
import './shell/shell.css'
import { loadMe } from './shell/api.ts'
import { App } from './shell/app.tsx'
import { startOffline } from './shell/offline.ts'
import { startRouter } from './shell/router.ts'
import { startSettings } from './shell/settings.ts'

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
