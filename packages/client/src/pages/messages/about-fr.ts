import { typeset } from '@bothy/kernel/french'
import type { AboutTexts } from './about-en.ts'
import { n } from '@bothy/board-kit/ui/messages/french-number.ts'

export const aboutFr: AboutTexts = {
  title: 'À propos de Bothy',
  what: typeset(
    'Un bothy est un refuge des Highlands dont la porte n’est jamais fermée. Bothy est une table pour des jeux de société écossais dans le navigateur : elle applique les règles, parle français et anglais, et accueille aussi bien des personnes que des bots.',
  ),
  sourcesTitle: 'D’où viennent les règles',
  sources:
    'Les règles sont un texte numéroté de notre main, écrit d’après les livrets publiés, leurs transcriptions et des tableaux de cartes. Là où les sources se taisent ou divergent, nous avons tranché et nous le disons à côté de la règle.',
  list: (sources, inferred) =>
    `${n(sources, { one: '# source', other: '# sources' })}, ${n(inferred, { one: '# point déduit', other: '# points déduits' })}`,
  listInEnglish: 'Cette liste est en anglais.',
  sourcesHead: 'Ce qui a été lu, et ce que cela établit',
  inferredHead: 'Ce qui a été déduit, et de quoi',
  fairTitle: 'Équitable par conception',
  fair: typeset(
    'Les cartes cachées ne sont jamais envoyées au navigateur d’un autre joueur. La graine de chaque mélange est fixée au début de la partie : son empreinte est visible aussitôt, la graine à la fin. Les bots ne voient que ce que verrait une personne à leur place.',
  ),
  creditsTitle: 'Crédits',
  credits: typeset(
    'Bothy n’a aucun lien avec leurs auteurs ni leurs éditeurs. Polices de caractères : Fraunces et Source Sans 3, tous deux sous licence SIL Open Font License.',
  ),
  licence: 'Bothy est un logiciel libre sous licence MIT.',
  version: (version) => `Version ${version}`,
  privacyTitle: 'Ce qui est conservé',
  privacy: typeset(
    'Vos parties, votre nom et ce que vous dites aux tables, sur le serveur que vous utilisez. Un cookie se souvient de vous ; les réglages et les parties sur cet appareil restent dans ce navigateur. Un compte ajoute ce que vous y écrivez, vos appareils et la partie publique de vos clés d’accès. Vous pouvez tout télécharger ou supprimer. Rien n’est transmis à des tiers.',
  ),
}
