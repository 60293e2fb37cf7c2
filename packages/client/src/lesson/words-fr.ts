import type { LessonWords } from './words-en.ts'

export const lessonFr: LessonWords = {
  host: 'Effie, gardienne du bothy',
  bar: 'Leçon',
  place: (chapter, step, steps) => `Chapitre ${chapter} · étape ${step} sur ${steps}`,
  step: (step, steps) => `${step} sur ${steps}`,
  back: 'Retour',
  show: 'Montrez-moi',
  skip: 'Passer cette étape',
  next: 'Suite',
  leave: 'Quitter la leçon',
  leaveShort: 'Quitter',
  leaveAsk: 'Quitter la leçon\u202f?',
  leaveHelp: 'Votre étape est gardée. Vous pourrez reprendre ici à tout moment.',
  stay: 'Rester',
  again: 'Rejouer le chapitre',
  all: 'Tous les chapitres',
  home: 'Accueil',
  shown: 'Voici le coup. Je l’annule pour que vous puissiez le jouer.',
  takenBack: 'Coup annulé.',
  moving: 'Regardez ce qui se passe.',
  yours: 'À vous de jouer.',
  answers: 'Réponses',
  right: 'Exact',
  wrong: 'Pas celle-ci',
  done: (chapter, chapters) => `${chapter} chapitre${chapter < 2 ? '' : 's'} sur ${chapters}`,
  chapterOf: (game, chapter) => `${game}, chapitre ${chapter}`,
  learnt: 'Bravo\u202f!',
  youDid: (moves, tries) =>
    tries === 0
      ? `Vous avez joué ${moves}\u00a0coups, chacun du premier essai.`
      : `Vous avez joué ${moves}\u00a0coups et essayé ${tries === 1 ? 'une autre voie' : `${tries}\u00a0autres voies`}. C’est en essayant que l’on apprend.`,
  nextChapter: (chapter, title) => `Chapitre ${chapter}\u00a0: ${title}`,
  firstGame: 'Jouer votre première partie',
  none: 'Cette leçon n’existe pas.',
  noneHelp: 'Son adresse a peut-être changé.',
  loading: 'Préparation de la leçon…',
}
