import { listedText, type Translated } from '@bothy/kernel'
import { counted, de, typeset } from '@bothy/kernel/french'
import { words as fr } from '@bothy/clans-of-caledonia/words/fr'
import type { Good, Unit } from '@bothy/clans-of-caledonia/data'
import type { board as en } from './board-en.ts'

const THE_UNIT = {
  sheep: 'le mouton',
  cow: 'la vache',
  dairy: 'la fromagerie',
  bakery: 'la boulangerie',
  field: 'le champ',
  distillery: 'la distillerie',
  woodcutter: 'le bûcheron',
  miner: 'le mineur',
  fisherman: 'le pêcheur',
} as const satisfies Record<Unit, string>

/** After « la quantité ». */
const OF_GOOD = {
  wool: 'de laine',
  grain: 'de céréales',
  milk: 'de lait',
  bread: 'de pain',
  cheese: 'de fromage',
  whisky: 'de whisky',
} as const satisfies Record<Good, string>

export const board = {
  you: 'Vous',
  seat: (seat) => `Place ${seat + 1}`,
  total: 'Total',
  canBeChosen: 'Sélectionnable',
  picked: 'Sélection',
  ifEnded: 'Score provisoire',
  final: 'Score final',
  finalCalled: (verdict) => typeset(`Score final : ${verdict}`),
  roundTitle: (round, tile) => typeset(`Manche ${round} : ${tile}`),
  gloryInAll: 'Gloire totale',
  roundOver: (round) => `Fin de la manche ${round}`,
  gloryThisRound: 'Gloire de la manche',
  mostGlory: (names, glory) => typeset(`Le plus de Gloire : ${names}, ${glory}.`),
  nobodyGlory: 'Personne ne gagne de Gloire cette manche-ci.',
  finalFollows: 'Place au décompte final.',
  processAll: (goods) => typeset(`Tout transformer : ${goods}`),
  make: (goods) => `Produire ${goods}`,
  allButter: (n, money) => typeset(`Tout le lait (${n}) pour ${money}`),
  placeUnit: (unit, spaces, least, most) =>
    typeset(
      `Déployez ${THE_UNIT[unit]} : ${counted(spaces, 'case', 'cases')}, ${least === most ? least : `de ${least} à ${most}`}.`,
    ),
  placeFree: (unit) => `Choisissez une case pour ${THE_UNIT[unit]}.`,
  chooseUnit: (n) => typeset(`Choisissez l’unité à déployer ici : ${counted(n, 'possible', 'possibles')}.`),
  howManyBuy: (good, price) => `Choisissez la quantité ${OF_GOOD[good]} à acheter, à ${price} pièce.`,
  howManySell: (good, price) => `Choisissez la quantité ${OF_GOOD[good]} à vendre, à ${price} pièce.`,
  howManyDiscard: (good, price) => `Choisissez la quantité ${OF_GOOD[good]} à défausser, pour ${price} pièce.`,
  whichPort: 'Choisissez le port à copier.',
  whichGain: (good) => `Choisissez ce que vous prenez contre ${fr.goodCount(1, good)}.`,
  swapFor: (unit) => `Choisissez ce qui remplace ${THE_UNIT[unit]}.`,
  swapWhich: (unit) => `Choisissez l’unité que ${THE_UNIT[unit]} remplace.`,
  rowWhere: 'Choisissez le loch où ramer.',
  helpTurn: (money, merchants) => `Vous avez ${money} et ${fr.merchants(merchants)} pour commercer.`,
  newTurn: typeset(
    'Une action par tour : déployez une unité, commercez, prenez ou remplissez un contrat, ou améliorez. Passer met fin à votre manche.',
  ),
  newSite:
    'Chaque prix comprend le terrain. À côté d’autres joueurs, vous pouvez ensuite acheter moins cher ce que produisent leurs unités.',
  helpUnits: 'Chaque prix comprend le terrain.',
  helpBuy: 'Chacune coûte le prix actuel, qui monte ensuite d’un cran par marchandise.',
  helpSell: 'Chacune rapporte le prix actuel, qui baisse ensuite d’un cran par marchandise.',
  helpBid: 'Le gagnant choisit en premier et perd ces points à la fin de la partie.',
  helpPair: 'La tuile de chaque clan donne votre argent et vos marchandises de départ.',
  newPair:
    'Chaque clan change une règle du jeu à votre avantage. Sa tuile donne votre argent et vos marchandises de départ.',
  helpStart: 'Vous vous développez à partir d’ici.',
  newStart: (woodcutter, miner) =>
    typeset(
      `Vous vous développez à partir d’ici. Un bûcheron rapporte ${woodcutter} par manche, un mineur ${miner}, mais avoir des prairies bon marché à côté compte davantage.`,
    ),
  helpPorts: 'Chaque port sert une seule fois par partie.',
  newPorts: 'Votre action est faite. Un port à portée ne coûte pas d’action, mais il ne sert qu’une fois par partie.',
  helpShift: 'Cette transaction est votre action du tour.',
  helpSlaughter: (linked) =>
    typeset(`Le nombre sur chaque animal : villages encore reliés sans lui (${linked} pour l’instant).`),
  newSlaughter: (linked) =>
    typeset(
      `Les animaux quittent la carte et pourront revenir plus tard. Le nombre sur chacun : villages encore reliés sans lui (${linked} pour l’instant).`,
    ),
  helpBonus: 'Les bonus que vous n’utilisez pas sont perdus.',
  newBonus: 'Sans coût du terrain, vous ne payez que l’unité. Les bonus non utilisés sont perdus.',
  helpPlaced: 'Il faut un marchand par marchandise achetée, comme au marché.',
  newPlaced:
    'Comme vous êtes à côté d’autres joueurs, vous pouvez acheter ce que produisent leurs unités sous le prix du marché. Il faut un marchand par marchandise.',
  helpKeep: 'Les autres vont sous la pioche.',
  keepCosts: (money) => `En garder un coûte ${money}.`,
  keepBrings: (money) => `En garder un rapporte ${money}.`,
  helpExchange: 'Choisissez dans votre stock la marchandise à défausser.',
  helpSwap: 'Les deux échanges sont gratuits. Les champs ne s’échangent pas.',
  helpProcess: 'Les céréales et le lait non transformés restent en stock.',
  newProcess: typeset(
    'Chaque usine transforme 1 céréale ou 1 lait en 1 produit, qui vaut plus. Les marchandises non transformées restent en stock.',
  ),
  helpMore: 'Cela fait partie de la même action.',
  helpBarrel: (money) => `Un fût rapporte ${listedText(money, 'ou')} quand il quitte la cave.`,
  unitPrice: (unit, price) => `${fr.unitName(unit)} ${price}`,
  landPrice: (price) => `terrain ${price}`,
  noLandPrice: 'terrain gratuit',
  saving: (money, delta) => (delta ? `delta ${money}` : `clan ${money}`),
  sale: (owners, good, price, usual, most) =>
    typeset(
      `${fr.goodName(good)} ${owners} à ${price} au lieu de ${usual} : ${most === 0 ? 'trop cher pour vous' : `jusqu’à ${most}`}`,
    ),
  owned: (names) => listedText(names.map(de), 'et'),
  settlements: (before, after) => typeset(`villages reliés : ${after} au lieu de ${before}`),
  sameSettlements: (n) => `toujours ${counted(n, 'village relié', 'villages reliés')}`,
  joins: (n) => (n < 2 ? 'rejoint un village' : typeset(`réunit ${n} villages`)),
  founds: 'fonde un village',
  gloryNow: (n) => `+${n} cette manche`,
  wouldFill: (n, good) => `avec ${fr.goodCount(n, good)}, votre contrat est complet`,
  border: 'case frontière',
  delta: 'delta de rivière',
  expensive: 'terrain cher',
  level: (level) =>
    level === 0
      ? 'voisine de vos unités'
      : level === 1
        ? 'de l’autre côté d’une rivière'
        : `au-delà de ${counted(level - 1, 'loch', 'lochs')}`,
  short: {
    money: 'trop cher',
    terrain: 'mauvais terrain',
    occupied: 'occupée',
    blocked: 'bloquée',
    mist: 'brume',
    loch: 'loch',
    reach: 'hors de portée',
    noUnit: 'plus d’unité',
    noSite: 'aucune case',
    fishermen: 'pêcheur à côté',
    notBorder: 'hors frontière',
    noMerchant: 'aucun marchand',
    noGood: 'rien en stock',
    otherArea: 'déjà au marché',
    nearbyLimit: 'limite atteinte',
    noBox: 'aucune caisse vide',
    noPile: 'pioche vide',
    noContract: 'pas à vous',
    missing: 'incomplet',
    lastLevel: 'niveau maximum',
    hasTechnology: 'acquise',
    noTechnology: 'pas pour MacDonald',
    allHired: 'tous engagés',
    noneThere: 'aucun ici',
    portUsed: 'utilisé',
    portReach: 'hors de portée',
    portIdle: 'inutilisable',
    mainDone: 'action faite',
    rowed: 'a déjà ramé',
    notWanted: 'non demandé',
    wouldFail: 'nécessaire',
    notNow: 'pas maintenant',
  },
  moneyShort: (money) => `il manque ${money}`,
  tradedBefore: (selling) => (selling ? 'déjà vendu cette manche-ci' : 'déjà acheté cette manche-ci'),
  levelsShort: (n) => `il manque ${counted(n, 'niveau', 'niveaux')}`,
  ready: 'prêt à remplir',
  lacks: (what) => `il manque ${what}`,
  buyRest: (money) => `le reste s’achète pour ${money}`,
  buyGoods: (money) => `les marchandises s’achètent pour ${money}`,
  brings: (what) => `rapporte ${what}`,
  gloryLost: (n) => `−${n} cette manche`,
  priceAfter: (price) => typeset(`prix ensuite : ${price}`),
  nextProduction: 'Prochaine production',
  grainShort: (n) => typeset(`il manque ${fr.goodCount(n, 'grain')} pour toutes les usines`),
  noScoring: 'sans tuile de score',
  done: 'décomptée',
  goodsHeld: (n) => counted(n, 'marchandise', 'marchandises'),
  imported: (n, each) => `${n} × ${each}`,
} satisfies Translated<typeof en>
