import type { PersonalWords } from './words-en.ts'

export const personalFr: PersonalWords = {
  pages: 'Vos pages',
  profile: 'Profil',
  friends: 'Amis',
  notices: 'Notifications',
  account: 'Compte',
}
