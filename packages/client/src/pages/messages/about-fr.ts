import { typeset } from '@bothy/kernel/french'
import type { AboutWords } from './about-en.ts'
import { n } from '@bothy/board-kit/ui/messages/french-number.ts'

export const aboutFr: AboutWords = {
  title: 'À propos de Bothy',
  what: typeset(
    'Un bothy est un refuge des Highlands dont la porte n’est jamais fermée. Bothy est une table pour des jeux de société écossais dans le navigateur : elle applique les règles, parle français et anglais, et accueille aussi bien des personnes que des bots.',
  ),
  sourcesTitle: 'D’où viennent les règles',
  sources:
    'Les règles sont un texte numéroté de notre main, écrit d’après les livrets publiés, leurs transcriptions et des tableaux de cartes. Là où les sources se taisent ou divergent, nous avons tranché et nous le disons à côté de la règle.',
  games: {
    'clans-of-caledonia': {
      author: 'Clans of Caledonia est un jeu de Juma Al-JouJou.',
      reconstructed: typeset(
        'Les règles, les contrats, les clans et les tuiles viennent des livrets et de listes publiques. 6 des 8 faces de la carte, les marchandises des tuiles de départ et le marché à 1 ou 2 joueurs sont reconstitués, ainsi que des parties des 2 autres faces. Les explications signalent ces valeurs, chaque table les énumère, et le propriétaire d’une boîte peut les rectifier en ouvrant une table. Toutes les images sont dessinées pour Bothy.',
      ),
    },
    'glen-more': {
      author: 'Glen More est un jeu de Matthias Cramer.',
      reconstructed: typeset(
        'Chaque tuile et chaque carte a été lue sur des photographies du jeu imprimé, puis une seconde fois dans un tableau public. Les images ne sont pas celles du jeu publié : tuiles, cubes et personnages sont dessinés pour Bothy.',
      ),
    },
    'glen-more-2': {
      author: 'Glen More II est un jeu de Matthias Cramer.',
      reconstructed: typeset(
        'Les règles, les cartes Lieu emblématique, les domaines de clan et le nombre de pièces viennent du texte des livrets anglais et français. Ce que montrent la plupart des tuiles, leurs coûts, les routes du plateau de clan et leurs prix sont reconstitués, souvent d’après le premier Glen More. Les explications signalent ces valeurs, chaque table les énumère, et le propriétaire d’une boîte peut les rectifier en ouvrant une table. Toutes les images sont dessinées pour Bothy.',
      ),
    },
    'lords-of-scotland': {
      author: 'Lords of Scotland est un jeu de Richard James.',
      reconstructed: typeset(
        'Les noms, forces, rangs et pouvoirs des cartes proviennent de listes et de scans concordants. Les tartans, insignes et images ne sont pas ceux du jeu publié : ils sont dessinés pour Bothy, les tartans comme des tissages de notre invention.',
      ),
    },
  },
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
