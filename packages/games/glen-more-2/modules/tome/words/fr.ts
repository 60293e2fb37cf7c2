import { type Message, numberIn, type Translated } from '@bothy/kernel'
import { counted, le, typeset } from '@bothy/kernel/french'
import { GOODS } from '../../../data/goods.ts'
import type { Op } from '../../../data/ops.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { all, AS_MUCH, CATEGORY_NAMES, coins, goods, scotsmen, tileCount, types, vp } from '../../../words/fr-counts.ts'
import { carte, la, v, Vous, vous } from '../../../words/fr-grammar.ts'
import { tileNoun } from '../../../words/fr-names.ts'
import { fieldName } from '../../../words/names.ts'
import { goodsIn } from '../../../words/parts.ts'
import type { View } from '../../../rules/types.ts'
import type { TomeModuleTypes } from '../rules/types.ts'
import { leftIn, shownIn } from './parts.ts'
import type { tomeWords as en } from './en.ts'

export const tomeWords = {
  title: 'Événements',
  legend: {
    ladder: 'un meilleur barème',
    borrowed: 'activer une tuile d’un autre joueur',
    around: 'et ses voisines',
    pile: 'poser une tuile de la défausse',
    england: 'jeton ou ligne Angleterre',
    swap: 'échanger les places',
  },
  dock: { name: 'Événements', unit: (of) => `sur ${of}` },
  short: {
    noEvent: 'aucune carte à retourner',
    turned: 'déjà retournée',
    eventScotsmen: 'pas assez d’Écossais',
    eventVp: 'pas assez de PV',
    event: 'événement d’abord',
  },
  eventSide: 'face Événement',
  useButton: 'Avec l’événement',
  flipButton: 'Sans l’événement',
  picking: (name) => typeset(`${name} : avec ou sans son événement ?`),
  helpEvent: typeset('Une carte ne se retourne qu’une fois : son événement a lieu maintenant ou jamais.'),
  helpForfeit: 'De n’importe laquelle de vos tuiles. Vous pourrez le replacer plus tard.',
  helpFlip: 'Son événement n’a pas lieu, ni maintenant ni plus tard.',
  helpExchange: 'Ce qui vous manque peut s’acheter au marché.',
  helpBorrow: typeset(
    'Vous payez ce que la tuile demande. Les ressources vont sur vos propres tuiles ; son propriétaire ne perd rien.',
  ),
  helpWalk: 'Cela ne coûte aucun point de mouvement.',
  betterTable: (of) => typeset(`Meilleure table de score : ${of}`),
  ladder: (name, category, list) =>
    typeset(`${name}, ${category} : ${list.join(', ')} PV pour une avance de ${steps(list)}`),
  event: 'Événement',
  all: 'toutes',
  turnedOf: (n, of) => `${counted(n, 'carte retournée', 'cartes retournées')} sur ${of}`,
  turning: ([now, then], [vpNow, vpThen]) =>
    typeset(
      `Retourner une carte : lieux emblématiques de ${now} à ${then}, soit de ${vpNow} à ${vp(vpThen)} au prochain décompte`,
    ),
  triggers: (n) =>
    typeset(n === 0 ? 'événement : aucune carte à retourner' : `événement : 1 carte à retourner parmi ${n}`),
  borrow: 'Tuiles des autres joueurs',
  exchange: 'Échange contre des PV',
  unused: (n) => `${tileCount(n)} sans effet pour l’instant`,
  now: {
    nothing: 'rien pour l’instant',
    coins,
    table: ([before, after]) => typeset(`prochain décompte : ${after} au lieu de ${vp(before)}`),
    otherCards: (n) => counted(n, 'autre carte', 'autres cartes'),
    has: (name) => `vous avez ${name}`,
    hasNot: (name) => `sans ${name}`,
    upTo: (n) => `jusqu’à ${vp(n)}`,
    buy: (list, price) =>
      price === null ? typeset(`il manque : ${goods(list)}`) : `acheter ${goods(list)} pour ${coins(price)}`,
    tiles: (n) => `${tileCount(n)} à activer`,
    othersTiles: (n) => `${tileCount(n)} au choix`,
    pile: (n) => `${tileCount(n)} dans la défausse`,
    away: (n) => `${scotsmen(n)} à déplacer`,
    fields: (n) => counted(n, 'domaine violet libre', 'domaines violets libres'),
    penalty: (n) => `vos tuiles en trop coûtent ${vp(n)}`,
    toCastle: 'ils vont sur votre Château initial',
  },
} satisfies Translated<typeof en>

const steps = (list: readonly number[]): string => `${list.map((_, i) => i + 1).join(', ')}+`

function exchangePrompt(view: View): string {
  const { deals = [], each = false } = shownIn(view) ?? {}
  const [first] = deals
  if (first === undefined) return 'Échangez des ressources contre des PV ou renoncez.'
  const often = each ? ', autant de fois que vous le souhaitez,' : ''
  return `Échangez ${goods(first.goods)} contre ${vp(first.vp)}${often} ou renoncez.`
}

function exchangeLabel(a: Extract<TomeModuleTypes['action'], { type: 'exchange' }>, view: View): Message {
  const deal = shownIn(view)?.deals.find(({ goods: pay, by }) => by === a.by && pay.join() === a.goods.join())
  const pays = all([...(a.goods.length > 0 ? [goods(a.goods)] : []), ...(a.by === 'coin' ? [coins(1)] : [])])
  const gives = deal === undefined ? '' : ` contre ${vp(deal.vp)}`
  return [`Échanger ${pays}${gives}${a.by === 'coin' ? ' grâce à Sinclair' : ''}`]
}

const granted = (ops: readonly Op[]): string =>
  all(
    ops.flatMap((op) => {
      if (op.op === 'vp') return [`marquez ${vp(op.amount)}`]
      return op.op === 'exchangeOnce' ? [`échangez ${goods(goodsIn(op.pay))} contre ${vp(op.vp)}`] : []
    }),
  )

const both = (one: string, several: string): { readonly one: string; readonly several: string } => ({ one, several })

export const tome: ChronicleTexts<TomeModuleTypes> = {
  events: {
    cardTurned: (e, me) => [
      Vous(e.seat, me),
      v(e.seat, me, 'retourne', 'retournez'),
      ...carte(e.card),
      e.used ? ` et${v(e.seat, me, 'déclenche', 'déclenchez')}son événement.` : ' sans déclencher son événement.',
    ],
    tableReplaced: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'obtient', 'obtenez')}une meilleure table de score (${CATEGORY_NAMES[e.category]}), jusqu’à la fin de la partie.`,
    ],
    tileBorrowed: (e, me) => [
      Vous(e.seat, me),
      v(e.seat, me, 'active', 'activez'),
      ...la(e.tile),
      ' chez ',
      vous(e.owner, me),
      '.',
    ],
  },
  reasons: {
    noEvent: () => ['Vous n’avez plus de carte Lieu emblématique à retourner.'],
    turned: () => ['Cette carte est déjà retournée.'],
    eventScotsmen: ({ need, has }) => [
      `Cet événement coûte ${scotsmen(need)}, et vous en avez ${has} sur votre territoire. Vous pouvez retourner la carte sans lui.`,
    ],
    eventVp: ({ need, has }) => [
      `Cet événement coûte ${vp(need)}, et vous en avez ${has}. Vous pouvez retourner la carte sans lui.`,
    ],
    event: () => ['Terminez d’abord l’effet de la carte.'],
  },
  actions: {
    event: ({ card }) => ['Retourner ', ...carte(card), ' et déclencher son événement'],
    flip: ({ card }) => ['Retourner ', ...carte(card), ' sans son événement'],
    exchange: exchangeLabel,
  },
  prompts: {
    event: {
      asked: () => [
        'Retournez une de vos cartes Lieu emblématique : elle compte plus aux décomptes, et son événement a lieu si vous voulez.',
      ],
      awaited: both('doit choisir un événement', 'doivent choisir un événement'),
    },
    resolving: null,
    forfeit: {
      asked: (view) => [
        leftIn(view) > 1 ? `Choisissez les ${scotsmen(leftIn(view))} à rendre.` : 'Choisissez l’Écossais à rendre.',
      ],
      awaited: both('doit choisir un Écossais à rendre', 'doivent choisir un Écossais à rendre'),
    },
    flip: {
      asked: () => ['Retournez une autre carte Lieu emblématique, sans son événement, ou renoncez.'],
      awaited: both('doit retourner une carte', 'doivent retourner une carte'),
      decline: 'Ne rien retourner',
    },
    exchange: {
      asked: (view) => [exchangePrompt(view)],
      awaited: both('peut échanger des ressources', 'peuvent échanger des ressources'),
      decline: 'Ne rien échanger',
    },
    exchanged: null,
    borrow: {
      asked: (view) => [
        `Activez ${leftIn(view) > 1 ? 'jusqu’à ' : ''}${tileCount(leftIn(view))} chez les autres joueurs, ou renoncez.`,
      ],
      awaited: both('active des tuiles chez les autres joueurs', 'activent des tuiles chez les autres joueurs'),
      decline: 'Ne plus activer',
    },
    recall: {
      asked: () => ['Déplacez un Écossais vers votre Château initial sans point de mouvement, ou renoncez.'],
      awaited: both('peut déplacer un Écossais', 'peuvent déplacer un Écossais'),
      decline: 'Ne déplacer personne',
    },
    muster: {
      asked: () => ['Déplacez des Écossais de votre Château initial vers vos autres tuiles, ou renoncez.'],
      awaited: both('déplace ses Écossais', 'déplacent leurs Écossais'),
      decline: 'Ne plus déplacer',
    },
  },
  sources: { event: ' pour un événement' },
  lines: {
    event: (line) => [`Événements : ${counted(numberIn(line, 'turned'), 'carte retournée', 'cartes retournées')}`],
  },
  printed: {
    ops: {
      activateAllOfType: ({ type }) => `activez toutes vos ${types(2, type).slice(2)}`,
      activateOpponentTiles: ({ max }) =>
        `activez ${max > 1 ? 'jusqu’à ' : ''}${tileCount(max)} chez les autres joueurs`,
      activateTileAndNeighbours: () => 'activez cette tuile et ses voisines',
      coinsPerEventSide: ({ amount }) => `prenez ${coins(amount)} par carte retournée, celle-ci comprise`,
      exchangeOnce: ({ pay, vp: n }) => `échangez ${goods(goodsIn(pay))} contre ${vp(n)}`,
      exchangePerUnit: ({ good, vpEach }) =>
        `échangez autant ${AS_MUCH[GOODS[good]][0]} que vous voulez contre ${vp(vpEach)} ${AS_MUCH[GOODS[good]][1]}`,
      flipLandmark: ({ amount }) =>
        `retournez ${counted(amount, 'autre carte', 'autres cartes')} sans déclencher d’événement`,
      ifClan: ({ clan, grants }) => `avec un pion sur ${fieldName(clan)}, ${granted(grants)} si vous le voulez`,
      ifPerson: ({ person, grants }) => `avec ${le(tileNoun(person))}, ${granted(grants)}`,
      moveFromHomeCastleFree: () =>
        'déplacez autant d’Écossais que vous voulez de votre Château initial vers vos autres tuiles, sans point de mouvement',
      payScotsman: ({ amount }) => `rendez ${scotsmen(amount)}`,
      payVp: ({ amount }) => `rendez ${vp(amount)}`,
      replaceScoringTable: ({ category }) => `utilisez la meilleure table de score (${CATEGORY_NAMES[category]})`,
      teleportScotsman: ({ amount }) =>
        `déplacez ${scotsmen(amount)} vers votre Château initial, sans point de mouvement`,
    },
    activations: { event: () => 'retournez l’une de vos cartes Lieu emblématique et déclenchez son événement' },
    once: {},
  },
}
