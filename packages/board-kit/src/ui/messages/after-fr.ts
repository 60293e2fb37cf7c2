import { counted, de, ordinal, typeset } from '@bothy/kernel/french'
import type { AfterWords } from './after-en.ts'

export const afterFr: AfterWords = {
  ending: {
    title: 'La partie est terminée',
    won: (name) => `Victoire ${de(name)}`,
    youWon: 'Vous avez gagné',
    shared: (names) => typeset(`Victoire partagée : ${names}`),
    rank: (rank) => `${ordinal(rank, 'f')} place`,
    bracket: (from, to) => {
      if (to === null) return from === null ? 'quel que soit le score' : `${counted(from, 'point', 'points')} ou plus`
      return `${from === null ? 'jusqu’à' : `de ${from} à`} ${counted(to, 'point', 'points')}`
    },
    tied: (names, score) => `Égalité entre ${names}, à ${counted(score, 'point', 'points')}. `,
    compared: (values) => typeset(` : ${values}. `),
    sharedPlace: (names, rank) =>
      rank === 1
        ? typeset(`Victoire partagée : ${names}. `)
        : typeset(`${ordinal(rank, 'f')} place partagée : ${names}. `),
    chart: 'Points au fil de la partie',
    chartLoading: 'Tracé des points en cours…',
    chartFailed: 'Les points n’ont pas pu être tracés.',
    rematch: 'Rejouer',
    replay: 'Revoir la partie',
    analyse: 'Analyser',
    export: 'Télécharger la partie',
    look: 'Revenir au plateau',
    show: 'Voir le résultat',
    home: 'Page d’accueil',
    sheet: 'Feuille de score',
    total: 'Total',
    ahead: (points, name) => `${points} d’avance sur ${name}`,
    share: 'Partager le résultat',
    shareText: 'En texte',
    sharePicture: 'Enregistrer l’image',
    shareWith: 'Partager…',
  },
}
