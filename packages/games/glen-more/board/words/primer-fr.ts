import { typeset } from '@bothy/kernel/french'
import type { Primer } from '@bothy/board-kit/board/game-board.ts'
import { terms } from '@bothy/glen-more/words/fr'

export const primer: Primer = {
  aim: [
    typeset('Agrandissez le territoire de votre clan tuile après tuile : chaque nouvelle tuile active ses voisines.'),
    `3\u00a0fois dans la partie, on compare whisky, ${terms.chieftain.many} et ${terms.specialCard.many} avec le joueur qui en a le moins.`,
    typeset(
      'Le plus grand nombre de points l’emporte, mais chaque tuile de plus que le plus petit territoire en coûte 3 à la fin.',
    ),
  ],
  minutes: [
    typeset(
      `C’est au dernier ${terms.figure.one} du circuit de jouer : il avance jusqu’à la tuile de votre choix, et vous la prenez. Plus vous avancez loin, plus les autres joueront avant vous.`,
    ),
    `Payez la tuile, puis posez-la à côté de votre territoire, à côté d’un ${terms.clanMember.one}. Rivières et routes doivent continuer. Une tuile impossible à payer ou à poser est défaussée.`,
    typeset(
      `Activez ensuite la nouvelle tuile et ses 8 voisines, dans l’ordre de votre choix : elles donnent ${terms.cube.many}, whisky, points de victoire et ${terms.movementPoint.many}.`,
    ),
    `Un ${terms.movementPoint.one} déplace un ${terms.clanMember.one}, ou l’envoie au Parlement. Gardez toujours un ${terms.clanMember.one} à côté d’un emplacement libre.`,
    `Pendant votre tour, vous pouvez vendre des ${terms.cube.many} au marché. Il vend aussi ce que demande une tuile ou un échange.`,
    'Quand une pile est épuisée, un décompte a lieu. Le troisième met fin à la partie.',
  ],
}
