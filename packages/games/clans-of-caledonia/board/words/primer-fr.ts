import { typeset } from '@bothy/kernel/french'
import type { Primer } from '@bothy/board-kit/board/game-board.ts'
import { terms } from '@bothy/clans-of-caledonia/words/fr'

const SETTLE = `Peuplez les Highlands de troupeaux, de ${terms.field.many} et d’${terms.factory.many}, et tirez-en de l’argent et des ${terms.exportContract.many}.`
const ROUNDS = typeset(
  'En 5 manches, chacune avec sa tuile de score, vous bâtissez une économie qui paie la manche suivante.',
)
const EXPAND = `Se développer : déployez une ${terms.unit.one} à côté des vôtres, ou de l’autre côté de l’eau si elle est à portée de votre ${terms.shipping.one}. Vous payez l’${terms.unit.one} et le terrain. ${terms.animal.Many}, ${terms.field.many} et ${terms.factory.many} vont sur la prairie, les bûcherons en forêt, les mineurs en montagne.`
const TRADE = typeset(
  `Commercer : achetez ou vendez une seule sorte de marchandise au marché. Chacune occupe un ${terms.merchant.one} jusqu’à la fin de la manche et déplace le prix.`,
)
const CONTRACTS = typeset(
  `Contrats : prenez-en un, réunissez ce qu’il demande et remplissez-le. Le bœuf et le mouton sont vos ${terms.animal.many} sur la carte. Plus une importation reste rare, plus elle vaut.`,
)
const PRODUCTION = `les ${terms.worker.many} rapportent de l’argent, les ${terms.animal.many} et les ${terms.field.many} des marchandises, et les ${terms.factory.many} les transforment. Puis la tuile de la manche donne de la ${terms.glory.one}.`
const BOARD = typeset(
  `Votre plateau montre ce que chaque ${terms.unit.one} rapportera ; les ${terms.port.many} de la côte donnent un bonus, une fois chacun.`,
)

export const primer: Primer = {
  aim: [
    SETTLE,
    ROUNDS,
    typeset(
      `Le plus grand nombre de points l’emporte : ${terms.glory.one}, marchandises et argent, importations des contrats, villages reliés.`,
    ),
  ],
  minutes: [
    'À tour de rôle, chacun fait une action, jusqu’à ce que tout le monde ait passé. Passer tôt rapporte plus et fixe l’ordre de la manche suivante.',
    typeset(EXPAND),
    `À côté de l’${terms.unit.one} d’un autre joueur, vous pouvez ensuite acheter ce qu’elle produit, moins cher qu’au marché.`,
    TRADE,
    CONTRACTS,
    `Quand tout le monde a passé, ${PRODUCTION}`,
    BOARD,
  ],
  alone: {
    aim: [
      SETTLE,
      ROUNDS,
      typeset(
        `Vous jouez pour le score : ${terms.glory.one}, marchandises et argent, importations, nombreux contrats, villages reliés ; une échelle dit ce qu’il vaut.`,
      ),
    ],
    minutes: [
      'Faites une action après l’autre, autant que vous pouvez en payer. Quand vous passez, vous recevez de l’argent et la manche se termine.',
      typeset(`${EXPAND} Les cases avec un cairn sont bloquées.`),
      TRADE,
      CONTRACTS,
      `Quand vous avez passé, ${PRODUCTION}`,
      typeset('Avant la manche suivante, les dés changent 3 prix, et un contrat quitte la partie.'),
      BOARD,
    ],
  },
}
