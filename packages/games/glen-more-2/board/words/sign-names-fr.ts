import type { Translated } from '@bothy/kernel'
import type { signNames as en } from './sign-names-en.ts'

export const signNames: Translated<typeof en> = {
  topics: {
    goods: 'Ressources et whisky',

    people: 'Pions',
    scored: 'Cartes et châteaux',
    tiles: 'Sur les tuiles',
  },
  signs: {
    any: 'une ressource au choix',
    cask: 'tonneau de whisky',
    scotsman: 'Écossais',
    marker: 'pion de clan',
    move: 'point de mouvement',
    landmark: 'carte Lieu emblématique',
    person: 'personnage',
    castle: 'Écossais dans les châteaux',
    overbuild: 'se pose sur une de vos tuiles',
    remove: 'retirer une de vos tuiles',
    activate: 'activer une tuile',
    age: 'un tonneau vieillit',
    haggis: 'jeton Haggis',
    event: 'événement d’une carte Lieu emblématique',
  },
  coin: 'pièces d’un joueur',
  coins: 'un nombre de pièces',
  tile: 'tuiles d’un territoire',
  or: 'l’un ou l’autre',
}
