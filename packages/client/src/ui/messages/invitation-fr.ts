import { plurals } from '../plural.ts'
import type { InvitationWords } from './invitation-en.ts'

const n = plurals('fr')

export const invitationFr: InvitationWords = {
  invites: (name) => `${name} vous invite à jouer à`,
  invited: 'Une invitation à jouer à',
  players: (count) => n(count, { one: '# joueur', other: '# joueurs' }),
  free: (count) => (count === 0 ? 'aucune place libre' : n(count, { one: '# place libre', other: '# places libres' })),
  minutes: (minutes) => `${minutes} min`,
  about: 'environ',
  noClock: 'Sans pendule',
  noHurry: 'prenez votre temps',
  live: 'En direct',
  turns: 'Au tour par tour',
  rated: 'Partie cotée',
  unrated: 'Sans cote',
  forAccounts: 'avec un compte',
  forGuests: 'invités admis',
  host: 'vous invite',
  sits: 'est à table',
  yourSeat: 'Votre place',
  sit: 'S’asseoir',
  signIn: 'Se connecter pour s’asseoir',
  learn: 'Apprendre en deux minutes',
  watch: 'Regarder',
  noAccount: 'Aucun compte nécessaire.',
  needsAccount: 'Une partie cotée demande un compte.',
  full: 'Toutes les places sont prises. Regardez, ou attendez ici : si une place se libère, vous le verrez.',
}
