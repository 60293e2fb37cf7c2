import type { Category, Reason } from '@bothy/glen-more/data'
import { counted, de, typeset } from '@bothy/kernel/french'
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
  readonly youHave: Named
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
  readonly pay: string
  /** A sale would let the tile be paid. */
  readonly afterSale: string
  /** Which black piece is given: the one on a tile, a chieftain, or one of several. */
  readonly gives: Named
  readonly givesChieftain: string
  readonly givesChosen: string
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
  readonly used: string
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
    gapText: 'The gap behind the last figure. The figure just ahead of it plays next; tiles left behind are discarded.',
    figureOf: (name) => `${name}’s figure`,
    yourFigure: 'Your figure',
    figureText:
      'The last figure on the track always plays next. Jump far ahead for a good tile and the others get more turns first.',
    dieText: 'With 2 or 3 players the die moves too: it lands on the first, second or third tile ahead and removes it.',
    ahead: (n) => (n === 1 ? 'next space ahead' : `${n} spaces ahead`),
    yourLand: 'Your land',
    landOf: (name) => `${name}’s land`,
    lands: 'All players’ lands',
    toScoring: (tiles, scoring) =>
      `${tiles === 1 ? '1 tile' : `${tiles} tiles`} to ${scoring === 3 ? 'the end' : `scoring ${scoring}`}`,
    lastTiles: 'The last tiles are out',
    buyFor: (n) => `buy for ${n}`,
    sellFor: (n) => `sell for ${n}`,
    soldOut: 'sold out',
    noSale: 'can’t sell',
    inMarket: (filled) => `${filled} of 3 spaces filled`,
    marketText:
      'You can buy a cube only when a tile or an exchange needs it: its price goes on the next space. Selling a cube takes the coins from the last filled space.',
    youHave: (goods) => `you have ${goods}`,
    sellOne: (good, coins) => `Sell 1 ${good} for ${coins}`,
    whichTile: 'Choose the tile the cube comes from.',
    free: 'none',
    cost: 'Cost',
    costsNothing: 'Free',
    canPay: 'You can afford it',
    canPayBy: (how) => `You can afford it: ${how}`,
    places: (cells, activated) =>
      `${cells === 1 ? '1 place' : `${cells} places`} on your land, ${activated === 1 ? '1 tile' : `up to ${activated} tiles`} activated`,
    payOwn: (goods) => `${goods} from your tiles`,
    payBuy: (goods, coins) => `${goods} from the market for ${coins}`,
    willBeDiscarded: 'It will be discarded',
    pay: 'Pay',
    afterSale: 'You can afford it after selling cubes',
    gives: (tile) => `Costs the clan member on ${tile}`,
    givesChieftain: 'Costs a chieftain',
    givesChosen: 'Costs a clan member or chieftain: you choose which',
    take: 'Take',
    takeAndDiscard: 'Take and discard',
    nextUp: (name) => `${name} plays next`,
    nextYou: 'You play again',
    nextDie: 'The die moves next',
    discardsNone: 'No tiles discarded',
    discards: (tiles) => `Discarded: ${tiles}`,
    draws: (n) => (n === 1 ? '1 new tile' : `${n} new tiles`),
    scoringFollows: 'Triggers a scoring',
    gameEnds: 'Ends the game',
    activates: (n) => (n === 0 ? 'activates nothing' : n === 1 ? 'activates 1 tile' : `activates ${n} tiles`),
    activatesShort: (n) => (n === 0 ? 'activates nothing' : `activates ${n}`),
    emptyCell: (cell) => `Empty cell, ${cell}`,
    short: {
      noSide: 'no shared side',
      noClan: 'no clan member nearby',
      river: 'off the river',
      road: 'off the road',
      riverBlocked: 'river blocked',
      roadBlocked: 'road blocked',
      noCell: 'no place',
      coins: 'too few coins',
      soldOut: 'sold out',
      noBarrel: 'no barrel',
      noPiece: 'nobody to pay with',
      noChieftain: 'no chieftain',
      lastClan: 'your last one',
      noCellWithout: 'needed here',
      rowEmpty: 'can’t sell',
      outOfReach: 'out of reach',
      extraUsed: 'Loch Ness used',
      alreadyActivated: 'already activated',
      full: 'full',
      loch: 'no effect',
      different: 'different types',
      noPoint: 'no movement point',
      notNow: 'not now',
    },
    ready: 'ready to activate',
    used: 'activated this turn',
    viaLochNess: 'via Loch Ness',
    upTo: (n) => `up to ${n} VP`,
    most: 'max',
    holds: (goods) => `holds ${goods}`,
    clanHere: (n) => (n === 1 ? '1 clan member here' : `${n} clan members here`),
    clanOn: (n, tile) => (n === 1 ? `Clan member on ${tile}` : `${n} clan members on ${tile}`),
    clanText:
      'A new tile is placed next to a clan member. A movement point moves a clan member to a neighbouring tile, or sends it to Parliament, where it counts in each scoring.',
    moveWhere: 'Choose a tile next to the clan member, or send it to Parliament.',
    stillReady: (n) => (n === 1 ? '1 tile to activate' : `${n} tiles to activate`),
    nothingReady: 'Nothing left to activate',
    freeTotal: 'at no cost',
    stepsLeft: (n) => `${en.points(n)} left`,
    activatePlain: ({ goods, vp, points }) =>
      `Activate everything free: ${list([some(goods.length, en.goods(goods)), some(vp, en.vp(vp)), some(points, en.points(points))])}`,
    giveChieftain: 'Pay a chieftain',
    toParliament: 'Send to Parliament',
    ways: (tile) => `${tile}: choose`,
    wayPay: (goods) => `pay ${goods}`,
    wayBuy: (goods, coins) => `buy ${goods} for ${coins}`,
    wayGet: (what) => `get ${what}`,
    stock: 'Your stock',
    yourCards: 'Your cards',
    cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
    chieftainsValue: (n) => `Chieftains and bonnets: ${n}`,
    penalty: (tiles, vp) => `${tiles === 1 ? '1 extra tile' : `${tiles} extra tiles`}: −${-vp} VP`,
    noPenalty: 'no penalty',
    ifEnded: 'If the game ended now',
    final: 'Final score',
    comparison: { barrels: 'Whisky', chieftains: 'Chieftains', cards: 'Cards' },
    differenceHint: 'Lead over the lowest player: 1, 2, 3, 4, 5+ → 1, 2, 3, 5, 8 VP.',
    line: { vp: 'VP', coins: 'Coins', cards: 'Bonus', penalty: 'Tiles', total: 'Total' },
    show: (name) => `Show ${name}’s land`,
    player: 'Player',
    riverRoad: (river, road) => list([river ? 'with river' : '', road ? 'with road' : '']),
    inLand: (owner) => `on ${owner}’s land`,
    onRing: (space) => `on the track, ${space}`,
    removedFromGame: 'removed from the game',
    scoringTitle: (n) => `Scoring ${n}`,
    finalTitle: 'Final scoring',
    continueLabel: 'Continue',
  },
  fr: {
    you: 'Vous',
    seat: (seat) => `Place ${seat + 1}`,
    canBeChosen: 'Sélectionnable',
    picked: 'Sélection',
    ring: 'Le circuit',
    gap: 'case vide',
    gapText: typeset(
      'La case vide, derrière le dernier pion. Le pion placé juste devant elle est le prochain à jouer ; les tuiles dépassées par tous sont défaussées.',
    ),
    figureOf: (name) => `Pion ${de(name)}`,
    yourFigure: 'Votre pion',
    figureText:
      'C’est toujours au dernier pion du circuit de jouer. Plus vous avancez loin, plus les autres joueront avant vous.',
    dieText: typeset(
      'À 2 ou 3 joueurs, le dé avance aussi : il s’arrête sur la première, la deuxième ou la troisième tuile devant lui et la retire.',
    ),
    ahead: (n) => (n === 1 ? 'case suivante' : `${n} cases plus loin`),
    yourLand: 'Votre territoire',
    landOf: (name) => `Territoire ${de(name)}`,
    lands: 'Territoires des joueurs',
    toScoring: (tiles, scoring) => `${fr.tiles(tiles)} avant ${scoring === 3 ? 'la fin' : `le décompte ${scoring}`}`,
    lastTiles: 'Les dernières tuiles sont sorties',
    buyFor: (n) => `achat à ${n}`,
    sellFor: (n) => `vente à ${n}`,
    soldOut: 'stock épuisé',
    noSale: 'vente impossible',
    inMarket: (filled) => `${counted(filled, 'case remplie', 'cases remplies')} sur 3`,
    marketText: typeset(
      'Un cube ne s’achète que lorsqu’une tuile ou un échange le demande : son prix va sur la case suivante. Une vente rapporte les pièces de la dernière case remplie.',
    ),
    youHave: (goods) => `vous avez ${goods}`,
    sellOne: (good, coins) => `Vendre 1 ${good} pour ${coins}`,
    whichTile: 'Choisissez la tuile qui fournit le cube.',
    free: 'nul',
    cost: 'Coût',
    costsNothing: 'Gratuite',
    canPay: 'Vous pouvez payer',
    canPayBy: (how) => typeset(`Vous pouvez payer : ${how}`),
    places: (cells, activated) =>
      `${counted(cells, 'emplacement possible', 'emplacements possibles')} sur votre territoire, ${activated === 1 ? '1 tuile activée' : `jusqu’à ${activated} tuiles activées`}`,
    payOwn: (goods) => `${goods} de vos tuiles`,
    payBuy: (goods, coins) => `${goods} au marché pour ${coins}`,
    willBeDiscarded: 'Elle sera défaussée',
    pay: 'Payer',
    afterSale: 'Vous pourrez la payer en vendant des cubes',
    gives: (tile) => `Coûte le membre du clan placé sur la tuile ${tile}`,
    givesChieftain: 'Coûte un membre du Parlement',
    givesChosen: 'Coûte un membre du clan ou du Parlement, au choix',
    take: 'Prendre',
    takeAndDiscard: 'Prendre et défausser',
    nextUp: (name) => typeset(`Ensuite : ${name}`),
    nextYou: 'Vous rejouez aussitôt',
    nextDie: typeset('Ensuite : le dé'),
    discardsNone: 'Aucune tuile défaussée',
    discards: (tiles) => typeset(`À la défausse : ${tiles}`),
    draws: (n) => counted(n, 'nouvelle tuile', 'nouvelles tuiles'),
    scoringFollows: 'Puis un décompte',
    gameEnds: 'Puis fin de la partie',
    activates: (n) => (n === 0 ? 'n’active rien' : `active ${fr.tiles(n)}`),
    activatesShort: (n) => (n === 0 ? 'n’active rien' : `active ${n}`),
    emptyCell: (cell) => `Case libre, ${cell}`,
    short: {
      noSide: 'pas de côté commun',
      noClan: 'pas de membre du clan à côté',
      river: 'hors rivière',
      road: 'hors route',
      riverBlocked: 'rivière coupée',
      roadBlocked: 'route coupée',
      noCell: 'aucun emplacement',
      coins: 'pas assez de pièces',
      soldOut: 'stock épuisé',
      noBarrel: 'pas de tonneau',
      noPiece: 'personne à rendre',
      noChieftain: 'personne au Parlement',
      lastClan: 'le dernier',
      noCellWithout: 'indispensable ici',
      rowEmpty: 'pas de pièces',
      outOfReach: 'hors d’atteinte',
      extraUsed: 'Loch Ness utilisé',
      alreadyActivated: 'déjà activée',
      full: 'pleine',
      loch: 'sans effet',
      different: 'types différents',
      noPoint: 'pas de point de mouvement',
      notNow: 'pas encore',
    },
    ready: 'à activer',
    used: 'déjà activée ce tour-ci',
    viaLochNess: 'grâce au Loch Ness',
    upTo: (n) => `jusqu’à ${fr.vp(n)}`,
    most: 'max',
    holds: (goods) => `contient ${goods}`,
    clanHere: (n) => `${fr.clan(n)} ici`,
    clanOn: (n, tile) => (n === 1 ? `Membre du clan sur ${tile}` : `${fr.clan(n)} sur ${tile}`),
    clanText:
      'Une nouvelle tuile se pose à côté d’un membre du clan. Un point de mouvement déplace un membre du clan vers une tuile voisine, ou l’envoie au Parlement, où il compte à chaque décompte.',
    moveWhere: 'Choisissez une tuile voisine, ou envoyez ce membre du clan au Parlement.',
    stillReady: (n) => `${fr.tiles(n)} à activer`,
    nothingReady: 'Plus rien à activer',
    freeTotal: 'sans rien payer',
    stepsLeft: (n) => `${fr.points(n)} à dépenser`,
    activatePlain: ({ goods, vp, points }) =>
      typeset(
        `Activer tout ce qui est gratuit : ${list([some(goods.length, fr.goods(goods)), some(vp, fr.vp(vp)), some(points, fr.points(points))])}`,
      ),
    giveChieftain: 'Rendre un membre du Parlement',
    toParliament: 'Envoyer au Parlement',
    ways: (tile) => typeset(`${tile} : choisissez`),
    wayPay: (goods) => `payer ${goods}`,
    wayBuy: (goods, coins) => `acheter ${goods} pour ${coins}`,
    wayGet: (what) => `recevoir ${what}`,
    stock: 'Votre réserve',
    yourCards: 'Vos cartes',
    cards: (n) => counted(n, 'carte', 'cartes'),
    chieftainsValue: (n) => typeset(`Parlement et bonnets : ${n}`),
    penalty: (tiles, vp) => typeset(`${fr.tiles(tiles)} en trop : −${fr.vp(-vp)}`),
    noPenalty: 'aucune pénalité',
    ifEnded: 'Score provisoire',
    final: 'Score final',
    comparison: { barrels: 'Whisky', chieftains: 'Parlement', cards: 'Cartes' },
    differenceHint: typeset('Avance sur celui qui en a le moins : 1, 2, 3, 4, 5 et plus → 1, 2, 3, 5, 8 PV.'),
    line: { vp: 'PV', coins: 'Pièces', cards: 'Bonus', penalty: 'Tuiles', total: 'Total' },
    show: (name) => `Voir le territoire ${de(name)}`,
    player: 'Joueur',
    riverRoad: (river, road) => list([river ? 'avec rivière' : '', road ? 'avec route' : '']),
    inLand: (owner) => `sur le territoire ${de(owner)}`,
    onRing: (space) => `sur le circuit, ${space}`,
    removedFromGame: 'retirée de la partie',
    scoringTitle: (n) => `Décompte ${n}`,
    finalTitle: 'Décompte final',
    continueLabel: 'Continuer',
  },
} as const satisfies Record<Language, BoardWords>

export type Words = typeof en & { readonly board: BoardWords }

const WORDS: { readonly [language in Language]: Words } = {
  en: { ...en, board: BOARD.en },
  fr: { ...fr, board: BOARD.fr },
}

export const wordsOf = (language: Language): Words => WORDS[language]
