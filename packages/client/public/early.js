// Before the first paint, so that neither colours nor language flash. A file of its own: the page allows no inline script.
try {
  const stored = localStorage.getItem('bothy.settings') ?? ''
  const root = document.documentElement
  const theme = /"theme":"(light|dark)"/.exec(stored)
  if (theme !== null) root.dataset.theme = theme[1]
  if (stored.includes('"motion":"less"')) root.dataset.motion = 'less'
  const language = /"language":"(en|fr)"/.exec(stored)
  root.lang = language?.[1] ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')
  // The scripts of the page ask for the words, and for the home page, only when they run: that would be one more wait on a slow line.
  const wanted = [root.lang === 'fr' ? 'wordsFr' : 'wordsEn']
  if (location.pathname === '/') wanted.push(root.lang === 'fr' ? 'homeFr' : 'homeEn')
  for (const href of wanted.flatMap((name) => root.dataset[name]?.split(' ') ?? []))
    document.head.append(
      Object.assign(
        document.createElement('link'),
        href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href },
      ),
    )
} catch {
  // Storage may be forbidden: the defaults of the browser stand.
}

// Questions of the home page to the server are asked while its scripts are still on their way; `net/api.ts` takes the answers.
if (location.pathname === '/')
  globalThis.bothyEarly = new Map(['/api/me', '/api/tables'].map((path) => [path, fetch(path).catch(() => null)]))
