import type { Category, Reason } from '@bothy/glen-more'
import { counted, de } from '@bothy/kernel/french'
import { words as en } from '@bothy/glen-more/messages/en'
import { words as fr } from '@bothy/glen-more/messages/fr'
import type { Language } from '../../ui/language.ts'
import type { Gains } from './gains.ts'

type Named = (name: string) => string
type Counted = (n: number) => string

/** Words of the board and of its explanations; tiles, cards and goods are named by the game's own texts. */
type BoardWords = {
  readonly you: string
  readonly seat: (seat: number) => string
  readonly canBeChosen: string
  readonly picked: string
  readonly ring: string
  readonly gap: string
  readonly gapText: string
  readonly figureOf: Named
  readonly yourFigure: string
  readonly figureText: string
  readonly dieText: string
  readonly ahead: Counted
  readonly yourLand: string
  readonly landOf: Named
  readonly lands: string
  readonly toScoring: (tiles: number, scoring: number) => string
  readonly lastTiles: string
  readonly buyFor: Counted
  readonly sellFor: Counted
  readonly soldOut: string
  readonly noSale: string
  readonly inMarket: (filled: number) => string
  readonly marketText: string
  readonly youHave: (n: number, good: string) => string
  readonly sellOne: (good: string, coins: string) => string
  readonly whichTile: string
  readonly free: string
  readonly cost: string
  readonly costsNothing: string
  readonly canPay: string
  readonly canPayBy: Named
  /** On how many cells a tile could lie, and how many tiles it would activate at most. */
  readonly places: (cells: number, activated: number) => string
  readonly payOwn: Named
  readonly payBuy: (goods: string, coins: string) => string
  readonly willBeDiscarded: string
  readonly take: string
  readonly takeAndDiscard: string
  readonly nextUp: Named
  readonly nextYou: string
  readonly nextDie: string
  readonly discardsNone: string
  readonly discards: Named
  readonly draws: Counted
  readonly scoringFollows: string
  readonly gameEnds: string
  readonly activates: Counted
  readonly activatesShort: Counted
  readonly emptyCell: Named
  readonly short: { readonly [W in Reason['why']]: string }
  readonly ready: string
  readonly viaLochNess: string
  readonly upTo: Counted
  readonly most: string
  readonly holds: Named
  readonly clanHere: Counted
  readonly clanOn: (n: number, tile: string) => string
  readonly clanText: string
  readonly moveWhere: string
  readonly stillReady: Counted
  readonly nothingReady: string
  readonly freeTotal: string
  readonly stepsLeft: Counted
  readonly activatePlain: (gains: Gains) => string
  readonly giveChieftain: string
  readonly toParliament: string
  readonly ways: Named
  readonly wayPay: (goods: string) => string
  readonly wayBuy: (goods: string, coins: string) => string
  readonly wayGet: Named
  readonly stock: string
  readonly yourCards: string
  readonly cards: Counted
  readonly chieftainsValue: Counted
  readonly penalty: (tiles: number, vp: number) => string
  readonly noPenalty: string
  readonly ifEnded: string
  readonly final: string
  readonly comparison: { readonly [C in Category]: string }
  readonly differenceHint: string
  readonly line: {
    readonly vp: string
    readonly coins: string
    readonly cards: string
    readonly penalty: string
    readonly total: string
  }
  readonly show: Named
  readonly player: string
  readonly riverRoad: (river: boolean, road: boolean) => string
  readonly inLand: (owner: string) => string
  readonly onRing: (space: string) => string
  readonly removedFromGame: string
  readonly scoringTitle: (n: number) => string
  readonly finalTitle: string
  readonly continueLabel: string
}

const NB = '\u00a0'
const NNB = '\u202f'
const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
const some = (n: number, text: string): string => (n === 0 ? '' : text)

const BOARD = {
  en: {
    you: 'You',
    seat: (seat) => `Seat ${seat + 1}`,
    canBeChosen: 'Can be chosen',
    picked: 'Picked',
    ring: 'The track',
    gap: 'gap',
    gapText: 'The gap behind the last figure. Whoever stands just after it plays next, and tiles before it are gone.',
    figureOf: (name) => `Figure of ${name}`,
    yourFigure: 'Your figure',
    figureText: 'The figure first after the gap takes the next turn. Jump far for a good tile, and the others play on.',
    dieText:
      'With two or three players the die moves as well: it lands on the first, second or third tile ahead and removes it.',
    ahead: (n) => (n === 1 ? 'next space ahead' : `${n} spaces ahead`),
    yourLand: 'Your land',
    landOf: (name) => `Land of ${name}`,
    lands: 'Lands of all players',
    toScoring: (tiles, scoring) =>
      `${tiles === 1 ? '1 tile' : `${tiles} tiles`} to ${scoring === 3 ? 'the end' : `scoring ${scoring}`}`,
    lastTiles: 'The last tiles are out',
    buyFor: (n) => `buy for ${n}`,
    sellFor: (n) => `sell for ${n}`,
    soldOut: 'sold out',
    noSale: 'no sale',
    inMarket: (filled) => `${filled} of 3 spaces filled`,
    marketText:
      'A cube is bought only when a tile or an exchange needs it: its price goes on the next space. A sale takes the coins of the last filled space.',
    youHave: (n, good) => `you have ${n} ${good}`,
    sellOne: (good, coins) => `Sell 1 ${good} for ${coins}`,
    whichTile: 'Choose the tile the cube comes from.',
    free: 'none',
    cost: 'Cost',
    costsNothing: 'It costs nothing',
    canPay: 'You can pay it',
    canPayBy: (how) => `You can pay it, ${how}`,
    places: (cells, activated) =>
      `${cells === 1 ? '1 place' : `${cells} places`} on your land, ${activated === 1 ? '1 tile' : `up to ${activated} tiles`} activated`,
    payOwn: (goods) => `from your tiles: ${goods}`,
    payBuy: (goods, coins) => `from the market: ${goods} for ${coins}`,
    willBeDiscarded: 'It would be discarded',
    take: 'Take',
    takeAndDiscard: 'Take it and lose it',
    nextUp: (name) => `${name} would play next`,
    nextYou: 'You would play again',
    nextDie: 'The die would move next',
    discardsNone: 'No tile would be lost behind you',
    discards: (tiles) => `Lost: ${tiles}`,
    draws: (n) => (n === 1 ? '1 new tile' : `${n} new tiles`),
    scoringFollows: 'A scoring follows',
    gameEnds: 'The game ends',
    activates: (n) => (n === 0 ? 'activates nothing' : n === 1 ? 'activates 1 tile' : `activates ${n} tiles`),
    activatesShort: (n) => (n === 0 ? 'activates nothing' : `activates ${n}`),
    emptyCell: (cell) => `Empty cell, ${cell}`,
    short: {
      noSide: 'no shared side',
      noClan: 'no clan near',
      river: 'off the river',
      road: 'off the road',
      riverBlocked: 'river blocked',
      roadBlocked: 'road blocked',
      noCell: 'no place',
      coins: 'too few coins',
      soldOut: 'sold out',
      noBarrel: 'no barrel',
      noPiece: 'nobody to give',
      noChieftain: 'no chieftain',
      lastClan: 'the last one',
      noCellWithout: 'needed here',
      rowEmpty: 'no coins',
      outOfReach: 'out of reach',
      extraUsed: 'Loch Ness used',
      alreadyActivated: 'done',
      full: 'full',
      loch: 'nothing',
      different: 'different types',
      noPoint: 'no step',
      notNow: 'not now',
    },
    ready: 'ready to activate',
    viaLochNess: 'by Loch Ness',
    upTo: (n) => `up to ${n} VP`,
    most: 'max',
    holds: (goods) => `holds ${goods}`,
    clanHere: (n) => (n === 1 ? '1 clan member here' : `${n} clan members here`),
    clanOn: (n, tile) => (n === 1 ? `Clan member on ${tile}` : `${n} clan members on ${tile}`),
    clanText:
      'A new tile is placed near a clan member. A movement point takes one to a neighbouring tile, or to Parliament, where chieftains count in the scorings.',
    moveWhere: 'Choose a tile beside the clan member, or send it to Parliament.',
    stillReady: (n) => (n === 1 ? '1 tile to activate' : `${n} tiles to activate`),
    nothingReady: 'Nothing more to activate',
    freeTotal: 'free now',
    stepsLeft: (n) => (n === 1 ? '1 step to use' : `${n} steps to use`),
    activatePlain: ({ goods, vp, points }) =>
      `Activate all that is free: ${list([some(goods.length, en.goods(goods)), some(vp, en.vp(vp)), some(points, points === 1 ? '1 step' : `${points} steps`)])}`,
    giveChieftain: 'Give a chieftain',
    toParliament: 'Send to Parliament',
    ways: (tile) => `${tile}: choose`,
    wayPay: (goods) => `pay ${goods}`,
    wayBuy: (goods, coins) => `buy ${goods} for ${coins}`,
    wayGet: (what) => `get ${what}`,
    stock: 'Your stock',
    yourCards: 'Your cards',
    cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
    chieftainsValue: (n) => `${n} for chieftains and bonnets`,
    penalty: (tiles, vp) => `${tiles} too many: −${-vp} VP`,
    noPenalty: 'no penalty',
    ifEnded: 'If it ended now',
    final: 'Final score',
    comparison: { barrels: 'Whisky', chieftains: 'Chiefs', cards: 'Cards' },
    differenceHint: 'More than the lowest: 1, 2, 3, 4, 5 give 1, 2, 3, 5, 8 VP.',
    line: { vp: 'VP', coins: 'Coins', cards: 'Effects', penalty: 'Tiles', total: 'Total' },
    show: (name) => `Show the land of ${name}`,
    player: 'Player',
    riverRoad: (river, road) => list([river ? 'with river' : '', road ? 'with road' : '']),
    inLand: (owner) => `in the land of ${owner}`,
    onRing: (space) => `on the track, ${space}`,
    removedFromGame: 'out of the game',
    scoringTitle: (n) => `Scoring ${n}`,
    finalTitle: 'The final scoring',
    continueLabel: 'Continue',
  },
  fr: {
    you: 'Vous',
    seat: (seat) => `Place ${seat + 1}`,
    canBeChosen: 'Sélectionnable',
    picked: 'Sélection',
    ring: 'La piste',
    gap: 'vide',
    gapText:
      'La case vide, derrière la dernière figurine. Qui se tient juste après joue ensuite ; les tuiles laissées derrière sont perdues.',
    figureOf: (name) => `Figurine ${de(name)}`,
    yourFigure: 'Votre figurine',
    figureText:
      'La première figurine après la case vide joue. Plus vous sautez loin, plus les autres jouent avant vous.',
    dieText:
      'À deux ou trois, le dé avance aussi : il s’arrête sur la première, la deuxième ou la troisième tuile devant lui et la retire.',
    ahead: (n) => (n === 1 ? 'case suivante' : `${n} cases plus loin`),
    yourLand: 'Votre territoire',
    landOf: (name) => `Territoire ${de(name)}`,
    lands: 'Territoires des joueurs',
    toScoring: (tiles, scoring) =>
      `${tiles < 2 ? `${tiles} tuile` : `${tiles} tuiles`} avant ${scoring === 3 ? 'la fin' : `le décompte ${scoring}`}`,
    lastTiles: 'Les dernières tuiles sont sorties',
    buyFor: (n) => `achat ${n}`,
    sellFor: (n) => `vente ${n}`,
    soldOut: 'épuisé',
    noSale: 'invendable',
    inMarket: (filled) => `${counted(filled, 'case remplie', 'cases remplies')} sur 3`,
    marketText:
      'On n’achète un cube que lorsqu’une tuile ou un échange le demande : son prix va sur la case suivante. Une vente rapporte les pièces de la dernière case remplie.',
    youHave: (n, good) => `vous en avez ${n} (${good})`,
    sellOne: (good, coins) => `Vendre 1 ${good} pour ${coins}`,
    whichTile: 'Choisissez la tuile d’où vient le cube.',
    free: 'nul',
    cost: 'Coût',
    costsNothing: 'Elle ne coûte rien',
    canPay: 'Vous pouvez payer',
    canPayBy: (how) => `Vous pouvez payer, ${how}`,
    places: (cells, activated) =>
      `${cells === 1 ? '1 place' : `${cells} places`} sur votre territoire, ${activated === 1 ? '1 tuile activée' : `jusqu’à ${activated} tuiles activées`}`,
    payOwn: (goods) => `de vos tuiles${NB}: ${goods}`,
    payBuy: (goods, coins) => `au marché${NB}: ${goods} pour ${coins}`,
    willBeDiscarded: 'Elle serait défaussée',
    take: 'Prendre',
    takeAndDiscard: 'Prendre et défausser',
    nextUp: (name) => `${name} jouerait ensuite`,
    nextYou: 'Vous rejoueriez aussitôt',
    nextDie: 'Le dé avancerait ensuite',
    discardsNone: 'Aucune tuile ne serait perdue derrière vous',
    discards: (tiles) => `À la défausse${NB}: ${tiles}`,
    draws: (n) => (n < 2 ? `${n} nouvelle tuile` : `${n} nouvelles tuiles`),
    scoringFollows: 'Un décompte suit',
    gameEnds: 'La partie se termine',
    activates: (n) => (n === 0 ? 'n’active rien' : n === 1 ? 'active 1 tuile' : `active ${n} tuiles`),
    activatesShort: (n) => (n === 0 ? 'n’active rien' : `active ${n}`),
    emptyCell: (cell) => `Case libre, ${cell}`,
    short: {
      noSide: 'pas de côté commun',
      noClan: 'pas de clan proche',
      river: 'hors rivière',
      road: 'hors route',
      riverBlocked: 'rivière coupée',
      roadBlocked: 'route coupée',
      noCell: 'aucune place',
      coins: 'pièces insuffisantes',
      soldOut: 'épuisé',
      noBarrel: 'pas de tonneau',
      noPiece: 'personne à donner',
      noChieftain: 'pas de chef',
      lastClan: 'le dernier',
      noCellWithout: 'requis ici',
      rowEmpty: 'sans pièces',
      outOfReach: 'hors d’atteinte',
      extraUsed: 'Loch Ness utilisé',
      alreadyActivated: 'fait',
      full: 'plein',
      loch: 'sans effet',
      different: 'types différents',
      noPoint: 'pas de point',
      notNow: 'pas encore',
    },
    ready: 'à activer',
    viaLochNess: 'par le Loch Ness',
    upTo: (n) => `jusqu’à ${n} PV`,
    most: 'max',
    holds: (goods) => `porte ${goods}`,
    clanHere: (n) => (n === 1 ? '1 membre du clan ici' : `${n} membres du clan ici`),
    clanOn: (n, tile) => (n === 1 ? `Membre du clan sur ${tile}` : `${n} membres du clan sur ${tile}`),
    clanText:
      'Une tuile se pose près d’un membre du clan. Un point de mouvement en mène un sur une tuile voisine, ou au Parlement, où les chefs comptent aux décomptes.',
    moveWhere: 'Choisissez une tuile voisine, ou envoyez ce membre du clan au Parlement.',
    stillReady: (n) => (n < 2 ? `${n} tuile à activer` : `${n} tuiles à activer`),
    nothingReady: 'Plus rien à activer',
    freeTotal: 'gratuit maintenant',
    stepsLeft: (n) => (n < 2 ? `${n} déplacement à jouer` : `${n} déplacements à jouer`),
    activatePlain: ({ goods, vp, points }) =>
      `Activer tout ce qui est gratuit${NB}: ${list([some(goods.length, fr.goods(goods)), some(vp, fr.vp(vp)), some(points, points === 1 ? '1 déplacement' : `${points} déplacements`)])}`,
    giveChieftain: 'Donner un chef de clan',
    toParliament: 'Envoyer au Parlement',
    ways: (tile) => `${tile}${NB}: choisissez`,
    wayPay: (goods) => `payer ${goods}`,
    wayBuy: (goods, coins) => `acheter ${goods} pour ${coins}`,
    wayGet: (what) => `recevoir ${what}`,
    stock: 'Vos biens',
    yourCards: 'Vos cartes',
    cards: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
    chieftainsValue: (n) => `${n} pour chefs et bérets`,
    penalty: (tiles, vp) => `${tiles} de trop${NB}: −${-vp} PV`,
    noPenalty: 'sans malus',
    ifEnded: 'Si la partie s’arrêtait là',
    final: 'Score final',
    comparison: { barrels: 'Whisky', chieftains: 'Chefs', cards: 'Cartes' },
    differenceHint: `Écart avec le dernier${NB}: 1, 2, 3, 4, 5 donnent 1, 2, 3, 5, 8 PV.`,
    line: { vp: 'PV', coins: 'Pièces', cards: 'Effets', penalty: 'Tuiles', total: 'Total' },
    show: (name) => `Voir le territoire ${de(name)}`,
    player: 'Joueur',
    riverRoad: (river, road) => list([river ? 'avec rivière' : '', road ? 'avec route' : '']),
    inLand: (owner) => `dans le territoire ${de(owner)}`,
    onRing: (space) => `sur la piste, ${space}`,
    removedFromGame: 'hors du jeu',
    scoringTitle: (n) => `Décompte ${n}`,
    finalTitle: 'Le décompte final',
    continueLabel: 'Continuer',
  },
} as const satisfies Record<Language, BoardWords>

export type Words = typeof en & { readonly board: BoardWords }

const typeset = (text: string): string => text.replaceAll(/ (?=[;!?])/g, NNB).replaceAll(/ (?=:)/g, NB)

const WORDS: { readonly [language in Language]: Words } = {
  en: { ...en, board: BOARD.en },
  fr: {
    ...fr,
    board: {
      ...BOARD.fr,
      gapText: typeset(BOARD.fr.gapText),
      dieText: typeset(BOARD.fr.dieText),
      marketText: typeset(BOARD.fr.marketText),
    },
  },
}

export const wordsOf = (language: Language): Words => WORDS[language]
