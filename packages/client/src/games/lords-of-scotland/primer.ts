import { typeset } from '@bothy/kernel/french'
import type { Primer } from '../../board/game-client.ts'
import type { Language } from '../../ui/language.ts'

/** The game before the first game of it. */
export const primer: { readonly [language in Language]: Primer } = {
  en: {
    aim: [
      'You lead an army through a series of skirmishes.',
      'The strongest army picks first among the supporters, and each supporter is worth its strength in points.',
      'Once someone has 40 points at the end of a skirmish, the highest total wins.',
    ],
    minutes: [
      'A skirmish lasts five rounds. On your turn you recruit (take a card into your hand) or muster (play a card into your army, face up or face down).',
      'A card mustered face up may use its power if it is low enough compared with the face-up cards in play. Low cards activate easily; high cards bring strength.',
      'At the end all cards are revealed. An army of at least two cards, all of one lineage, counts double.',
      'From the strongest army to the weakest, everyone claims a supporter. Armies are discarded, hands are kept, and the next skirmish begins.',
      'Beside each supporter you see who would claim it if the skirmish ended now. Pick up a card to see what it would change.',
    ],
  },
  fr: {
    aim: [
      'Vous menez votre armée d’escarmouche en escarmouche.',
      'L’armée la plus forte choisit la première parmi les partisans, et chaque partisan rapporte autant de points que sa force.',
      'Dès qu’un joueur a 40 points à la fin d’une escarmouche, le plus haut total l’emporte.',
    ],
    minutes: [
      typeset(
        'Une escarmouche dure cinq manches. À votre tour, vous recrutez (une carte va dans votre main) ou vous engagez (une carte de votre main va dans votre armée, face visible ou face cachée).',
      ),
      typeset(
        'Une carte engagée face visible peut activer son pouvoir si elle est assez faible par rapport aux cartes face visible déjà en jeu. Les petites cartes s’activent facilement ; les grosses apportent de la force.',
      ),
      'À la fin, toutes les cartes sont révélées. Une armée d’au moins deux cartes, toutes de la même lignée, compte double.',
      'De l’armée la plus forte à la plus faible, chacun rallie un partisan. Les armées sont défaussées, chacun garde sa main, et l’escarmouche suivante commence.',
      'À côté de chaque partisan, vous voyez qui le rallierait si l’escarmouche se terminait maintenant. Prenez une carte pour voir ce qu’elle changerait.',
    ],
  },
}
