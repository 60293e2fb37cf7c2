import { counted, de, ordinal, typeset } from '@bothy/kernel/french'
import type { AfterWords } from './after-en.ts'

/** Words of the end of a game and of its replay. */
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

  replay: {
    title: 'Revoir une partie',
    titleOf: (game) => typeset(`Revoir : ${game}`),
    ply: (ply, plies) => `Coup ${ply} sur ${plies}`,
    goTo: (ply) => `Aller au coup ${ply}`,
    previous: 'Un coup en arrière',
    next: 'Un coup en avant',
    previousTurn: 'Un tour en arrière',
    nextTurn: 'Un tour en avant',
    previousScoring: 'Au décompte précédent ou au début',
    nextScoring: 'Au décompte suivant ou à la fin',
    scoring: 'décompte',
    hands: 'Mains',
    shareTitle: 'Partager ce coup',
    shareLink: 'Lien vers ce coup',
    shareText: 'Texte à envoyer',
    shareFile: 'Cette partie n’est que sur cet appareil. Téléchargez-la et envoyez le fichier.',
    look: (game, ply, plies, happened, points) =>
      typeset(`Regardez : ${game}, coup ${ply} sur ${plies}. ${happened === '' ? '' : `${happened} `}${points}.`),
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    position: 'Position dans la partie',
    view: 'Point de vue',
    acting: 'Joueur actif',
    spectator: 'Spectateur',
    more: 'Vitesse, point de vue et partage',
    branch: 'Reprendre à partir d’ici',
    branchHelp: 'Une nouvelle partie sur cet appareil, à partir de cette position.',
    download: 'Télécharger',
    open: 'Ouvrir un fichier',
    drop: 'Déposez ici un fichier *.bothy.json, ou choisissez-en un.',
    loading: 'Chargement de la partie…',
    transcriptOnly:
      'Les règles ont changé depuis cette partie. Vous pouvez en lire le journal et le résultat, mais pas revoir les coups.',
    chart: 'Points',
    problems: {
      'not-a-record': 'Ce fichier n’est pas une partie de Bothy.',
      'unknown-game': 'Cette partie concerne un jeu qui n’est pas proposé ici.',
      'bad-setup': 'Les options de cette partie ne sont pas valides.',
      'bad-revision': 'Cette partie suit une version plus récente des règles.',
      'bad-ply': 'Un coup de cette partie est illisible.',
      'illegal-ply': 'Un coup de cette partie est contraire aux règles.',
      'hash-differs': 'Cette partie aboutit à une autre position que celle indiquée.',
      'result-differs': 'Cette partie aboutit à un autre résultat que celui indiqué.',
    },
    problemAt: (ply, text) => typeset(`Coup ${ply + 1} : ${text}`),
  },
}
