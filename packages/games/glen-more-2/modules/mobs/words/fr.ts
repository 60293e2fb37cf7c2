import { numberIn, type Translated } from '@bothy/kernel'
import { counted, typeset } from '@bothy/kernel/french'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { cell, coins, goods } from '../../../words/fr-counts.ts'
import { carte, dela, domaine, la, nom } from '../../../words/fr-grammar.ts'
import { boxOf } from '../../../words/parts.ts'
import { GANGSTERS, type GangsterName, SNITCH } from '../data/index.ts'
import { element, events, ligne, signed, sous } from './fr-events.ts'
import type { MobsModuleTypes } from '../rules/types.ts'
import { askedIn, gangsterName, haggisAt, ownerIn } from './parts.ts'
import type { mobsWords as en } from './en.ts'

const TEXTS = {
  'peggy-mcwander':
    'Placez ses 2 pions sur des domaines libres : les autres vous versent les pièces indiquées pour les revendiquer.',
  'joe-mcduff': '3 fois, prenez la plus grosse pile de pièces d’une ligne du marché.',
  'bruce-mcmail':
    'Porte 3 pièces : versez-en une à un autre joueur pour une ressource qu’il vient de produire avec une tuile Animal ou Matériau.',
  'peggy-mclaird':
    '3 fois, réservez une tuile devant vous : les autres vous paient pour la prendre, et vous devez la prendre à votre prochain tour.',
  'kenneth-mcsnitch': 'L’un de vos Écossais parcourt un territoire adverse et vole les ressources non gardées.',
  'fergus-macdarkie':
    'L’un de vos Écossais attend chez un adversaire : toute tuile posée à côté vous rapporte 1 pièce, payée par son joueur.',
  'sibyl-macsponge': 'Tout autre joueur qui gagne 6 PV ou plus d’un coup vous en donne 1.',
  'derek-anderson': 'Une fois, déplacez une tuile du territoire d’un joueur vers celui d’un autre.',
  'mike-mccastle':
    'Placez un Écossais sur un Château initial adverse : il compte pour vous, et l’un des leurs ne compte plus.',
  'calum-mcquack':
    'Donnez un sou −1 à un joueur quand vos bateaux se dépassent ; une fois, piochez un second jeton Récompense.',
  'bully-mcmuscle':
    'Les cases occupées par un bateau adverse ne coûtent rien au vôtre ; une fois, piochez un second jeton Récompense.',
  'fraser-mcstarve': 'Une fois, avant les lancers d’un décompte du haggis, un joueur vous donne un jeton Haggis.',
  'oonagh-mchagg': 'À chaque décompte du haggis, un lancer commun peut être refait.',
  'elspeth-mctrick':
    'En arrivant sur la Montagne ou en la quittant, échangez une pièce ou une ressource qui s’y trouve contre une ressource au choix.',
  'erin-macmalt': 'En dépassant une vente de Single Cask, vendez comme si vous vous y arrêtiez.',
  'john-mcclaim':
    'Placez 3 pions sur des cartes Lieu emblématique non retournées : elles comptent pour vous, non pour leur propriétaire.',
} as const satisfies Record<GangsterName, string>

const NOW: { readonly [name in GangsterName]?: (n: number) => string } = {
  'peggy-mcwander': (n) => `Jusqu’à ${coins(n)} des autres joueurs.`,
  'joe-mcduff': (n) => `Plus grosses piles actuelles : ${coins(n)}.`,
  'peggy-mclaird': (n) => `Jusqu’à ${coins(n)} des autres joueurs.`,
  'kenneth-mcsnitch': (n) => `${counted(n, 'ressource', 'ressources')} sans garde chez les autres.`,
  'sibyl-macsponge': (n) => `${n} PV si un décompte avait lieu maintenant.`,
  'derek-anderson': (n) => `Une tuile de moins vous rapporterait ${n} PV.`,
  'mike-mccastle': (n) => `${n} PV de plus dans un décompte immédiat.`,
  'fraser-mcstarve': (n) => `Les autres ont ${counted(n, 'jeton', 'jetons')} Haggis.`,
  'elspeth-mctrick': (n) => `${counted(n, 'pièce ou ressource', 'pièces et ressources')} sur la Montagne.`,
  'john-mcclaim': (n) => `Les autres ont ${counted(n, 'carte non retournée', 'cartes non retournées')}.`,
}

const PICKING: { readonly [name in GangsterName]?: string } = {
  'peggy-mcwander': 'un domaine libre',
  'joe-mcduff': 'une ligne du marché',
  'peggy-mclaird': 'une tuile devant vous',
  'derek-anderson': 'une tuile dans un territoire',
  'john-mcclaim': 'une carte Lieu emblématique',
}

export const mobsWords = {
  short: {
    noPenny: 'plus de sou −1',
    mob: 'truands d’abord',
    fieldHasToken: 'porte un pion',
    rowHasNothing: 'aucune pièce',
    mustTakeReserved: 'tuile réservée d’abord',
    oneReserved: 'une seule à la fois',
    notTakeableNow: 'impossible à prendre maintenant',
    tradeTile: 'tuile Échange',
    noNewHome: 'aucune place',
    cardTaken: 'prise ou retournée',
    nobodyToBarge: 'aucun bateau adverse',
  },
  title: 'Penny Mobs',
  legend: {
    plus: typeset('penny : +1 PV à la fin'),
    minus: typeset('penny : −1 PV à la fin'),
    lurker: 'gangster sur une tuile',
  },
  dock: {
    name: 'Penny Mobs',
    unit: 'PV',
    said: (points) => `${signed(points)} ${points > -2 && points < 2 ? 'point' : 'points'} à la fin`,
  },
  prison: 'Prison',
  gangsterName,
  gangsterText: (gangster) => typeset(TEXTS[GANGSTERS[gangster]]),
  penalty: (points) => typeset(`−${points} PV à la fin`),
  pennies: sous,
  worth: (points) => typeset(`${signed(points)} PV avec ses sous`),
  now: (gangster, n) => typeset(NOW[GANGSTERS[gangster]]?.(n) ?? ''),
  hidden: (count) => typeset(`${counted(count, 'truand arrive', 'truands arrivent')} avec la pile B`),
  tokens: (count) => counted(count, 'pion', 'pions'),
  tokenCoins: (list) => typeset(`Pions : ${list.map(coins).join(', ')}`),
  coinsOnHim: (count) => typeset(`${coins(count)} en réserve`),
  held: (minus, plus) => typeset(`Sous : ${minus} à −1, ${plus} à +1`),
  yourPennies: 'Vos sous',
  about: 'À la fin de la partie, chaque truand coûte ses PV, et chaque sou compte selon sa face visible.',
  takenBy: (name) => `Travaille pour ${name ?? 'vous'}`,
  lurks: (gangster, name) => `${gangsterName(gangster)} (${name ?? 'à vous'})`,
  reserved: (name, count) =>
    typeset(
      name === null ? `Réservée : les autres vous versent ${coins(count)}` : `Réservée : ${coins(count)} pour ${name}`,
    ),
  charged: (name, count) =>
    typeset(
      name === null ? `Votre pion : les autres vous versent ${coins(count)}` : `Pion : ${coins(count)} pour ${name}`,
    ),
  staked: (name) => typeset(`John McClaim : compte pour ${name ?? 'vous'}`),
  picking: (gangster, isHired) =>
    typeset(
      `${gangsterName(gangster)} : choisissez ${isHired ? 'la tuile où il va' : (PICKING[GANGSTERS[gangster]] ?? 'un Écossais')}.`,
    ),
  reserveButton: (tile) => `Réserver ${tile}`,
  chargeButton: (place) => typeset(`Pion : ${place}`),
  tokenButton: (count) => typeset(`Pion de ${coins(count)}`),
  where: typeset('Quel territoire ?'),
  exchange: 'Sur la Montagne',
  into: 'Échanger contre',
  cards: 'Cartes Lieu emblématique',
  gangsters: 'Truands',
  pennyRow: 'Sous',
  told: {
    gangsters: 'Les truands coûtent des PV à la fin. Les sous peuvent les compenser.',
    pennies: typeset('Chaque sou compte +1 ou −1, selon sa face visible.'),
    sponge: typeset('Un joueur qui gagne 6 PV ou plus d’un coup en donne 1 au propriétaire de Sibyl MacSponge.'),
  },
  pennyButton: typeset('Placer 1 sou sur le truand'),
  recruitButton: 'Prendre le truand',
  grabButton: typeset('Joe McDuff : prendre une pile'),
  marketButton: 'Vendre aussitôt',
  slipButton: 'Donner un sou −1',
  secondButton: 'Piocher un second jeton',
  bargeButton: 'Forcer le passage',
  rerollButton: 'Relancer le dé',
  declineButton: 'Ne rien faire',
  declineTurnButton: 'Ne plus demander ce tour-ci',
  notNowButton: 'Plus tard',
  stayButton: 'Rester là',
  helpMob: typeset(
    'Un sou posé sur un truand passe de −1 à +1 PV, pour le joueur qui prend ce truand. Chaque truand coûte des PV à la fin.',
  ),
  helpTrick: 'La ressource choisie prend sa place sur la Montagne.',
  helpDemand: 'Ce joueur choisit le jeton. Une seule fois par partie.',
  helpHire: 'Il vient de votre réserve ou de l’une de vos tuiles, et reste avec le truand.',
  helpLurk: 'Il ne compte ni pour votre territoire ni pour la pose des tuiles.',
  helpIntercept: 'La pièce vient de Bruce McMail et va au joueur qui a produit la ressource.',
  helpShift: typeset('Les deux territoires doivent rester d’un seul tenant ; rien n’est activé.'),
} satisfies Translated<typeof en>

export const mobs: ChronicleTexts<MobsModuleTypes> = {
  events,
  reasons: {
    noPenny: () => ['Vous n’avez plus de sou côté −1.'],
    mob: (r) => [
      r.rule === 'GM2-C8-2'
        ? 'D’abord la prison : placez un sou, prenez un truand, ou ne faites rien.'
        : 'Répondez d’abord à la question sur votre truand.',
    ],
    fieldHasToken: () => ['Ce domaine porte déjà un pion Peggy McWander : choisissez-en un autre.'],
    rowHasNothing: (r) => [`Aucune pièce dans la ${ligne(r.row)} : choisissez-en une autre.`],
    mustTakeReserved: (r) => ['Vous devez prendre la tuile que vous avez réservée : ', nom(r.tile), '.'],
    oneReserved: () => ['Vous avez déjà réservé une tuile.'],
    notTakeableNow: () => ['Seule une tuile que vous pourriez prendre maintenant peut être réservée.'],
    tradeTile: () => ['Les tuiles Échange ne changent pas de territoire : choisissez-en une autre.'],
    noNewHome: () => ['Cette tuile n’a sa place dans aucun autre territoire.'],
    cardTaken: () => ['Cette carte est retournée ou porte déjà un pion : choisissez-en une autre.'],
    nobodyToBarge: () => ['Aucun bateau adverse sur la case suivante.'],
  },
  actions: {
    penny: (a) => [`Placer 1 sou sur ${gangsterName(a.gangster)}`],
    recruit: (a, view) => {
      const found = view.chronicles.mobs?.prison.find((it) => it.gangster === a.gangster)
      return [
        `Prendre ${gangsterName(a.gangster)}${found === undefined || found.pennies === 0 ? '' : ` et ${sous(found.pennies)}`}`,
      ]
    },
    charge: (a, view) => [
      'Placer un pion Peggy McWander sur ',
      ...domaine(a.field),
      ` (${coins(boxOf(view).mobs.wander[a.token] ?? 0)})`,
    ],
    grab: (a) => [`Prendre la plus grosse pile de la ${ligne(a.row)} avec Joe McDuff`],
    intercept: (a) =>
      a.tile === null
        ? [`Acheter ${goods([a.good])} avec Bruce McMail et vendre aussitôt`]
        : [`Acheter ${goods([a.good])} avec Bruce McMail, à mettre sur `, ...la(a.tile)],
    declineTurn: () => [mobsWords.declineTurnButton],
    reserve: (a, view) => [
      'Réserver ',
      ...la(a.tile),
      ` avec Peggy McLaird (${coins(boxOf(view).mobs.laird[a.token] ?? 0)})`,
    ],
    hire: (a) => [
      `Confier ${gangsterName(a.gangster)} à l’Écossais `,
      ...(a.from === null ? ['de la réserve'] : dela(a.from)),
    ],
    lurk: (a, view) => [
      `Envoyer ${gangsterName(askedIn(view).gangster)} sur `,
      ...la(a.tile),
      ...ownerIn(view, a.tile, ' (chez '),
    ],
    sneak: (a) => [`Déplacer ${gangsterName(SNITCH)} sur `, ...la(a.tile)],
    steal: (a) => [`Voler ${goods([a.good])}, à mettre sur `, ...la(a.tile)],
    shift: (a) => ['Déplacer ', ...la(a.tile), ' dans un autre territoire avec Derek Anderson'],
    rehome: (a) => ['Déplacer la tuile chez ', { part: 'seat', seat: a.to, text: null }, ` : ${cell(a.x, a.y)}`],
    trick: (a) => [`Échanger ${element(a.item)} de la Montagne contre ${goods([a.good])}`],
    stake: (a) => ['Placer un pion John McClaim sur ', ...carte(a.card)],
    slip: () => ['Donner un sou −1'],
    second: () => ['Piocher un second jeton Récompense'],
    barge: () => ['Forcer le passage avec Bully McMuscle'],
    demand: (a) => ['Réclamer un jeton Haggis à ', { part: 'seat', seat: a.of, text: null }],
    surrender: (a, view) => {
      const value = haggisAt(view, a.place)
      return [`Donner le jeton Haggis ${a.place + 1}${value === null ? '' : ` (valeur ${value})`}`]
    },
    reroll: () => ['Relancer le dé'],
  },
  prompts: {
    mob: {
      asked: () => ['Placez un sou sur un truand, prenez un truand et ses sous, ou ne faites rien.'],
      awaited: { one: 'termine son tour à la prison', several: 'terminent leur tour à la prison' },
      decline: mobsWords.declineButton,
    },
    hire: {
      asked: (view) => [`Choisissez l’Écossais qui joue ${gangsterName(askedIn(view).gangster)}, ou attendez.`],
      awaited: { one: 'doit choisir un Écossais', several: 'doivent choisir un Écossais' },
      decline: mobsWords.notNowButton,
    },
    lurk: {
      asked: (view) => {
        const { gangster, may } = askedIn(view)
        return [`${may ? 'Vous pouvez envoyer' : 'Envoyez'} ${gangsterName(gangster)} chez un autre joueur.`]
      },
      awaited: { one: 'doit déplacer un truand', several: 'doivent déplacer un truand' },
      decline: mobsWords.stayButton,
    },
    steal: {
      asked: (view) => [`Voler une ressource avec Kenneth McSnitch : ${goods(askedIn(view).goods)} ?`],
      awaited: { one: 'peut voler une ressource', several: 'peuvent voler une ressource' },
      decline: 'Ne rien voler',
    },
    intercept: {
      asked: (view) => {
        const { goods: list, tile } = askedIn(view)
        return [
          `Bruce McMail : acheter 1 ressource (${goods(list)}`,
          ...(tile === null ? [] : [', ', nom(tile)]),
          ') ?',
        ]
      },
      awaited: { one: 'peut acheter une ressource', several: 'peuvent acheter une ressource' },
      decline: mobsWords.declineButton,
    },
    rehome: {
      asked: (view) => {
        const { tile } = askedIn(view)
        return ['Choisissez un territoire et un emplacement pour ', ...(tile === null ? ['la tuile'] : la(tile)), '.']
      },
      awaited: { one: 'doit déplacer une tuile', several: 'doivent déplacer une tuile' },
    },
    trick: {
      asked: () => ['Elspeth McTrick : échanger une pièce ou une ressource de la Montagne contre une autre ?'],
      awaited: {
        one: 'peut échanger une pièce ou une ressource de la Montagne',
        several: 'peuvent échanger une pièce ou une ressource de la Montagne',
      },
      decline: mobsWords.declineButton,
    },
    stake: {
      asked: () => ['Placez des pions John McClaim sur des cartes Lieu emblématique, ou attendez.'],
      awaited: { one: 'peut placer des pions John McClaim', several: 'peuvent placer des pions John McClaim' },
      decline: mobsWords.notNowButton,
    },
    slip: {
      asked: (view) => {
        const { of } = askedIn(view)
        return [
          'Calum McQuack : donner un sou −1 à ',
          ...(of === null ? ['l’autre joueur'] : [{ part: 'seat' as const, seat: of, text: null }]),
          ' ?',
        ]
      },
      awaited: { one: 'peut donner un sou', several: 'peuvent donner un sou' },
      decline: mobsWords.declineButton,
    },
    second: {
      asked: (view) => [`${gangsterName(askedIn(view).gangster)} : piocher un second jeton Récompense au hasard ?`],
      awaited: {
        one: 'peut piocher un second jeton Récompense',
        several: 'peuvent piocher un second jeton Récompense',
      },
      decline: mobsWords.notNowButton,
    },
    barging: null,
    demand: {
      asked: () => ['Fraser McStarve : réclamer un jeton Haggis à un autre joueur ?'],
      awaited: { one: 'peut réclamer un jeton Haggis', several: 'peuvent réclamer un jeton Haggis' },
      decline: mobsWords.notNowButton,
    },
    surrender: {
      asked: (view) => {
        const { of } = askedIn(view)
        return [
          'Fraser McStarve : choisissez le jeton Haggis à donner à ',
          ...(of === null ? ['l’autre joueur'] : [{ part: 'seat' as const, seat: of, text: null }]),
          '.',
        ]
      },
      awaited: { one: 'doit donner un jeton Haggis', several: 'doivent donner un jeton Haggis' },
    },
    reroll: {
      asked: (view) => {
        const roll = view.chronicles.haggis?.rolls?.at(-1)
        return [`Oonagh McHagg : relancer le dé${roll === undefined ? '' : ` (${roll})`} ?`]
      },
      awaited: { one: 'peut faire relancer le dé', several: 'peuvent faire relancer le dé' },
      decline: mobsWords.declineButton,
    },
  },
  sources: { gangsters: ' pour les truands', pennies: ' pour les sous', sponge: ' à cause de Sibyl MacSponge' },
  lines: {
    gangsters: (line) => [`Truands : ${numberIn(line, 'gangsters')}`],
    pennies: (line) => [`Sous : ${numberIn(line, 'plus')} à +1, ${numberIn(line, 'minus')} à −1`],
    sponge: () => ['Sibyl MacSponge'],
  },
  printed: { ops: {}, activations: {}, once: {} },
}
