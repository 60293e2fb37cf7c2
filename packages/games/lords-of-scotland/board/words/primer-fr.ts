import { typeset } from '@bothy/kernel/french'
import type { Primer } from '@bothy/board-kit/board/game-board.ts'

export const primer: Primer = {
  aim: [
    'Vous menez votre armée d’escarmouche en escarmouche.',
    'L’armée la plus forte choisit la première parmi les partisans, et chaque partisan rapporte autant de points que sa force.',
    typeset('Dès qu’un joueur a 40 points à la fin d’une escarmouche, le plus haut total l’emporte.'),
  ],
  minutes: [
    typeset(
      'Une escarmouche dure 5 manches. À votre tour, vous recrutez (une carte va dans votre main) ou vous engagez (une carte de votre main va dans votre armée, face visible ou face cachée).',
    ),
    typeset(
      'Une carte engagée face visible peut activer son pouvoir si elle est assez faible par rapport aux cartes face visible déjà en jeu. Les petites cartes s’activent facilement ; les grosses apportent de la force.',
    ),
    typeset(
      'À la fin, toutes les cartes sont révélées. Une armée d’au moins 2 cartes, toutes de la même lignée, compte double.',
    ),
    'De l’armée la plus forte à la plus faible, chacun rallie un partisan. Les armées sont défaussées, chacun garde sa main, et l’escarmouche suivante commence.',
    'À côté de chaque partisan, vous voyez qui le rallierait si l’escarmouche se terminait maintenant. Sélectionnez une carte pour voir ce qu’elle changerait.',
  ],
}
