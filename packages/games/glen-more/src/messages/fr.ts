import { SCORINGS } from '../data/limits.ts'
import type { Message, ScoreLine, Seat, Sentences, Texts } from '@bothy/kernel'
import { numberIn, unreachable } from '@bothy/kernel'
import type { ScoringCard } from '../data/cards.ts'
import type { Good } from '../data/faces.ts'
import type { Action, AskKind, Event, Payment, Reason, Types, View } from '../types.ts'
import { events } from './fr-events.ts'
import { ici, type Reader, tuile, Vous, vous } from './fr-grammar.ts'
import { typeset, typesetMessage, words } from './fr-words.ts'
import { cardThing, placed, scoringCard, spaceOf } from './parts.ts'
import type { OptionTexts, Tagged } from './words.ts'

export { words }

const ASKED_FIRST = {
  turn: 'Vous devez avancer sur une tuile : on ne passe pas.',
  afford: 'Vendez d’abord un cube, ou renoncez à la tuile.',
  pay: 'Choisissez d’abord les cubes du paiement.',
  give: 'Choisissez d’abord le pion noir à donner.',
  spend: 'Choisissez d’abord la provenance du cube.',
  place: 'Posez d’abord la tuile.',
  choose: 'Choisissez d’abord les cubes à mettre sur la tuile.',
  activate: 'Vous avez déjà pris une tuile à ce tour : activez, puis finissez le tour.',
  endTurn: 'Vous avez déjà avancé à ce tour : finissez-le.',
} as const satisfies Record<AskKind, string>

const THE_GOOD = {
  wood: 'le bois',
  stone: 'la pierre',
  grain: 'les céréales',
  cattle: 'les bœufs',
  sheep: 'les moutons',
} as const satisfies Record<Good, string>

const NO_GOOD = {
  wood: 'de bois',
  stone: 'de pierre',
  grain: 'de céréales',
  cattle: 'de bœufs',
  sheep: 'de moutons',
} as const satisfies Record<Good, string>

const reasons: Sentences<Reason, 'why'> = {
  noSide: () => ['La tuile doit toucher une de vos tuiles par un côté.'],
  noClan: () => ['Aucun membre du clan n’est assez près.'],
  river: () => ['Une tuile rivière doit prolonger la rivière, au nord ou au sud.'],
  road: () => ['Une tuile route doit prolonger la route, à l’ouest ou à l’est.'],
  riverBlocked: () => ['Ici, une rivière buterait contre une tuile sans rivière.'],
  roadBlocked: () => ['Ici, une route buterait contre une tuile sans route.'],
  noCell: () => ['Il n’y a pas de place pour cette tuile dans votre territoire.'],
  coins: (r) => [`Ce qui manque coûte ${words.coins(r.need)} au marché, et vous en avez ${r.has}.`],
  soldOut: (r) => [
    r.good === null ? 'Le marché ne peut pas vendre ce qui manque.' : `Le marché n’a plus ${NO_GOOD[r.good]} à vendre.`,
  ],
  noBarrel: () => ['Vous n’avez pas de tonneau, et les tonneaux ne s’achètent pas.'],
  noPiece: () => ['Vous n’avez ni membre du clan disponible ni chef de clan.'],
  noChieftain: () => ['Vous n’avez pas de chef de clan.'],
  lastClan: (r) => [
    r.rule === 'GM-23'
      ? 'Le dernier membre du clan ne peut pas servir de paiement.'
      : 'Le dernier membre du clan ne peut pas aller au Parlement.',
  ],
  noCellWithout: () => ['Sans ce membre du clan, la tuile n’aurait plus de place.'],
  rowEmpty: (r) => [`Le marché n’a pas de pièces pour ${THE_GOOD[r.good]}.`],
  outOfReach: () => ['Cette tuile n’est pas voisine de la nouvelle.'],
  extraUsed: () => ['Le Loch Ness a déjà servi à ce tour.'],
  alreadyActivated: () => ['Cette tuile a déjà été activée à ce tour.'],
  full: () => ['Il y a déjà trois cubes sur cette tuile.'],
  loch: () => ['Activer un loch est sans effet.'],
  different: () => ['À cette table, les cubes doivent être de types différents.'],
  noPoint: () => ['Vous n’avez pas de point de mouvement : activez d’abord un village ou un château.'],
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
    const fate = offer?.reason ? ', qui serait défaussée' : pays === '' ? '' : ` : ${pays}`
    return ['Prendre ', tuile(x.tile), `, ${words.space(spaceOf(view, x.tile))}${fate}`]
  },
  sell: (x, view) => [
    `Vendre ${words.goods([x.good])} de `,
    ...ici(x.tile, view),
    view.market[x.good] === 0 ? '' : ` pour ${words.coins(view.market[x.good])}`,
  ],
  discard: (_, view) => ['Renoncer à ', view.taken === null ? 'la tuile' : tuile(view.taken)],
  pay: (x) => [`Payer ${words.goods(x.goods)}`],
  give: (x, view) =>
    x.tile === null ? ['Donner un chef de clan'] : ['Donner un membre du clan de ', ...ici(x.tile, view)],
  spend: (x, view) => [
    `Prendre ${view.pending?.good ? words.goods([view.pending.good]) : 'le cube'} sur `,
    ...ici(x.tile, view),
  ],
  place: (x) => [`Poser la tuile : ${words.cell(x.x, x.y)}`],
  choose: (x) => [`Mettre ${words.goods(x.goods)} sur la tuile`],
  activate: activateLabel,
  move: (x, view) => ['Déplacer un membre du clan depuis ', ...ici(x.from, view), ' vers ', ...ici(x.to, view)],
  promote: (x, view) => ['Envoyer au Parlement un membre du clan de ', ...ici(x.tile, view)],
  end: () => [words.button('end')],
}

function activatePrompt(view: View): Message {
  const left = view.activatable.filter(({ reason }) => reason === null).length
  const points = view.points > 0 ? ` Vous avez ${words.points(view.points)}.` : ''
  return [
    left === 0
      ? `Plus rien à activer.${points} Finissez quand vous voulez.`
      : `Activez vos tuiles à votre gré, puis finissez le tour.${points}`,
  ]
}

function asked(view: View): Message {
  if (view.pending === null) return ['Un instant.']
  const { kind, tile, good, left } = view.pending
  const elle = tile === null ? 'la tuile' : tuile(tile)
  switch (kind) {
    case 'turn':
      return ['Avancez sur une tuile de la piste.']
    case 'afford':
      return ['Vous ne pouvez pas encore payer ', elle, ' : vendez des cubes, ou renoncez.']
    case 'pay':
      return ['Choisissez les cubes qui paieront ', elle, '.']
    case 'give':
      return ['Choisissez le membre du clan ou le chef de clan qui paiera ', elle, '.']
    case 'spend':
      return [
        `Choisissez d’où vient ${good === null ? 'un cube' : words.goods([good])} pour `,
        elle,
        left > 1 ? ` (${left} à payer).` : '.',
      ]
    case 'place':
      return ['Posez ', elle, '.']
    case 'choose':
      return [`Choisissez ${words.cubes(left)} pour `, elle, '.']
    case 'activate':
      return activatePrompt(view)
    case 'endTurn':
      return ['Vous avez défaussé ', elle, ' : vendez si vous voulez, puis finissez le tour.']
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
  endTurn: 'doit finir son tour',
} as const satisfies Record<AskKind, string>

function prompt(view: View, me: Reader): Message {
  if (view.ranks !== null && view.scores !== null) {
    const [first] = placed(view.ranks)
    const shared = view.ranks.filter((rank) => rank === 1).length > 1
    return shared
      ? [`La partie est finie : la victoire est partagée, avec ${words.vp(view.scores[first])} chacun.`]
      : [
          'La partie est finie. ',
          Vous(first, me),
          `${first === me ? ' l’emportez' : ' l’emporte'} avec ${words.vp(view.scores[first])}.`,
        ]
  }
  if (view.pending === null) return ['Un instant.']
  const { kind, seat } = view.pending
  return seat === me ? asked(view) : ['En attente : ', vous(seat, me), ` ${AWAITED[kind]}.`]
}

const next = (what: string): ((line: ScoreLine) => Message) => {
  return (line) => [`Prochain décompte, ${what} : ${numberIn(line, 'has')} contre ${numberIn(line, 'lowest')}`]
}
const done = (what: string): ((line: ScoreLine) => Message) => {
  return (line) => [`Décomptes (${numberIn(line, 'scorings')} sur ${SCORINGS}) : ${what}`]
}

const COUNTED = {
  'iona-abbey': 'tuiles jaunes',
  'loch-morar': 'tuiles vertes',
  'duart-castle': 'villages',
} as const satisfies Record<ScoringCard, string>

const score: { readonly [category: string]: (line: ScoreLine) => Message } = {
  tiles: () => ['Gagné avec les tuiles'],
  barrels: done(words.categoryName('barrels')),
  chieftains: done(words.categoryName('chieftains')),
  cards: done(words.categoryName('cards')),
  nextBarrels: next(words.categoryName('barrels')),
  nextChieftains: next(words.categoryName('chieftains')),
  nextCards: next(words.categoryName('cards')),
  card: (line) => {
    const id = scoringCard(line, COUNTED)
    return id === null
      ? ['Cartes']
      : [cardThing(id, words.cardName(id)), ` : ${COUNTED[id]}, ${numberIn(line, 'tiles')}`]
  },
  coins: () => ['Pièces'],
  penalty: (line) => {
    const more = numberIn(line, 'more')
    return [
      more > 0
        ? `${words.tiles(more)} de plus que le plus petit territoire`
        : 'Pas plus de tuiles que le plus petit territoire',
    ]
  },
  cubes: () => ['Cubes, qui départagent les égalités'],
}

const tieBreaks = {
  cubes: {
    by: typesetMessage([
      'À égalité de PV, le plus grand nombre de cubes sur les tuiles passe devant ',
      { part: 'rule', rule: 'GM-89' },
    ]),
    value: words.cubes,
  },
} as const satisfies Texts<Types>['tieBreaks']

const options = {
  clanAdjacency: {
    label: 'Membre du clan pour la pose',
    help: 'Où doit se trouver un membre du clan pour qu’une tuile puisse être posée.',
    values: { eight: 'Sur l’une des huit cases voisines', orthogonal: 'Sur une tuile qui partage un côté' },
  },
  unaffordableTile: {
    label: 'Tuile impossible à payer',
    help: 'Peut-on choisir une tuile que l’on ne peut pas payer, ou pas poser ?',
    values: { discard: 'Oui, et elle est défaussée', forbidden: 'Non' },
  },
  lochOichDifferent: {
    label: 'Coût du Loch Oich',
    help: 'Les deux cubes que coûte le Loch Oich.',
    values: { false: 'Deux cubes quelconques', true: 'Deux types différents' },
  },
  grocerDifferent: {
    label: 'Épicerie',
    help: 'Les trois cubes que prend l’épicerie.',
    values: { false: 'Trois cubes quelconques', true: 'Trois types différents' },
  },
} satisfies OptionTexts

const typesetOptions = Object.fromEntries(
  Object.entries(options).map(([id, text]) => [id, { ...text, help: typeset(text.help) }]),
)

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Reader): Message => events[e.type](e, me)
const tellReason = <K extends Reason['why']>(r: Tagged<Reason, 'why', K>): Message => [
  ...reasons[r.why](r),
  ' ',
  { part: 'rule', rule: r.rule },
]
const tellAction = <K extends Action['type']>(x: Tagged<Action, 'type', K>, view: View): Message =>
  actions[x.type](x, view)

export const fr: Texts<Types> = {
  title: 'Glen More',
  pitch: typeset(
    'Bâtissez les terres de votre clan tuile après tuile : plus vous avancez loin pour en prendre une, plus vous attendez la suivante.',
  ),
  event: (event, me) => typesetMessage(tellEvent(event, me)),
  reason: (reason: Reason, _me: Seat | null) => typesetMessage(tellReason(reason)),
  action: (action: Action, view: View, _me: Seat | null) => typesetMessage(tellAction(action, view)),
  prompt: (view, me) => typesetMessage(prompt(view, me)),
  scoreLine: (line) => typesetMessage(score[line.category]?.(line) ?? [line.category]),
  tieBreaks,
  options: typesetOptions,
}
