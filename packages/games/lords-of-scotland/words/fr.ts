import { seatsByRank } from '@bothy/kernel'
import {
  type Message,
  numberIn,
  type Part,
  type ScoreLine,
  type Seat,
  type Sentences,
  type Tagged,
  type Texts,
} from '@bothy/kernel'
import { ordinal, typesetMessage, typesetOptions } from '@bothy/kernel/french'
import { HAND_LIMIT, POWER_FACTS, POWER_OF, type PowerId, VICTORY_THRESHOLD } from '../data/clans.ts'
import type { Action, AskKind, CardId, Event, Reason, Types, View } from '../rules/types.ts'
import { events } from './fr-events.ts'
import { Vous, card, chez, power, type Reader } from './fr-grammar.ts'
import { words } from './fr-words.ts'
import { type OptionTexts, pendingCard, pieceThing } from './parts.ts'
import { pitch } from './pitch.ts'

export { words }
export { terms } from './fr-terms.ts'

const NO_TARGET = {
  copyPower: 'aucune carte face visible n’a de pouvoir à copier',
  musterAnother: 'vous n’auriez plus de carte à engager',
  discardAnother: 'il n’y a aucune autre carte dans les armées',
  swapWithClan: 'il n’y a aucune carte dans les armées adverses',
  swapWithSupporter: 'il n’y a aucun partisan dans la rangée',
  drawCard: 'il n’y a aucune carte à piocher',
  stayInPlay: 'il n’aurait aucun effet',
  claimTwo: 'il n’aurait aucun effet',
  joinEveryLineage: 'il n’aurait aucun effet',
} as const satisfies Record<PowerId, string>

const ASKED_FIRST = {
  flip: 'Retournez d’abord une recrue.',
  turn: 'Recrutez ou engagez d’abord une carte.',
  activate: 'Choisissez d’abord d’activer ou non le pouvoir.',
  discard: 'Choisissez d’abord la carte à défausser.',
  exchange: 'Choisissez d’abord le partisan à échanger.',
  swap: 'Choisissez d’abord la carte adverse à échanger.',
  copy: 'Choisissez d’abord le pouvoir à copier.',
  extraMuster: 'Engagez d’abord une autre carte, ou renoncez.',
  claim: 'L’escarmouche est terminée : ralliez un partisan.',
} as const satisfies Record<AskKind, string>

/** LOS-30: only the two Bruce cards share a lineage and a strength. */
const sameLineage = (id: CardId): string => (POWER_OF[id] === 'joinEveryLineage' ? 'aussi fort' : 'plus faible')

const reasons: Sentences<Reason, 'why', [me: Reader]> = {
  handFull: (r) => [`Main pleine : on ne recrute qu’avec moins de ${r.limit} cartes en main.`],
  slotEmpty: () => ['Cet emplacement est vide : il n’y a plus de carte pour le remplir.'],
  alreadyFaceUp: () => ['Cette recrue est déjà face visible.'],
  flipFirst: () => ['Retournez d’abord une recrue face cachée.'],
  weakerCard: (r, me) => [
    'Son pouvoir ne peut pas s’activer : ',
    card(r.card),
    ', face visible ',
    ...chez(r.owner, me),
    r.rule === 'LOS-26' ? ', est plus faible.' : `, est de la même lignée et ${sameLineage(r.card)}.`,
  ],
  noTarget: (r) => [`Son pouvoir ne peut pas s’activer : ${NO_TARGET[r.power]}.`],
  itself: (r) => [
    r.rule === 'LOS-38'
      ? 'Une carte ne peut pas se défausser elle-même.'
      : 'Une carte ne peut pas se copier elle-même.',
  ],
  ownArmy: () => ['Ce pouvoir vise une carte adverse, jamais votre propre armée.'],
  faceDownCopy: () => ['Seule une carte face visible peut être copiée.'],
  scottOnScott: () => ['Un Scott ne peut pas être copié.'],
  copyNoTarget: (r) => [`Ce pouvoir n’aurait aucun effet : ${NO_TARGET[r.power]}.`],
  alreadyClaimed: () => ['Ce partisan a déjà été rallié.'],
  notNow: (r) => [ASKED_FIRST[r.pending]],
}

function target(owner: Seat, index: number, view: View, me: Reader): Message {
  const piece = view.armies[owner]?.[index]
  if (piece === undefined) return [`la carte n° ${index + 1} `, ...chez(owner, me)]
  if (piece.card === null)
    return [pieceThing(piece.id, `la carte face cachée n° ${index + 1}`), ' ', ...chez(owner, me)]
  return [card(piece.card), piece.faceUp ? ' ' : ', face cachée, ', ...chez(owner, me)]
}

const supporter = (slot: number, view: View): Part => {
  const id = view.supporters[slot] ?? null
  return id === null ? `de l’${words.slot(slot)}` : card(id)
}

const actions: Sentences<Action, 'type', [view: View, me: Reader]> = {
  flip: (x) => [`Retourner la recrue de l’${words.slot(x.slot)}`],
  recruit: (x, view) => {
    const id = view.recruits[x.slot]?.card ?? null
    return ['Recruter ', id === null ? `la carte face cachée de l’${words.slot(x.slot)}` : card(id)]
  },
  muster: (x) => ['Engager ', card(x.card), ` ${x.faceUp ? words.faceUp : words.faceDown}`],
  activate: (_, view) => {
    const id = pendingCard(view)
    return id === null ? [words.button('activate')] : ['Activer ', card(id), ` : ${power(POWER_OF[id])}`]
  },
  refrain: (_, view) => {
    const id = pendingCard(view)
    return id === null ? [words.button('refrain')] : ['Ne pas activer ', card(id)]
  },
  discard: (x, view, me) => ['Défausser ', ...target(x.owner, x.index, view, me)],
  exchange: (x, view) => ['Échanger avec le partisan ', supporter(x.slot, view)],
  swap: (x, view, me) => ['Échanger avec ', ...target(x.owner, x.index, view, me)],
  copy: (x, view, me) => {
    const id = view.armies[x.owner]?.[x.index]?.card ?? null
    return ['Copier ', ...target(x.owner, x.index, view, me), id === null ? '' : ` : ${power(POWER_OF[id])}`]
  },
  decline: () => ['Ne pas engager d’autre carte'],
  claim: (x, view) => ['Rallier le partisan ', supporter(x.slot, view)],
}

const lead = (view: View): Message => {
  const id = pendingCard(view)
  return [id === null ? 'Pouvoir' : card(id), ' : ']
}

function turnPrompt(view: View, me: Seat): Message {
  const none = view.recruits.every((slot) => slot === null)
  if (view.handCounts[me] === 0) return ['Votre main est vide : recrutez une carte.']
  if (view.handCounts[me] >= HAND_LIMIT) return ['Votre main est pleine : engagez une carte.']
  return [
    none ? 'Il ne reste aucune recrue : engagez une carte.' : 'Recrutez une carte ou engagez-en une de votre main.',
  ]
}

const timing = (id: PowerId): string => words.timingName(POWER_FACTS[id].timing)
const effect = (id: PowerId): string =>
  id === 'joinEveryLineage' ? 'compte comme la lignée de vos autres cartes' : power(id)

function claimPrompt({ order, pending }: View, me: Seat): Message {
  const place = order.find(({ seat }) => seat === me)?.place ?? null
  const claim = place === null ? 'Ralliez' : `Votre armée est ${ordinal(place, 'f')} : ralliez`
  return [`${claim} un partisan${pending !== null && pending.left > 1 ? ', puis un autre' : ''}.`]
}

const asked = {
  flip: () => ['Vous avez l’initiative : retournez face visible une recrue cachée.'],
  turn: turnPrompt,
  activate: (view) => {
    const id = pendingCard(view)
    return id === null
      ? ['Activer le pouvoir ?']
      : ['Activer ', card(id), ` ? ${timing(POWER_OF[id])} : ${effect(POWER_OF[id])}.`]
  },
  discard: (view) => [...lead(view), 'choisissez la carte à défausser, dans n’importe quelle armée.'],
  exchange: (view) => [...lead(view), 'choisissez le partisan contre lequel l’échanger.'],
  swap: (view) => [...lead(view), 'choisissez la carte adverse contre laquelle l’échanger.'],
  copy: (view) => [
    ...lead(view),
    'choisissez une carte face visible, dans n’importe quelle armée, et utilisez son pouvoir.',
  ],
  extraMuster: () => ['Engagez une autre carte de votre main, ou renoncez.'],
  claim: claimPrompt,
} as const satisfies Record<AskKind, (view: View, me: Seat) => Message>

const AWAITED = {
  flip: 'retourner une recrue',
  turn: 'recruter ou engager une carte',
  activate: 'choisir d’activer ou non un pouvoir',
  discard: 'choisir une carte à défausser',
  exchange: 'choisir un partisan à échanger',
  swap: 'choisir une carte à échanger',
  copy: 'choisir un pouvoir à copier',
  extraMuster: 'choisir d’engager ou non une autre carte',
  claim: 'rallier un partisan',
} as const satisfies Record<AskKind, string>

function prompt(view: View, me: Reader): Message {
  if (view.ranks !== null) {
    const [first] = seatsByRank(view.ranks)
    return [
      'La partie est terminée. ',
      Vous(first, me),
      `${first === me ? ' l’emportez' : ' l’emporte'} avec ${words.points(view.points[first])}.`,
    ]
  }
  if (view.pending === null) return ['Un instant…']
  const { kind, seat } = view.pending
  return seat === me ? asked[kind](view, seat) : [Vous(seat, me), ` doit ${AWAITED[kind]}.`]
}

const score: { readonly [category: string]: (line: ScoreLine) => Message } = {
  victory: (line) => {
    const toGo = numberIn(line, 'toGo')
    return [
      toGo > 0
        ? `Partisans ralliés (encore ${words.points(toGo)} pour atteindre ${VICTORY_THRESHOLD})`
        : 'Partisans ralliés',
    ]
  },
  army: (line) => {
    const [count, hidden] = [numberIn(line, 'cards'), numberIn(line, 'hidden')]
    if (count === 0) return ['Pas d’armée']
    return [
      `Armée de ${words.cards(count)}${hidden === 0 ? '' : `, dont ${hidden} ${hidden === 1 ? 'cachée' : 'cachées'}`}`,
    ]
  },
  doubling: (line) => [
    line.points === 0 ? 'Non doublée' : `Une seule lignée, total doublé : ${numberIn(line, 'total')}`,
  ],
  rank: ({ points }) => [points === 0 ? 'Aucun rang' : 'Plus haut rang (départage les égalités)'],
  place: (line) => [line.points === 0 ? 'Hors classement' : `Place au classement, sur ${numberIn(line, 'of')}`],
}

const tieBreaks = {
  army: {
    by: typesetMessage([
      'À égalité de points, la plus forte armée de la dernière escarmouche passe devant ',
      { part: 'rule', rule: 'LOS-79' },
    ]),
    value: (n) => (n === 0 ? 'pas d’armée' : String(n)),
  },
  rank: {
    by: typesetMessage(['À armées égales, la carte de plus haut rang passe devant ', { part: 'rule', rule: 'LOS-65' }]),
    value: (n) => (n === 0 ? 'pas d’armée' : `rang ${n}`),
  },
} as const satisfies Texts<Types>['tieBreaks']

const options = {
  includeRoyal: {
    label: 'Cartes royales',
    help: 'Ajoute au paquet les deux cartes Bruce de force 12. Conseillé à ceux qui connaissent déjà le jeu.',
    values: { false: 'Sans Bruce', true: 'Avec Bruce' },
  },
  activationRule: {
    label: 'Activation des pouvoirs',
    help: 'Quelles cartes face visible des armées empêchent un pouvoir de s’activer.',
    values: {
      byPlayerCount: 'Selon le nombre de joueurs',
      lowestOverall: 'Si aucune carte face visible n’est plus faible (règle à 2 ou 3 joueurs)',
      lowestInLineage: 'Si aucune carte face visible de sa lignée n’est plus faible (règle à 4 ou 5 joueurs)',
    },
  },
  firstInitiative: {
    label: 'Première initiative',
    help: 'Qui commence la première escarmouche.',
    values: { random: 'Tirée au sort', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4', 4: 'Place 5' },
  },
  flipChoice: {
    label: 'Recrue à retourner',
    help: 'Qui choisit la recrue retournée à chaque manche. Toutes sont inconnues : laisser la table choisir ne change presque rien.',
    values: { player: 'Le joueur qui a l’initiative', leftmost: 'Toujours la plus à gauche' },
  },
} satisfies OptionTexts

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Reader): Message => events[e.type](e, me)
const tellReason = <K extends Reason['why']>(r: Tagged<Reason, 'why', K>, me: Reader): Message => [
  ...reasons[r.why](r, me),
  ' ',
  { part: 'rule', rule: r.rule },
]
const tellAction = <K extends Action['type']>(x: Tagged<Action, 'type', K>, view: View, me: Reader): Message =>
  actions[x.type](x, view, me)

export const fr: Texts<Types> = {
  title: 'Lords of Scotland',
  pitch: pitch.fr,
  event: (event, me) => typesetMessage(tellEvent(event, me)),
  reason: (reason, me) => typesetMessage(tellReason(reason, me)),
  warning: (none) => none,
  action: (action, view, me) => typesetMessage(tellAction(action, view, me)),
  prompt: (view, me) => typesetMessage(prompt(view, me)),
  scoreLine: (line) => typesetMessage(score[line.category]?.(line) ?? [line.category]),
  tieBreaks,
  verdicts: {},
  options: typesetOptions(options),
  optionGroups: {},
  laws: {},
}
