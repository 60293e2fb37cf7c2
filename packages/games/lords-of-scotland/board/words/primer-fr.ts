import { typeset } from '@bothy/kernel/french'
import type { Primer } from '@bothy/board-kit/board/game-board.ts'
import { terms } from '@bothy/lords-of-scotland/words/fr'

export const primer: Primer = {
  aim: [
    `Vous menez votre ${terms.army.one} d’escarmouche en escarmouche.`,
    `L’${terms.army.one} la plus forte choisit la première parmi les partisans, et chaque partisan rapporte autant de ${terms.point.many} que sa force.`,
    typeset(`Dès qu’un joueur a 40 ${terms.point.many} à la fin d’une escarmouche, le plus haut total l’emporte.`),
  ],
  minutes: [
    typeset(
      `Une escarmouche dure 5 manches. À votre tour, vous recrutez (une carte va dans votre ${terms.hand.one}) ou vous engagez (une carte de votre ${terms.hand.one} va dans votre ${terms.army.one}, face visible ou face cachée).`,
    ),
    typeset(
      `Une carte engagée face visible peut activer son ${terms.power.one} si elle est assez faible par rapport aux cartes face visible déjà en jeu. Les petites cartes s’activent facilement ; les grosses apportent de la force.`,
    ),
    typeset(
      `À la fin, toutes les cartes sont révélées. Une ${terms.army.one} d’au moins 2 cartes, toutes de la même ${terms.lineage.one}, compte double.`,
    ),
    `De l’${terms.army.one} la plus forte à la plus faible, chacun rallie un partisan. Les ${terms.army.many} sont défaussées, chacun garde sa ${terms.hand.one}, et l’escarmouche suivante commence.`,
    'À côté de chaque partisan, vous voyez qui le rallierait si l’escarmouche se terminait maintenant. Sélectionnez une carte pour voir ce qu’elle changerait.',
  ],
}
