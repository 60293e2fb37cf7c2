import type { Good } from '@bothy/clans-of-caledonia/data'
import { words as fr } from '@bothy/clans-of-caledonia/messages/fr'
import { counted, de, typeset } from '@bothy/kernel/french'
import type { TradeWords } from './trade-words.ts'

const ordinal = (n: number): string => (n === 1 ? '1er' : `${n}e`)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const upTo = (most: number): string => (most > 0 ? `, jusqu’à ${most}` : '')

/** After « le prix ». */
const OF_THE_GOOD = {
  wool: 'de la laine',
  grain: 'des céréales',
  milk: 'du lait',
  bread: 'du pain',
  cheese: 'du fromage',
  whisky: 'du whisky',
} as const satisfies Record<Good, string>

export const trade: TradeWords = {
  sell: 'vente',
  buy: 'achat',
  ready: (n) => `${fr.merchants(n)} en stock`,
  noneReady: 'aucun marchand en stock',
  priceOf: (good, price) => `${fr.goodName(good)}, ${price}`,
  inStock: (goods) => `vous avez ${goods}`,
  buyAt: (good, price, most) => `Acheter ${OF_THE_GOOD[good]} à ${price} pièce${upTo(most)}`,
  sellAt: (good, price, most) => `Vendre ${OF_THE_GOOD[good]} à ${price} pièce${upTo(most)}`,
  recall: (good) => typeset(`Reprendre un marchand du marché : ${fr.goodName(good)}`),
  raise: (good) => `Monter le prix ${OF_THE_GOOD[good]}`,
  lower: (good) => `Baisser le prix ${OF_THE_GOOD[good]}`,
  merchantsOf: (name, n, isBuying) => typeset(`${name} : ${fr.merchants(n)} ${isBuying ? 'à l’achat' : 'à la vente'}`),
  buying: (good, price) => typeset(`Acheter ${OF_THE_GOOD[good]} à ${price} pièce :`),
  selling: (good, price) => typeset(`Vendre ${OF_THE_GOOD[good]} à ${price} pièce :`),
  nearby: (usual) => `(prix de voisinage, au lieu de ${usual})`,
  buyNumber: (n, good, money, then) =>
    typeset(`Acheter ${fr.goodCount(n, good)} pour ${money}, prix ensuite : ${then}`),
  sellNumber: (n, good, money, then) =>
    typeset(`Vendre ${fr.goodCount(n, good)} pour ${money}, prix ensuite : ${then}`),
  noMore: {
    money: 'trop cher',
    noMerchant: 'sans marchand',
    noGood: 'plus rien',
    nearbyLimit: 'limite',
  },
  mine: (n) => (n > 1 ? 'Vos contrats' : 'Votre contrat'),
  offers: 'Disponibles',
  others: 'Contrats des autres',
  drawn: 'Contrats piochés',
  emptyBox: 'caisse vide',
  pile: (n) => `${n} dans la pioche`,
  takingCosts: (money) => `${money} pièce`,
  takingBrings: (money) => `+${money} pièce`,
  hasAll: 'vous avez tout',
  lacks: (what) => `manque ${what}`,
  ownedBy: (name) => `Contrat ${de(name)}`,
  fulfilled: (n) => counted(n, 'rempli', 'remplis'),
  imports: 'Importations',
  worthEach: 'valeur actuelle',
  inAll: (n) => `${n} en tout`,
  yours: (n) => `${n} à vous`,
  falls: (n) => typeset(`encore ${n} : −1`),
  importWorth: (name, vp) => typeset(`${name} : ${vp} pièce`),
  orderOf: (round) => typeset(`Ordre, manche ${round}`),
  passing: 'Passer',
  passingPays: 'passer rapporte',
  place: ordinal,
  barrel: (spot, isFull, money) => typeset(`Cave, case ${spot} : ${isFull ? 'un fût' : 'vide'}, ${money}`),
  draft: 'Choisissez votre clan',
  tiles: 'Choisissez votre tuile de départ',
  auction: 'Enchères des clans',
  startsWith: (what) => typeset(`Départ : ${what}`),
  bids: 'enchère en cours',
  chooses: 'choix en cours',
  isOut: 'hors enchère',
  auctionOf: (place) => typeset(`Pour choisir en premier et jouer en ${place} :`),
  noBid: 'aucune enchère.',
  highest: (name, vp) => typeset(`${name}, ${vp}.`),
  bidsLabel: 'Enchères en points de victoire',
  bid: (vp) => `Enchérir à ${vp}`,
  less: (name) => typeset(`Un de moins : ${name}`),
  more: (name) => typeset(`Un de plus : ${name}`),
  makeNothing: 'Ne rien produire',
  take: (goods) => `Prendre ${goods}`,
  chooseMore: (n) => `Choisissez-en encore ${n}`,
  discard: (good) => typeset(`Défausser : ${good}`),
  discardFor: (goods, money) => `Défausser ${goods} pour ${money}`,
  diceTitle: (round) => typeset(`Manche ${round} : les dés font bouger le marché`),
  diceRolling: 'Les dés roulent…',
  diceWay: {
    below: (good, roll) => typeset(`${capital(good)} ${roll} : au-dessous de l’encadré, le prix monte.`),
    above: (good, roll) => typeset(`${capital(good)} ${roll} : au-dessus de l’encadré, le prix baisse.`),
    inside: (good, roll) => typeset(`${capital(good)} ${roll} : dans l’encadré, le prix suit le dé.`),
  },
  diceMoved: (good, from, to) =>
    typeset(from === to ? `${capital(good)} : toujours ${from}.` : `${capital(good)} : ${from} → ${to}.`),
  diceRemoved: (box) => `Le dernier dé retire le contrat de la case ${box}.`,
  diceDone: 'Trois prix et un contrat ont changé.',
  pay: 'Vous payez',
  get: 'Vous recevez',
  setAside: 'payé',
  chosenOf: (n, of) => `${n} sur ${of}`,
  fromMap: (n, meat) => `${fr.unitCount(n, meat === 'beef' ? 'cow' : 'sheep')} de la carte`,
  spared: typeset('Port : animaux épargnés'),
  fromTrack: 'Piste d’importation',
  moneyBonus: 'Argent',
  freeSpace: (n) => counted(n, 'case libre', 'cases libres'),
  freeSpaceText: 'déployez une unité, terrain gratuit',
  upgrades: (n) => counted(n, 'amélioration', 'améliorations'),
  upgradeText: 'gratuite, technologie à moitié prix',
  upgradeChoice: (technology) =>
    `expédition ou marchand gratuit, technologie pour ${technology}, ou un marchand repris du marché`,
  grainLeft: (grain) => `Défaussez jusqu’à ${grain} contre de l’argent`,
  bonuses: 'Bonus',
}
