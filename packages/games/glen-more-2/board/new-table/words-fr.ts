import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { words as en } from './words-en.ts'

export const words = {
  title: 'Chroniques',
  lead: 'Chacune ajoute une règle et ses tuiles.',
  lines: {
    race: 'Ramez sur toutes les rivières de la table. Le premier bateau rentré rapporte le plus.',
    mountain: 'Payez un péage en passant la Montagne. Arrêtez-vous-y et récupérez tout.',
    cellars: 'Les tonneaux vieillissent dans vos caves. Vendez chacun au meilleur moment.',
    englishman: typeset('Un Anglais parcourt le rondel. Prenez son jeton : il travaille pour vous.'),
    haggis: 'Les moutons deviennent du haggis, servi caché. Un dé dit lesquels rapportent.',
    tome: 'Chaque lieu emblématique cache un événement. Retournez sa carte au bon moment.',
    council: typeset('Des votes secrets fixent les objectifs. Le meilleur à chacun gagne 10 PV.'),
    mobs: 'Des truands vous aident tout de suite. La note arrive à la fin.',
  },
  difficulties: { low: 'facile', medium: 'moyen', high: 'difficile', complex: 'très difficile' },
  minutes: (minutes) => typeset(`+${minutes} min`),
  players: (fewest, most) => (most - fewest === 1 ? `${fewest} ou ${most} joueurs` : `${fewest} à ${most} joueurs`),
  inPlay: 'en jeu',
  allInPlay: 'Chroniques en jeu',
  tooFew: (fewest) => `À partir de ${fewest} joueurs`,
  none: typeset('Aucune : le jeu de base.'),
  about: (title) => typeset(`Détails : ${title}`),
  rules: 'Règles',
  forFirst: 'Pour commencer',
  sets: { water: 'L’eau et le roc', feast: 'À table', quarrel: 'Pouvoir et votes' },
  surprise: 'Deux au hasard',
  noneOfThem: 'Aucune',
} satisfies Translated<typeof en>
