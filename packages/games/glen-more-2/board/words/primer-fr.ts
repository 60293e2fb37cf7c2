import { typeset } from '@bothy/kernel/french'
import type { Primer } from '@bothy/board-kit/board/game-board.ts'
import { terms } from '@bothy/glen-more-2/words/fr-base'

export const primer: Primer = {
  aim: [
    typeset(
      `Bâtissez le ${terms.territory.one} de votre clan tuile après tuile : chaque nouvelle tuile s’active, ainsi que ses voisines.`,
    ),
    typeset(
      `4 fois dans la partie, on compare les ${terms.scotsman.one} du Château initial, les ${terms.landmarkCard.many}, les ${terms.cask.many} et les ${terms.person.many} avec le joueur qui en a le moins.`,
    ),
    typeset(
      `Le plus grand nombre de points de victoire l’emporte, mais chaque tuile de plus que le plus petit ${terms.territory.one} en coûte 3 à la fin.`,
    ),
  ],
  minutes: [
    typeset(
      'C’est au dernier pion du rondel de jouer : il avance jusqu’à une tuile que vous pouvez payer et poser, et vous la prenez. Plus vous avancez loin, plus les autres joueront avant vous.',
    ),
    `Payez la tuile et posez-la bord à bord avec votre ${terms.territory.one}, à côté d’un ${terms.scotsman.one}, même en diagonale. Il n’y a qu’une rivière, et une tuile Rivière la prolonge à l’un de ses bouts. Certaines tuiles se posent sur une tuile du même type.`,
    typeset(
      `Une nouvelle tuile peut apporter aussitôt quelque chose : une ${terms.landmarkCard.one}, un ${terms.scotsman.one}, un tonneau. Activez-la ensuite avec ses 8 voisines, dans l’ordre de votre choix : elles donnent ${terms.resource.many}, tonneaux, points de victoire et ${terms.movementPoint.many}.`,
    ),
    `Un ${terms.person.one} célèbre est mis de côté et vous permet de placer un ${terms.clanMarker.one} sur le plateau de clan. Vous payez la route la moins chère depuis le domaine de départ ou depuis n’importe quel ${terms.clanMarker.one}, et recevez le bonus du domaine.`,
    typeset(
      `Les ${terms.movementPoint.many} déplacent les ${terms.scotsman.one} : gardez-en un à côté d’un emplacement libre. Les ${terms.resource.many} restent sur leurs tuiles, jusqu’à 3 sur chacune ; pendant votre tour, vous pouvez les vendre au marché, qui vend aussi ce que vous devez payer.`,
    ),
    typeset(
      'Un décompte a lieu chaque fois que la pile A, B ou C est épuisée. « La Fin » est une tuile de la pile D : le joueur qui l’atteint ou la dépasse ne joue plus, et le dernier décompte a lieu quand tout le monde y est.',
    ),
  ],
}
