import type { JSX } from 'preact'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import type { PersonalRoute } from '@bothy/board-kit/ui/page/router.ts'

const AccountPage = lazy(async () => (await import('./account/index.ts')).loadAccountPage())
const FriendsPage = lazy(async () => (await import('./friends/index.ts')).loadFriendsPage())
const NoticesPage = lazy(async () => (await import('./notices/index.ts')).loadNoticesPage())
const ProfilePage = lazy(async () => (await import('./profile/index.ts')).loadProfilePage())

/** In a file of their own: tables and the first page need not know these pages. */
export function PersonalPage({ to }: { readonly to: PersonalRoute }): JSX.Element {
  switch (to.page) {
    case 'account':
      return <AccountPage signsIn={to.signsIn} back={to.back} />
    case 'friends':
      return <FriendsPage />
    case 'notices':
      return <NoticesPage />
    case 'profile':
      return <ProfilePage name={to.name} />
  }
}
