import { render } from 'preact'
import './shell/fonts.css'
import './shell/tokens.css'
import './shell/base.css'
import './shell/controls.css'
import './shell/shell.css'
import { loadMe } from './shell/api.ts'
import { App } from './shell/app.tsx'
import { startRouter } from './shell/router.ts'
import { startSettings } from './shell/settings.ts'

const root = document.getElementById('app')
if (root === null) throw new Error('no place for the app')
startSettings()
startRouter()
render(<App />, root)
void loadMe()
