import { counted, typesetMessage, typesetOptions } from '@bothy/kernel/french'
import { CUBES_PER_TILE, SCORINGS } from '../data/limits.ts'
import type { Message, ScoreLine, Seat, Sentences, Tagged, Texts } from '@bothy/kernel'
import { numberIn, seatsByRank, unreachable } from '@bothy/kernel'
import type { ScoringCard } from '../data/cards.ts'
import type { Good } from '../data/faces.ts'
import type { Action, AskKind, Event, Payment, Reason, Types, View, Warning } from '../rules/types.ts'
import { events } from './fr-events.ts'
import { accord, ala, dela, ici, La, la, type Reader, Vous } from './fr-grammar.ts'
import { ACTIVATE, TURN, warnings } from './fr-warnings.ts'
import { words } from './fr-words.ts'
import { type OptionTexts, cardThing, lochNess, nothingKept, scoringCard, spaceOf, spentBy } from './parts.ts'
import { pitch } from './pitch.ts'

export { words }
export { terms } from './fr-terms.ts'

const ASKED_FIRST = {
  turn: 'Vous devez avancer : il est impossible de passer.',
  afford: 'Vendez d’abord un cube, ou renoncez à la tuile.',
  pay: 'Choisissez d’abord les cubes avec lesquels payer.',
  give: 'Choisissez d’abord le membre du clan ou du Parlement à rendre.',
  spend: 'Choisissez d’abord la tuile qui fournit le cube.',
  place: 'Posez d’abord la tuile.',
  choose: 'Choisissez d’abord les cubes à poser sur la tuile.',
  activate: 'Vous avez déjà pris une tuile ce tour-ci : activez, puis terminez votre tour.',
  endTurn: 'Vous avez déjà avancé ce tour-ci : terminez votre tour.',
} as const satisfies Record<AskKind, string>

const NO_GOOD = {
  wood: 'de bois',
  stone: 'de pierre',
  grain: 'de céréales',
  cattle: 'de bœufs',
  sheep: 'de moutons',
} as const satisfies Record<Good, string>

const reasons: Sentences<Reason, 'why'> = {
  noSide: () => ['La tuile doit toucher une de vos tuiles par un côté.'],
  noClan: () => ['Il faut un membre du clan sur une tuile voisine.'],
  river: () => ['Une tuile rivière doit prolonger la rivière, au nord ou au sud.'],
  road: () => ['Une tuile route doit prolonger la route, à l’ouest ou à l’est.'],
  riverBlocked: () => ['La rivière serait coupée par une tuile sans rivière.'],
  roadBlocked: () => ['La route serait coupée par une tuile sans route.'],
  noCell: () => ['Cette tuile n’a aucun emplacement possible sur votre territoire.'],
  coins: (r) => [
    `Il faudrait ${words.coins(r.need)} au marché pour ce qui manque : vous n’en avez ${r.has === 0 ? 'pas' : `que ${r.has}`}.`,
  ],
  soldOut: (r) => [
    r.good === null ? 'Le marché ne vend plus ce qui vous manque.' : `Le marché n’a plus ${NO_GOOD[r.good]} à vendre.`,
  ],
  noBarrel: () => ['Vous n’avez pas de tonneau, et les tonneaux ne s’achètent pas.'],
  noPiece: () => ['Vous n’avez ni membre du clan disponible ni membre du Parlement.'],
  noChieftain: () => ['Vous n’avez personne au Parlement.'],
  lastClan: (r) => [
    r.rule === 'GM-23'
      ? 'Vous devez garder au moins un membre du clan.'
      : 'Le dernier membre du clan ne peut pas aller au Parlement.',
  ],
  noCellWithout: () => ['Sans ce membre du clan, la tuile n’aurait plus aucun emplacement possible.'],
  rowEmpty: (r) => [`Le marché n’achète pas ${NO_GOOD[r.good]} : aucune pièce dans cette rangée.`],
  outOfReach: () => ['Cette tuile n’est pas voisine de la nouvelle.'],
  extraUsed: () => ['Le Loch Ness a déjà servi ce tour-ci.'],
  alreadyActivated: () => ['Cette tuile a déjà été activée ce tour-ci.'],
  full: () => [`Cette tuile contient déjà ${words.cubes(CUBES_PER_TILE)}.`],
  loch: () => ['Activer un loch est sans effet.'],
  different: () => ['Option de cette table : des cubes de types différents.'],
  noPoint: () => ['Aucun point de mouvement : activez d’abord un village ou un château.'],
  notNow: (r) => [ASKED_FIRST[r.pending]],
}

function paymentText({ own, bought, coins }: Payment): string {
  const parts = [
    ...(own.length > 0 ? [`payer ${words.goods(own)}`] : []),
    ...(bought.length > 0 ? [`acheter ${words.goods(bought)} pour ${words.coins(coins)}`] : []),
  ]
  return parts.join(', ')
}

function activateLabel(x: Extract<Action, { type: 'activate' }>, view: View): Message {
  const way = view.activatable
    .find(({ tile }) => tile === x.tile)
    ?.ways.find(({ goods }) => goods.join() === x.goods.join())
  if (way === undefined)
    return ['Activer ', ...ici(x.tile, view), x.goods.length > 0 ? ` : ${words.goods(x.goods)}` : '']
  const gives = [
    ...(way.cubes.length > 0 ? [words.goods(way.cubes)] : []),
    ...(way.vp > 0 ? [words.vp(way.vp)] : []),
    ...(way.barrels > 0 ? [words.barrels(way.barrels)] : []),
    ...(way.points > 0 ? [words.points(way.points)] : []),
  ].join(', ')
  const pays = paymentText(way.payment)
  return ['Activer ', ...ici(x.tile, view), pays === '' ? ` : ${gives}` : ` : ${pays}, recevoir ${gives}`]
}

const actions: Sentences<Action, 'type', [view: View]> = {
  take: (x, view) => {
    const offer = view.offers.find(({ tile }) => tile === x.tile)
    const pays = offer?.payment === null || offer === undefined ? '' : paymentText(offer.payment)
    const lost = offer?.reason ? `, qui sera ${accord('défaussé', x.tile)}` : pays === '' ? '' : ` : ${pays}`
    const fate = offer?.savedBySale ? ', payable après une vente' : lost
    return ['Prendre ', ...la(x.tile), ` (${words.space(spaceOf(view, x.tile))})${fate}`]
  },
  sell: (x, view) => [
    `Vendre ${words.goods([x.good])} `,
    ...ici(x.tile, view, dela),
    view.market[x.good] === 0 ? '' : ` pour ${words.coins(view.market[x.good])}`,
  ],
  discard: (_, view) => ['Renoncer ', ...(view.taken === null ? ['à la tuile'] : ala(view.taken))],
  pay: (x, view) =>
    x.goods.length > 0 || view.taken === null ? [`Payer ${words.goods(x.goods)}`] : ['Payer ', ...la(view.taken)],
  give: (x, view) =>
    x.tile === null ? ['Rendre un membre du Parlement'] : ['Rendre un membre du clan ', ...ici(x.tile, view, dela)],
  spend: (x, view) => [`Prendre ${words.goods(spentBy(x, view))} sur `, ...ici(x.tile, view)],
  place: (x) => [`Poser la tuile : ${words.cell(x.x, x.y)}`],
  choose: (x) => [`Poser ${words.goods(x.goods)} sur la tuile`],
  activate: activateLabel,
  move: (x, view) => ['Déplacer un membre du clan ', ...ici(x.from, view, dela), ' vers ', ...ici(x.to, view)],
  promote: (x, view) => ['Envoyer au Parlement un membre du clan ', ...ici(x.tile, view, dela)],
  end: () => [words.button('end')],
}

const orDiscard = ({ options: { declinePayment } }: View): string => (declinePayment ? ', ou renoncez-y' : '')

function activatePrompt(view: View): Message {
  const left = view.activatable.filter(({ reason }) => reason === null).length
  const points = view.points > 0 ? `Il vous reste ${words.points(view.points)}` : ''
  if (left > 0) return [`${ACTIVATE[lochNess(view)]}${points === '' ? '' : ` ${points}.`}`]
  return [
    points === ''
      ? 'Plus rien à activer. Terminez votre tour.'
      : `${points} : déplacez un membre du clan ou envoyez-le au Parlement. Ou terminez votre tour.`,
  ]
}

function asked(view: View): Message {
  if (view.pending === null) return ['Un instant…']
  const { kind, tile, goods, left } = view.pending
  const elle = tile === null ? ['la tuile'] : la(tile)
  switch (kind) {
    case 'turn':
      return [TURN[nothingKept(view)]]
    case 'afford':
      return ['Il vous manque de quoi payer ', ...elle, ' : vendez des cubes, ou renoncez à la tuile.']
    case 'pay':
      return [
        view.cubeChoices.length > 0 ? 'Choisissez les cubes avec lesquels payer ' : 'Payez ',
        ...elle,
        orDiscard(view),
        '.',
      ]
    case 'give':
      return ['Choisissez le membre du clan ou du Parlement à rendre pour payer ', ...elle, orDiscard(view), '.']
    case 'spend':
      return [`Choisissez sur lesquelles de vos tuiles prendre ${words.goods(goods)} pour payer `, ...elle, '.']
    case 'place':
      return ['Posez ', ...elle, ' sur un emplacement éclairé.']
    case 'choose':
      return [`Choisissez ${words.cubes(left)} à poser sur `, ...elle, '.']
    case 'activate':
      return activatePrompt(view)
    case 'endTurn':
      return [
        ...(tile === null ? ['La tuile'] : La(tile)),
        ` est ${tile === null ? 'défaussée' : accord('défaussé', tile)} : vendez si vous le souhaitez, puis terminez votre tour.`,
      ]
    default:
      return unreachable(kind)
  }
}

const AWAITED = {
  turn: 'doit prendre une tuile',
  afford: 'doit vendre ou renoncer à la tuile',
  pay: 'doit choisir un paiement',
  give: 'doit choisir un paiement',
  spend: 'doit choisir un paiement',
  place: 'doit poser une tuile',
  choose: 'doit choisir des cubes',
  activate: 'active ses tuiles',
  endTurn: 'doit terminer son tour',
} as const satisfies Record<AskKind, string>

function prompt(view: View, me: Reader): Message {
  if (view.ranks !== null && view.scores !== null) {
    const [first] = seatsByRank(view.ranks)
    const shared = view.ranks.filter((rank) => rank === 1).length > 1
    return shared
      ? [`La partie est terminée : victoire partagée, avec ${words.vp(view.scores[first])} chacun.`]
      : [
          'La partie est terminée. ',
          Vous(first, me),
          `${first === me ? ' l’emportez' : ' l’emporte'} avec ${words.vp(view.scores[first])}.`,
        ]
  }
  if (view.pending === null) return ['Un instant…']
  const { kind, seat } = view.pending
  return seat === me ? asked(view) : [Vous(seat, me), ` ${AWAITED[kind]}.`]
}

const next = (what: string): ((line: ScoreLine) => Message) => {
  return (line) => [`Prochain décompte, ${what} : ${numberIn(line, 'has')} (minimum ${numberIn(line, 'lowest')})`]
}
const done = (what: string): ((line: ScoreLine) => Message) => {
  return (line) => [`Décomptes (${numberIn(line, 'scorings')} sur ${SCORINGS}) : ${what}`]
}

const COUNTED = {
  'iona-abbey': ['tuile jaune', 'tuiles jaunes'],
  'loch-morar': ['tuile verte', 'tuiles vertes'],
  'duart-castle': ['village', 'villages'],
} as const satisfies Record<ScoringCard, readonly [one: string, many: string]>

const score: { readonly [category: string]: (line: ScoreLine) => Message } = {
  tiles: () => ['PV des tuiles'],
  barrels: done(words.categoryName('barrels')),
  chieftains: done(words.categoryName('chieftains')),
  cards: done(words.categoryName('cards')),
  nextBarrels: next(words.categoryName('barrels')),
  nextChieftains: next(words.categoryName('chieftains')),
  nextCards: next(words.categoryName('cards')),
  card: (line) => {
    const id = scoringCard(line, COUNTED)
    if (id === null) return ['Cartes']
    const [one, many] = COUNTED[id]
    return [cardThing(id, words.cardName(id)), ` : ${counted(numberIn(line, 'tiles'), one, many)}`]
  },
  coins: () => ['Pièces'],
  penalty: (line) => {
    const more = numberIn(line, 'more')
    return [more === 0 ? 'Aucune tuile en trop' : `${words.tiles(more)} en trop`]
  },
  cubes: () => ['Cubes (départagent les égalités)'],
}

const tieBreaks = {
  cubes: {
    by: typesetMessage([
      'À égalité de PV, le joueur qui a le plus de cubes sur ses tuiles passe devant ',
      { part: 'rule', rule: 'GM-89' },
    ]),
    value: words.cubes,
  },
} as const satisfies Texts<Types>['tieBreaks']

const options = {
  clanAdjacency: {
    label: 'Présence d’un membre du clan',
    help: 'Où doit se trouver un membre du clan pour qu’une tuile puisse être posée.',
    values: { eight: 'Sur l’une des 8 tuiles voisines', orthogonal: 'Sur une tuile qui partage un côté' },
  },
  unaffordableTile: {
    label: 'Tuile impossible à payer',
    help: 'Peut-on choisir une tuile impossible à payer ou à poser ?',
    values: { discard: 'Oui, et elle est défaussée', forbidden: 'Non' },
  },
  lochOichDifferent: {
    label: 'Coût du Loch Oich',
    help: 'Les 2 cubes que coûte le Loch Oich.',
    values: { false: '2 cubes quelconques', true: '2 types différents' },
  },
  grocerDifferent: {
    label: 'Épicerie',
    help: 'Les 3 cubes que prend l’épicerie.',
    values: { false: '3 cubes quelconques', true: '3 types différents' },
  },
  declinePayment: {
    label: 'Refus de payer',
    help: 'Peut-on défausser une tuile que l’on pourrait payer ?',
    values: { false: 'Non, il faut payer', true: 'Oui' },
  },
} satisfies OptionTexts

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Reader): Message => events[e.type](e, me)
const tellReason = <K extends Reason['why']>(r: Tagged<Reason, 'why', K>): Message => [
  ...reasons[r.why](r),
  ' ',
  { part: 'rule', rule: r.rule },
]
const tellAction = <K extends Action['type']>(x: Tagged<Action, 'type', K>, view: View): Message =>
  actions[x.type](x, view)

const tellWarning = <K extends Warning['warn']>(it: Tagged<Warning, 'warn', K>): Message =>
  warnings(tellReason)[it.warn](it)

export const fr: Texts<Types> = {
  title: 'Glen More',
  pitch: pitch.fr,
  event: (event, me) => typesetMessage(tellEvent(event, me)),
  reason: (reason: Reason, _me: Seat | null) => typesetMessage(tellReason(reason)),
  warning: (warning: Warning) => typesetMessage(tellWarning(warning)),
  action: (action: Action, view: View, _me: Seat | null) => typesetMessage(tellAction(action, view)),
  prompt: (view, me) => typesetMessage(prompt(view, me)),
  scoreLine: (line) => typesetMessage(score[line.category]?.(line) ?? [line.category]),
  tieBreaks,
  verdicts: {},
  options: typesetOptions(options),
  optionGroups: {},
  laws: {},
}
