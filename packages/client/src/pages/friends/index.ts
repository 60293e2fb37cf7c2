import type { FunctionComponent } from 'preact'
import { friendsCatalogue } from '@bothy/board-kit/ui/words/friends-words.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { personalWords } from '../personal/words.ts'
import { FriendsPage } from './friends.tsx'
import { Invitations } from './invitations.tsx'

export async function loadInvitations(): Promise<FunctionComponent> {
  await loadInUse(friendsCatalogue)
  return Invitations
}

export async function loadFriendsPage(): Promise<FunctionComponent> {
  await Promise.all([loadInUse(friendsCatalogue), loadInUse(personalWords)])
  return FriendsPage
}
