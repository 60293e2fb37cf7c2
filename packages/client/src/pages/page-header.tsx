import type { JSX } from 'preact'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths, type Route, route } from '@bothy/board-kit/ui/page/router.ts'
import { Header } from './header.tsx'
import './page-header-styles.css'

export const PageHeader = (): JSX.Element => <Header title={<PageLinks />} />

type Place = 'home' | 'games' | 'friends' | 'profile'
const PLACES: { readonly [page in Route['page']]?: Place } = {
  home: 'home',
  lobby: 'home',
  new: 'home',
  games: 'games',
  game: 'games',
  rules: 'games',
  ratings: 'games',
  friends: 'friends',
  notices: 'profile',
  account: 'profile',
  profile: 'profile',
}

/** On a phone at the foot of the window, but for the page whose main button stands there. */
function PageLinks(): JSX.Element {
  const { nav, home, common } = t.value
  const { page } = route.value
  const links: readonly (readonly [Place, IconName, string])[] = [
    ['home', 'play', nav.play],
    ['games', 'table', home.games],
    ['friends', 'people', nav.friends],
    ['profile', 'seat', common.you],
  ]
  return (
    <nav class="head-pages" aria-label={nav.pages} data-foot={page === 'new' ? undefined : ''}>
      {links.map(([to, icon, label]) => (
        <a key={to} href={paths[to]} data-to={to} aria-current={PLACES[page] === to ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  )
}
