import { typeset } from '@bothy/kernel/french'
import { plurals } from '../words/plural.ts'
import type { InvitationWords } from './invitation-en.ts'

const n = plurals('fr')

export const invitationFr: InvitationWords = {
  invites: (name) => `${name} vous invite à jouer à`,
  invited: 'Une invitation à jouer à',
  players: (count) => n(count, { one: '# joueur', other: '# joueurs' }),
  free: (count) => (count === 0 ? 'aucune place libre' : n(count, { one: '# place libre', other: '# places libres' })),
  minutes: (minutes) => typeset(`${minutes} min`),
  about: 'environ',
  noClock: 'Sans pendule',
  noHurry: 'prenez votre temps',
  live: 'En direct',
  turns: 'Au tour par tour',
  rated: 'Partie classée',
  unrated: 'Non classée',
  forAccounts: 'avec un compte',
  forGuests: 'invités admis',
  host: 'vous invite',
  sits: 'est à table',
  yourSeat: 'Votre place',
  sit: 'S’asseoir',
  signIn: 'Se connecter pour s’asseoir',
  learn: typeset('Apprendre en 2 minutes'),
  watch: 'Regarder',
  noAccount: 'Aucun compte nécessaire.',
  needsAccount: 'Une partie classée demande un compte.',
  full: typeset('Toutes les places sont prises. Regardez, ou attendez ici : si une place se libère, vous le verrez.'),
}
