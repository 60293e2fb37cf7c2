import { counted, typeset } from '@bothy/kernel/french'
import type { WaitingWords } from './waiting-en.ts'

export const waitingFr: WaitingWords = {
  title: 'Vos parties',
  mine: (count) => `À vous (${count})`,
  theirs: (count) => `Aux autres (${count})`,
  whose: 'À qui de jouer',
  order: 'Les plus urgentes d’abord',
  play: 'Jouer',
  more: (count) => counted(count, 'autre partie', 'autres parties'),
  left: (time) => `reste ${time}`,
  late: 'Temps écoulé',
  stopped: 'Pendule arrêtée',
  since: { time: (time) => `depuis ${time}`, yesterday: 'depuis hier', day: (day) => `depuis le ${day}` },
  noClock: 'Sans pendule',
  looking: 'Cherchent une partie',
  lookingNone: 'Personne ne cherche de partie pour le moment.',
  here: (count, seats) => typeset(`${count} sur ${counted(seats, 'joueur', 'joueurs')}`),
  meToo: 'Moi aussi',
  open: 'Tables ouvertes',
  openNone: 'Aucune table ouverte pour le moment.',
  all: (count) => (count === 1 ? 'La table' : `Les ${count}`),
  sit: 'S’asseoir',
  hostedBy: (name) => `avec ${name}`,
  free: (free, seats) => `${counted(free, 'place libre', 'places libres')} sur ${seats}`,
  minutes: (minutes) => `environ ${minutes}\u00a0min`,
  unrated: 'Non classée',
}
