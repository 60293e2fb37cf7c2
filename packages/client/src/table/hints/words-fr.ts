import { counted, typeset } from '@bothy/kernel/french'
import type { HintWords } from './words-en.ts'

const half = (points: number): string => String(Math.round(2 * points) / 2).replace('.', ',')

export const hintsFr: HintWords = {
  title: 'Conseil',
  note: 'L’avis du bot expert. Rien n’est joué.',
  thinking: 'L’expert réfléchit…',
  look: typeset('Regardez d’abord ici : votre coup commence par ce qui est entouré.'),
  lookElsewhere: 'Votre coup commence par un élément qui n’est pas affiché.',
  show: (count) => (count === 1 ? 'Montrer le coup' : 'Montrer les coups'),
  none: 'L’expert n’a pas de conseil ici.',
  failed: 'Aucun conseil n’est arrivé. Réessayez plus tard.',
  keys: (count) => (count === 1 ? 'Entrée le joue' : typeset(`Touches 1 à ${count}, Entrée joue`)),
  list: 'Coups que l’expert envisagerait',
  number: (number) => `Conseil ${number}`,
  strength: { best: 'le meilleur', near: 'presque aussi bon', sound: 'correct' },
  worth: (worth, unit, isAlone) =>
    typeset(
      unit === 'share'
        ? `gagne environ ${Math.round(100 * worth)} %`
        : isAlone
          ? `environ ${counted(Math.round(worth), 'point', 'points')}`
          : Math.round(worth) === 0
            ? 'à peu près à égalité'
            : `environ ${counted(Math.abs(Math.round(worth)), 'point', 'points')} ${worth > 0 ? 'd’avance' : 'de retard'}`,
    ),
  byExperience: typeset('Choisi par expérience : ce que cela vaut ne se verra que plus tard.'),
  less: (points) => typeset(`−${half(points)} ${Math.abs(points) < 2 ? 'point' : 'points'}`),
  allowed: 'Chacun à la table peut demander des conseils.',
  given: (told) => typeset(`Conseils : ${told}`),
  inLog: (told) => typeset(`Au journal : ${told}`),
  play: (number) => `Jouer ${number}`,
  told: (count) => (count === 1 ? 'Un seul coup.' : typeset(`${count} coups, le meilleur d’abord.`)),
}
