import { counted, typeset } from '@bothy/kernel/french'
import type { ClockWords } from './clock-en.ts'

export const clockFr: ClockWords = {
  left: typeset('Temps restant :'),
  waiting: 'La pendule démarre quand la première décision est affichée.',
  resting: typeset('Heures calmes ou jour de repos : la pendule est arrêtée.'),
  hours: (hours, minutes) => typeset(`${hours} h ${String(minutes).padStart(2, '0')}`),
  days: (days, hours) => typeset(`${days} j ${hours} h`),
  seconds: (count) => typeset(`${count} s`),
  minutes: (count) => typeset(`${count} min`),
  wholeHours: (count) => counted(count, 'heure', 'heures'),
  wholeDays: (count) => counted(count, 'jour', 'jours'),
  reserve: (reserve, increment) => `${reserve} + ${increment} par tour`,
  perTurn: (time) => `${time} par tour`,
  clock: 'Pendule',
  kinds: { none: 'Aucune', live: 'En direct', turns: 'Tour par tour' },
  kindHelp: {
    none: 'Chacun prend le temps qu’il veut.',
    live: typeset('Pour jouer d’une traite : chaque joueur a une réserve, qui augmente un peu à chaque tour.'),
    turns: typeset('Pour jouer sur plusieurs jours : chaque tour a son temps.'),
  },
  time: { live: 'Temps par joueur', turns: 'Temps par tour' },
  pause: 'Demander une pause',
  resume: 'Reprendre la partie',
  pauseTitle: typeset('Mettre la partie en pause ?'),
  pauseAsks: (name) => `${name} demande une pause. La pendule s’arrête jusqu’à ce que quelqu’un reprenne la partie.`,
  pauseWaiting: (agreed, all) => typeset(`Pause : ${agreed} accord${agreed < 2 ? '' : 's'} sur ${all}`),
  late: 'Une fois le temps écoulé',
  lateRules: { nothing: 'Rien', bot: 'Un bot joue', out: 'Exclusion' },
  lateHelp: {
    nothing: 'La pendule le montre, et la partie attend.',
    bot: 'Un bot joue à la place du joueur jusqu’à son retour.',
    out: typeset('Comme un abandon : un bot termine la partie, sans retour possible.'),
  },
}
