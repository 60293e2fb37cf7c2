import { words as fr } from '@bothy/clans-of-caledonia/words/fr'
import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { scored as en } from './scored-en.ts'

type From = readonly { readonly from: number; readonly vp: number }[]

const PLACES = ['au premier', 'au deuxième', 'au troisième']

const byPlace = (vp: readonly number[]): string =>
  vp.map((n, place) => `${place === 0 ? fr.vp(n) : n} ${PLACES[place] ?? 'au suivant'}`).join(', ')

const byNumber = (steps: From): string =>
  steps.map(({ from, vp }, i) => `${i === 0 ? fr.vp(vp) : vp} dès ${from}`).join(', ')

export const scored = {
  round: {
    gain: 'Chaque unité de la carte rapporte cela à chaque manche.',
    work: 'Chaque usine transforme une céréale ou un lait, nouveau ou de votre stock, en un produit.',
    glory: (tile) => `${tile} Rien n’est dépensé pour cela.`,
    income: 'Chaque bûcheron et chaque mineur de la carte rapporte.',
    produced: typeset('Moutons : laine ; vaches : lait ; champs : céréales.'),
    processed: 'Chaque usine peut faire un produit par manche.',
    money: 'Il vous reste pour la manche suivante.',
    all: (vp) => `Chaque Gloire vaut ${vp} à la fin.`,
    total: 'Détaillé ligne par ligne à la page suivante.',
    order: 'Le premier à passer joue en premier.',
  },
  final: {
    glory: (vp) => `Chaque Gloire vaut ${vp}.`,
    basicGoods: (vp) => typeset(`Laine, céréales et lait de votre stock : ${vp} par marchandise.`),
    processedGoods: (vp) => typeset(`Pain, fromage et whisky de votre stock : ${vp} par produit.`),
    money: (each, vp) => typeset(`Chaque tranche complète de ${each} vaut ${vp}.`),
    hops: (vp) => `Chaque houblon de vos contrats remplis vaut ${vp}.`,
    imports: (vp) => `Chacun sur vos contrats remplis vaut ${vp}.`,
    rare: (rank, vp) =>
      typeset(
        `${['Le plus importé', 'Le deuxième plus rare', 'Le plus rare'][rank]} : ${vp} chacun sur vos contrats remplis.`,
      ),
    exports: (vp) => typeset(`Contrats remplis : ${byPlace(vp)}. À égalité, on partage.`),
    exportsAlone: (steps) => typeset(`Contrats remplis : ${byNumber(steps)}.`),
    settlements: (vp) =>
      typeset(`Votre plus grand groupe relié par l’expédition : ${byPlace(vp)}. À égalité, on partage.`),
    settlementsAlone: (steps) => typeset(`Votre plus grand groupe relié par l’expédition : ${byNumber(steps)}.`),
    auctionBid: 'Votre enchère pour le clan est retirée.',
  },
} satisfies Translated<typeof en>
