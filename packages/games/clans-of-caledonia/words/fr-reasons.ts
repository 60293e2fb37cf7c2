import { listed, listedText, type Sentences } from '@bothy/kernel'
import { counted } from '@bothy/kernel/french'
import { UNIT_FACTS } from '../data/units.ts'
import type { AskKind, Reason, Warning } from '../rules/types.ts'
import { port, type Reader, Vous } from './fr-grammar.ts'
import {
  all,
  aUnit,
  goodCount,
  merchants,
  money,
  NO_GOOD,
  noUnit,
  placeOf,
  shippingRange,
  SOME_GOOD,
  TERRAIN_NAMES,
  theGood,
  unitCount,
  unitName,
  unitsWithoutLand,
} from './fr-names.ts'
import { portNumber } from './parts.ts'

const ASKED_FIRST = {
  bid: 'Enchérissez d’abord, ou retirez-vous.',
  pair: 'Choisissez d’abord un clan.',
  start: 'Placez d’abord votre ouvrier de départ.',
  turn: 'Faites d’abord une action principale, ou passez.',
  after: 'Votre action principale est faite : terminez votre tour.',
  site: 'Choisissez d’abord une case pour l’unité.',
  shift: 'Choisissez d’abord le prix à déplacer.',
  trade: 'Achetez ou vendez d’abord la marchandise dont vous avez déplacé le prix.',
  obtainMore: 'Obtenez d’abord un second contrat, ou renoncez-y.',
  fulfilMore: 'Remplissez d’abord un second contrat, ou renoncez-y.',
  slaughter: 'Choisissez d’abord les animaux à abattre.',
  bonus: 'Utilisez d’abord vos bonus, ou renoncez-y.',
  placed: 'Achetez d’abord à vos voisins ou piochez des contrats, ou continuez sans.',
  keep: 'Gardez d’abord un contrat, ou aucun.',
  exchange: 'Choisissez d’abord les marchandises à échanger.',
  swap: 'Choisissez d’abord les unités à échanger.',
  process: 'Choisissez d’abord ce que vos usines transforment.',
  milk: 'Choisissez d’abord combien de lait devient du beurre.',
  barrel: 'Choisissez d’abord de mettre ou non un fût en cave.',
} as const satisfies Record<AskKind, string>

const shortOf = (level: number | null, has: number, never: string): string =>
  level === null
    ? never
    : `Il vous manque ${counted(level - has, 'niveau', 'niveaux')} d’expédition : il faut ${shippingRange(level)}.`

const IDLE = {
  lessMeat: 'quand vous payez un contrat avec de la viande.',
  basicExchange: 'avant ou après l’action principale, avec une marchandise de base à défausser.',
  processedExchange: 'avant ou après l’action principale, avec un produit transformé à défausser.',
  upgradeGlory: 'avant ou après l’action principale.',
  money: 'avant ou après l’action principale.',
  priceShift: 'juste avant d’acheter ou de vendre : aucune transaction n’est possible maintenant.',
  swapUnits: 'avant ou après l’action principale, avec 2 échanges possibles.',
  moneyBuilding: 'avant ou après l’action principale.',
  copyPort: 'pour copier un port utilisable maintenant.',
} as const satisfies Record<Extract<Reason, { why: 'portIdle' }>['port'], string>

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const reasons: Sentences<Reason, 'why', [me: Reader]> = {
  money: (r) => [`Il vous manque ${money(r.need - r.has)} : cela coûte ${money(r.need)} et vous avez ${money(r.has)}.`],
  terrain: (r) => {
    const { terrain } = UNIT_FACTS[r.unit]
    const land = capital(
      listedText(
        r.land.map((kind) => TERRAIN_NAMES[kind]),
        'et',
      ),
    )
    return [`${land} : pas de ${unitName(r.unit)} ici. ${capital(aUnit(r.unit))} se place ${placeOf(terrain)}.`]
  },
  occupied: (r, me) => [Vous(r.seat, me), `${r.seat === me ? ' avez' : ' a'} déjà une unité ici.`],
  blocked: (r) => [
    r.rule === 'COC-76'
      ? 'Un élément neutre bloque cette case.'
      : 'Cette case est recouverte : personne ne peut la prendre.',
  ],
  mist: () => ['À 1 ou 2 joueurs, cette case est dans la brume, hors jeu.'],
  loch: () => ['C’est un loch : seuls les pêcheurs de MacDonald y vont.'],
  reach: (r) => [shortOf(r.level, r.has, 'Hors de portée : aucun niveau d’expédition ne mène ici depuis vos unités.')],
  noUnit: (r) => [`Il ne vous reste ${noUnit(r.unit)} sur votre plateau.`],
  noSite: (r) => [`Aucune case vide à portée n’accepte ${aUnit(r.unit)}.`],
  fishermen: () => ['2 pêcheurs ne peuvent pas être adjacents.'],
  notBorder: () => ['Les ouvriers de départ de Fergusson vont sur des cases frontière.'],
  noMerchant: (r) => [
    r.has === 0 ? 'Vous n’avez aucun marchand en stock.' : `Vous avez seulement ${merchants(r.has)} en stock.`,
  ],
  noGood: (r) => [
    r.has === 0
      ? `Vous n’avez pas ${NO_GOOD[r.good]} en stock.`
      : `Vous avez seulement ${goodCount(r.has, r.good)} en stock.`,
  ],
  otherArea: (r) => [
    `Vous avez déjà ${r.selling ? 'vendu' : 'acheté'} ${SOME_GOOD[r.good]} cette manche-ci : impossible d’en ${r.selling ? 'acheter' : 'vendre'}.`,
  ],
  nearbyLimit: (r) => [`Vous pouvez acheter ${goodCount(r.most, r.good)} maximum par tour à vos voisins.`],
  noBox: (r) => [
    r.rule === 'COC-28'
      ? 'Aucune caisse d’exportation vide : remplissez d’abord un contrat.'
      : 'Sans caisse d’exportation vide, vous ne pouvez pas piocher de contrats.',
  ],
  noPile: () => ['Il n’y a plus de contrat à piocher.'],
  noContract: () => ['Ce contrat n’est pas dans votre caisse d’exportation.'],
  missing: (r) => [
    `Il vous manque ${all([
      ...r.goods.map(({ good, n }) => goodCount(n, good)),
      ...(r.beef > 0 ? [unitCount(r.beef, 'cow')] : []),
      ...(r.mutton > 0 ? [unitCount(r.mutton, 'sheep')] : []),
    ])}.`,
  ],
  lastLevel: () => ['Votre expédition est déjà au dernier niveau.'],
  hasTechnology: () => ['Vous avez déjà cette technologie.'],
  noTechnology: () => ['MacDonald n’a pas de technologies.'],
  allHired: () => ['Tous vos marchands sont déjà engagés.'],
  noneThere: (r) => [`Vous n’avez aucun marchand sur ${theGood(r.good)}.`],
  portUsed: () => ['Vous avez déjà utilisé ce port.'],
  portReach: (r) => [shortOf(r.level, r.has, 'Aucun niveau d’expédition ne mène à ce port depuis vos unités.')],
  portIdle: (r) => [`Le port ${portNumber(r.port)} s’utilise ${IDLE[r.port]}`],
  mainDone: () => ['Vous avez déjà fait votre action principale ce tour-ci.'],
  rowed: () => ['Un pêcheur a déjà ramé ce tour-ci.'],
  notWanted: () => ['Le contrat ne demande pas cet animal.'],
  wouldFail: () => ['Sans cet animal, vous ne pourriez plus payer le contrat.'],
  notNow: (r) => [ASKED_FIRST[r.pending]],
}

export const warnings: Sentences<Warning, 'warn'> = {
  portsLost: ({ ports }) => [
    'C’est la dernière manche : vous perdriez ',
    ...listed(
      ports.map((tile) => ['le ', port(tile)]),
      'et',
    ),
    '. ',
    { part: 'rule', rule: 'COC-99' },
  ],
  bonusLost: ({ spaces, upgrades, draws }) => [
    `Vous perdriez ${all([
      ...(spaces > 0 ? [unitsWithoutLand(spaces)] : []),
      ...(upgrades > 0 ? [counted(upgrades, 'bonus Amélioration', 'bonus Amélioration')] : []),
      ...(draws > 0 ? ['une pioche de contrats'] : []),
    ])}. `,
    { part: 'rule', rule: draws > 0 ? 'COC-46' : 'COC-40' },
  ],
}
