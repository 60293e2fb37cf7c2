import type { Translated } from '@bothy/kernel'
import type { signNames as en } from './sign-names-en.ts'
import { terms } from '@bothy/glen-more-2/words/fr-base'

export const signNames: Translated<typeof en> = {
  topics: {
    goods: `${terms.resource.Many} et whisky`,

    people: 'Pions',
    scored: 'Cartes et châteaux',
    tiles: 'Sur les tuiles',
  },
  signs: {
    any: `une ${terms.resource.one} au choix`,
    cask: terms.cask.one,
    scotsman: terms.scotsman.one,
    marker: terms.clanMarker.one,
    move: terms.movementPoint.one,
    landmark: terms.landmarkCard.one,
    person: terms.person.one,
    castle: `${terms.scotsman.one} dans les châteaux`,
    overbuild: 'se pose sur une de vos tuiles',
    remove: 'retirer une de vos tuiles',
    activate: 'activer une tuile',
    age: 'un tonneau vieillit',
    haggis: 'jeton Haggis',
    event: `événement d’une ${terms.landmarkCard.one}`,
  },
  coin: 'pièces d’un joueur',
  coins: 'un nombre de pièces',
  tile: `tuiles d’un ${terms.territory.one}`,
  or: 'l’un ou l’autre',
}
