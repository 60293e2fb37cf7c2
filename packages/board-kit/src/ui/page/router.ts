import { signal } from '@preact/signals'

/** Parameter `with` of a new table: the company to begin with. */
export const COMPANIES = ['bots', 'friends', 'anyone', 'here'] as const
export type Company = (typeof COMPANIES)[number]

export const RULES_VIEWS = ['minutes', 'rules', 'aid'] as const
export type RulesView = (typeof RULES_VIEWS)[number]

export const GAME_TABS = ['learn', 'rules', 'statistics', 'leaderboard', 'records'] as const
export type GameTab = (typeof GAME_TABS)[number]

export type PersonalRoute =
  | { readonly page: 'friends' | 'notices' }
  /** `signsIn` offers a guest their account instead of a new one; `back` is the page to continue on. */
  | { readonly page: 'account'; readonly signsIn: boolean; readonly back: string | null }
  /** Null: the reader's own. */
  | { readonly page: 'profile'; readonly name: string | null }

export type Route =
  | PersonalRoute
  | { readonly page: 'home' | 'lobby' | 'about' | 'games' }
  | { readonly page: 'new'; readonly game: string; readonly company: Company }
  | { readonly page: 'table' | 'local' | 'replay'; readonly id: string }
  | {
      readonly page: 'rules'
      readonly game: string
      readonly view: RulesView
      readonly module: string | null
      readonly rule: string | null
    }
  | { readonly page: 'ratings'; readonly game: string }
  | { readonly page: 'game'; readonly game: string; readonly tab: GameTab | null }
  /** `table`: where the reader's seat waits for them meanwhile. */
  | { readonly page: 'lesson'; readonly game: string; readonly chapter: string; readonly table: string | null }
  | { readonly page: 'not-found'; readonly path: string }

const isCompany = (text: string | null): text is Company => COMPANIES.some((c) => c === text)

const isRulesView = (text: string): text is RulesView => RULES_VIEWS.some((view) => view === text)

/** Null unless it is a path of this site: an address made elsewhere must not lead away. */
const ownPath = (text: string | null): string | null =>
  text !== null && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(text) ? text : null

export function parse(url: URL): Route {
  const [page, id, ...rest] = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  if (page === undefined) return { page: 'home' }
  if (id === undefined) {
    if (page === 'lobby' || page === 'about' || page === 'games') return { page }
    if (page === 'notices' || page === 'friends') return { page }
    if (page === 'account')
      return { page, signsIn: url.searchParams.has('sign-in'), back: ownPath(url.searchParams.get('back')) }
    if (page === 'profile') return { page, name: null }
  } else if (rest.length === 0) {
    const company = url.searchParams.get('with')
    if (page === 'new') return { page, game: id, company: isCompany(company) ? company : 'bots' }
    if (page === 'table' || page === 'local' || page === 'replay') return { page, id }
    if (page === 'people') return { page: 'profile', name: id }
    if (page === 'ratings') return { page, game: id }
  }
  if (page === 'rules' && id !== undefined) {
    const [view = 'rules', module = null, ...more] = rest
    const rule = url.hash.length > 1 ? decode(url.hash.slice(1)) : null
    const isRoute = isRulesView(view) && (module === null || view === 'aid') && more.length === 0
    if (isRoute) return { page, game: id, view, module, rule }
  }
  if (page === 'games' && id !== undefined && rest[0] === 'learn' && rest[1] !== undefined && rest.length === 2)
    return { page: 'lesson', game: id, chapter: rest[1], table: url.searchParams.get('table') }
  if (page === 'games' && id !== undefined && rest.length < 2) {
    const tab = rest[0] === undefined ? null : GAME_TABS.find((known) => known === rest[0])
    if (tab !== undefined) return { page: 'game', game: id, tab }
  }
  return { page: 'not-found', path: url.pathname }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const paths = {
  home: '/',
  about: '/about',
  account: '/account',
  signUp: (back: string | null) => `/account${back === null ? '' : `?back=${encodeURIComponent(back)}`}`,
  signIn: (back: string | null) => `/account?sign-in${back === null ? '' : `&back=${encodeURIComponent(back)}`}`,
  lobby: '/lobby',
  notices: '/notices',
  friends: '/friends',
  profile: '/profile',
  make: (game: string, company: Company) => `/new/${game}?with=${company}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  local: (id: string) => `/local/${encodeURIComponent(id)}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
  analysis: (replay: string) => `${replay}?analyse`,
  ratings: (game: string) => `/ratings/${game}`,
  games: '/games',
  game: (game: string, tab: GameTab | null = null) => `/games/${game}${tab === null ? '' : `/${tab}`}`,
  lesson: (game: string, chapter: string, table: string | null = null) =>
    `/games/${game}/learn/${chapter}${table === null ? '' : `?table=${encodeURIComponent(table)}`}`,
  rules: (game: string, rule: string | null = null) => `/rules/${game}${rule === null ? '' : `#${rule}`}`,
  inTwoMinutes: (game: string) => `/rules/${game}/minutes`,
  aid: (game: string, module: string | null = null) => `/rules/${game}/aid${module === null ? '' : `/${module}`}`,
} as const

export const route = signal<Route>({ page: 'home' })
const shown = signal('/')
/** Counts page changes: the app moves the focus to the new page at each. */
export const arrivals = signal(0)

export function show(url: URL): void {
  route.value = parse(url)
  shown.value = url.pathname + url.search + url.hash
}

const sameDocument = (a: Route, b: Route): boolean =>
  JSON.stringify({ ...a, rule: null }) === JSON.stringify({ ...b, rule: null })

function arrive(): void {
  const before = route.peek()
  show(new URL(location.href))
  if (!sameDocument(before, route.peek())) arrivals.value++
}

export function backHere(): string | null {
  const to = route.value
  return to.page === 'account' ? to.back : shown.value
}

export function rewriteAddress(path: string): void {
  history.replaceState(history.state, '', path)
  shown.value = path
}

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path)
  arrive()
  if (!path.includes('#')) scrollTo(0, 0)
}

export const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || isForBrowser(event)) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  if (link.href !== location.href || link.hash !== '') navigate(link.pathname + link.search + link.hash)
}

export function startRouter(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', onClick)
  show(new URL(location.href))
}
