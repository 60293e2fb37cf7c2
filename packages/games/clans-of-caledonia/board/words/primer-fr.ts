import { typeset } from '@bothy/kernel/french'
import type { Primer } from '@bothy/board-kit/board/game-board.ts'

const SETTLE =
  'Peuplez les Highlands de troupeaux, de champs et d’usines, et tirez-en de l’argent et des contrats d’exportation.'
const ROUNDS = typeset(
  'En 5 manches, chacune avec sa tuile de score, vous bâtissez une économie qui paie la manche suivante.',
)
const EXPAND =
  'Se développer : déployez une unité à côté des vôtres, ou de l’autre côté de l’eau si elle est à portée de votre expédition. Vous payez l’unité et le terrain. Animaux, champs et usines vont sur la prairie, les bûcherons en forêt, les mineurs en montagne.'
const TRADE = typeset(
  'Commercer : achetez ou vendez une seule sorte de marchandise au marché. Chacune occupe un marchand jusqu’à la fin de la manche et déplace le prix.',
)
const CONTRACTS = typeset(
  'Contrats : prenez-en un, réunissez ce qu’il demande et remplissez-le. Le bœuf et le mouton sont vos animaux sur la carte. Plus une importation reste rare, plus elle vaut.',
)
const PRODUCTION =
  'les ouvriers rapportent de l’argent, les animaux et les champs des marchandises, et les usines les transforment. Puis la tuile de la manche donne de la Gloire.'
const BOARD = typeset(
  'Votre plateau montre ce que chaque unité rapportera ; les ports de la côte donnent un bonus, une fois chacun.',
)

export const primer: Primer = {
  aim: [
    SETTLE,
    ROUNDS,
    typeset(
      'Le plus grand nombre de points l’emporte : Gloire, marchandises et argent, importations des contrats, villages reliés.',
    ),
  ],
  minutes: [
    'À tour de rôle, chacun fait une action, jusqu’à ce que tout le monde ait passé. Passer tôt rapporte plus et fixe l’ordre de la manche suivante.',
    typeset(EXPAND),
    'À côté de l’unité d’un autre joueur, vous pouvez ensuite acheter ce qu’elle produit, moins cher qu’au marché.',
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
        'Vous jouez pour le score : Gloire, marchandises et argent, importations, nombreux contrats, villages reliés ; une échelle dit ce qu’il vaut.',
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
