import { type Message, seatsByRank, unreachable } from '@bothy/kernel'
import { counted } from '@bothy/kernel/french'
import type { AskKind, View } from '../rules/types.ts'
import { contrat, type Reader, Vous } from './fr-grammar.ts'
import { all, aUnit, money, SOME_GOOD, unitCount, unitsWithoutLand, vp } from './fr-names.ts'
import { boxOf, needsIn } from './parts.ts'

const ONE_MOMENT = 'Un instant…'
type Pending = NonNullable<View['pending']>

const STARTS: { readonly [clan: string]: string } = {
  fergusson: 'Placez un ouvrier sur une case frontière.',
  macdonald: 'Placez un ouvrier dans une forêt, sur une montagne ou sur un loch.',
}

const bonusesLeft = ({ spaces, upgrades, grain }: Pending): string =>
  all([
    ...(spaces > 0 ? [unitsWithoutLand(spaces)] : []),
    ...(upgrades > 0 ? [counted(upgrades, 'bonus Amélioration', 'bonus Amélioration')] : []),
    ...(grain > 0 ? ['bière'] : []),
  ])

function placedPrompt({ good, nearby, draws }: Pending): string {
  if (good !== null) return `Achetez ${SOME_GOOD[good]} à vos voisins.`
  const sold = nearby.map((offer) => `${SOME_GOOD[offer.good]} à ${money(offer.price)}`)
  if (sold.length === 0) return 'Piochez des contrats, ou continuez.'
  return `Vos voisins vendent ${all(sold)}. ${draws > 0 ? 'Achetez, piochez des contrats' : 'Achetez'} ou continuez.`
}

/** COC-57: animals still to be paid, less those that port 1 has spared. */
function slaughterPrompt(view: View, { contract, beef, mutton, spared }: Pending): Message {
  const due = all([...(beef > 0 ? [unitCount(beef, 'cow')] : []), ...(mutton > 0 ? [unitCount(mutton, 'sheep')] : [])])
  return [
    `Abattez ${due}`,
    ...(contract === null ? [] : [' pour ', ...contrat(contract, needsIn(boxOf(view), contract))]),
    spared > 0 ? ` : le port en épargne ${spared}.` : '.',
  ]
}

function asked(view: View, pending: Pending): Message {
  switch (pending.kind) {
    case 'bid':
      return [
        pending.leader === null
          ? 'Ouvrez l’enchère : misez des PV pour choisir votre clan.'
          : `Enchérissez à plus de ${vp(pending.high)}, ou retirez-vous.`,
      ]
    case 'pair':
      return [
        view.options.clans === 'none' ? 'Choisissez une tuile de départ.' : 'Choisissez un clan et sa tuile de départ.',
      ]
    case 'start':
      return [STARTS[view.players[pending.seat].clan ?? ''] ?? 'Placez un ouvrier dans une forêt ou sur une montagne.']
    case 'turn':
      return ['Faites une action, ou passez.']
    case 'after':
      return [
        view.openPorts.length > 0
          ? 'Utilisez un port si vous le souhaitez, puis terminez votre tour.'
          : 'Terminez votre tour.',
      ]
    case 'site':
      return [`Choisissez une case pour ${pending.unit === null ? 'l’unité' : aUnit(pending.unit)}.`]
    case 'shift':
      return ['Faites monter ou baisser un prix : vous achetez ou vendez ensuite cette marchandise.']
    case 'trade':
      return [`Achetez ou vendez ${pending.good === null ? 'la marchandise' : SOME_GOOD[pending.good]}.`]
    case 'obtainMore':
      return ['Prenez un second contrat, ou continuez.']
    case 'fulfilMore':
      return ['Remplissez un second contrat, ou continuez.']
    case 'slaughter':
      return slaughterPrompt(view, pending)
    case 'bonus':
      return [`Utilisez vos bonus : ${bonusesLeft(pending)}.`]
    case 'placed':
      return [placedPrompt(pending)]
    case 'keep':
      return [pending.boxes > 1 ? 'Gardez jusqu’à 2 contrats, ou aucun.' : 'Gardez un contrat, ou aucun.']
    case 'exchange':
      return ['Choisissez la marchandise à défausser et celles à prendre.']
    case 'swap':
      return [
        pending.unit === null
          ? 'Échange 1 sur 2 : remplacez une unité de la carte par une de votre plateau.'
          : 'Échange 2 sur 2 : remplacez une unité de la carte par une de votre plateau.',
      ]
    case 'process':
      return ['Choisissez ce que vos usines transforment.']
    case 'milk':
      return [`Faire du beurre, à ${money(boxOf(view).clans.cunningham.milk)} par lait ?`]
    case 'barrel':
      return ['Mettre un nouveau whisky en cave ? Il rapporte plus à chaque manche où il vieillit.']
    default:
      return unreachable(pending.kind)
  }
}

const AWAITED = {
  bid: 'enchérir',
  pair: 'choisir un clan',
  start: 'placer un ouvrier',
  turn: 'choisir une action',
  after: 'terminer son tour',
  site: 'choisir une case',
  shift: 'déplacer un prix',
  trade: 'acheter ou vendre',
  obtainMore: 'prendre un second contrat ou continuer',
  fulfilMore: 'remplir un second contrat ou continuer',
  slaughter: 'choisir un animal à abattre',
  bonus: 'choisir un bonus',
  placed: 'acheter à ses voisins ou continuer',
  keep: 'choisir un contrat à garder',
  exchange: 'échanger des marchandises',
  swap: 'échanger des unités',
  process: 'transformer ses marchandises',
  milk: 'faire du beurre ou continuer',
  barrel: 'choisir de mettre ou non un fût en cave',
} as const satisfies Record<AskKind, string>

function ending(ranks: readonly number[], scores: readonly number[], me: Reader): Message {
  const [first] = seatsByRank(ranks)
  const yours = first === me
  if (ranks.length === 1)
    return ['La partie est terminée. ', Vous(first, me), ` ${yours ? 'marquez' : 'marque'} ${vp(scores[first])}.`]
  const shared = ranks.filter((rank) => rank === 1).length > 1
  return shared
    ? [`La partie est terminée : victoire partagée, avec ${vp(scores[first])} chacun.`]
    : ['La partie est terminée. ', Vous(first, me), ` ${yours ? 'l’emportez' : 'l’emporte'} avec ${vp(scores[first])}.`]
}

export function prompt(view: View, me: Reader): Message {
  const { pending, ranks, scores } = view
  if (ranks !== null && scores !== null) return ending(ranks, scores, me)
  if (pending === null) return [ONE_MOMENT]
  if (pending.seat === me) return asked(view, pending)
  const noClans = pending.kind === 'pair' && view.options.clans === 'none'
  return [Vous(pending.seat, me), ` doit ${noClans ? 'choisir une tuile de départ' : AWAITED[pending.kind]}.`]
}
