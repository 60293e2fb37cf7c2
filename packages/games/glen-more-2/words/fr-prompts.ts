import { listed, type Message, seatsByRank, unreachable } from '@bothy/kernel'
import type { AskKind, PendingShown, View } from '../rules/types.ts'
import { brought } from './brought.ts'
import { all, typesText } from './fr-counts.ts'
import { la, type Reader, v, Vous } from './fr-grammar.ts'
import { TURN } from './fr-reasons.ts'
import { words } from './fr-words.ts'
import { boxOf, isBaseKind, nothingToTake, onlyLochNess, paysRoads } from './parts.ts'

const ONE_MOMENT = 'Un instant…'

function activatePrompt(view: View, { inner }: PendingShown): string {
  const left = view.activatable.filter(({ reason }) => reason === null).length
  const points = view.points > 0 ? ` Vous avez ${words.points(view.points)}.` : ''
  const ness = onlyLochNess(view)
  if (ness === 'still') return `Le Loch Ness peut encore activer 1 tuile au choix. Puis terminez votre tour.${points}`
  if (ness === 'noTile')
    return `Aucune tuile posée : activez 1 tuile au choix (Loch Ness), puis terminez votre tour.${points}`
  if (left > 0) return `Activez vos tuiles, puis ${inner ? 'continuez' : 'terminez votre tour'}.${points}`
  return `Plus rien à activer.${points} ${inner ? 'Continuez' : 'Terminez votre tour'} quand vous voulez.`
}

const toPut = ({ goods, left }: PendingShown): string =>
  all([...(goods.length > 0 ? [words.goods(goods)] : []), ...(left > 0 ? [words.scotsmen(left)] : [])])

function removePrompt({ left, chosen }: PendingShown): string {
  const count = `${left === 1 ? '' : 'jusqu’à '}${words.tiles(left)}`
  return chosen.length === 0
    ? `Retirez ${count} de votre territoire, ou renoncez.`
    : `Retirez encore ${count}, ou arrêtez-vous.`
}

function asked(view: View, pending: PendingShown): Message {
  const { kind, tile, goods, coins, left, types } = pending
  const elle = tile === null ? ['la tuile'] : la(tile)
  const pourElle: Message = tile === null ? [] : [' pour ', ...elle]
  if (!isBaseKind(kind)) return brought.fr.prompts[kind]?.asked(view) ?? [ONE_MOMENT]
  switch (kind) {
    case 'turn':
      return [TURN[nothingToTake(view)]]
    case 'reward':
      return ['Prenez 1 pièce ou 1 point de mouvement.']
    case 'pay':
      return goods.length === 0
        ? [`Vendez des ressources pour payer ${words.coins(coins)}`, ...pourElle, '.']
        : [
            `Payez ${words.goods(goods)}`,
            ...pourElle,
            `, avec vos ressources ou au marché.${coins > 0 ? ` Vous devez aussi ${words.coins(coins)}.` : ''}`,
          ]
    case 'give':
      return [
        left > 1 ? `Choisissez les ${left} Écossais à rendre pour ` : 'Choisissez l’Écossais à rendre pour ',
        ...elle,
        '.',
      ]
    case 'place':
      return tile !== null && boxOf(view).tiles[tile].overbuild
        ? ['Superposez ', ...elle, ' sur une de vos tuiles.']
        : ['Posez ', ...elle, '.']
    case 'effects':
      return ['La tuile a plusieurs effets : choisissez le prochain à appliquer.']
    case 'choose':
      return tile === null
        ? [`Choisissez ${words.resources(left)}.`]
        : [`Choisissez ${words.resources(left)} à poser sur `, ...elle, '.']
    case 'bring':
      return [
        `Placez ${toPut(pending)} sur ${goods.length + left === 1 ? 'une de vos tuiles' : 'les tuiles de votre choix'}.`,
      ]
    case 'grant':
      return [`Bonus : activez ${typesText(types)} de votre territoire, ou renoncez.`]
    case 'claim':
      return [
        left > 1
          ? `Placez ${left} pions de clan, l’un après l’autre${paysRoads(view) ? ' (les routes se paient)' : ''}, ou renoncez.`
          : `Placez un pion de clan sur un domaine${paysRoads(view) ? ' (la route se paie)' : ''}, ou renoncez.`,
      ]
    case 'remove':
      return [removePrompt(pending)]
    case 'keep':
      return [
        left > 1
          ? `Choisissez les ${left} ressources qui restent sur votre Château initial.`
          : 'Choisissez la ressource qui reste sur votre Château initial.',
      ]
    case 'build':
      return ['Posez une tuile de la défausse sans payer son coût, ou renoncez.']
    case 'activate':
      return [activatePrompt(view, pending)]
    default:
      return unreachable(kind)
  }
}

const AWAITED = {
  turn: 'doit prendre une tuile',
  reward: 'doit prendre 1 pièce ou 1 point de mouvement',
  pay: 'doit choisir un paiement',
  give: 'doit choisir un Écossais',
  place: 'doit poser une tuile',
  effects: 'doit choisir un effet',
  choose: 'doit choisir des ressources',
  bring: 'doit placer le bonus sur ses tuiles',
  grant: 'active ses tuiles',
  claim: 'doit placer un pion de clan',
  remove: 'doit retirer des tuiles',
  keep: 'doit choisir les ressources à garder',
  build: 'doit choisir une tuile de la défausse',
  activate: 'active ses tuiles',
} as const satisfies Record<AskKind, string>

function awaited({ kind, seats }: PendingShown): string {
  if (isBaseKind(kind)) return AWAITED[kind]
  return brought.fr.prompts[kind]?.awaited[seats.length === 1 ? 'one' : 'several'] ?? ''
}

function ending(ranks: readonly number[], scores: readonly number[], me: Reader): Message {
  const [first] = seatsByRank(ranks)
  const shared = ranks.filter((rank) => rank === 1).length > 1
  return shared
    ? [`La partie est terminée : victoire partagée, avec ${words.vp(scores[first])} chacun.`]
    : [
        'La partie est terminée. ',
        Vous(first, me),
        `${v(first, me, 'l’emporte', 'l’emportez')}avec ${words.vp(scores[first])}.`,
      ]
}

export function prompt(view: View, me: Reader): Message {
  const { pending, ranks, scores } = view
  if (ranks !== null && scores !== null) return ending(ranks, scores, me)
  if (pending === null) return [ONE_MOMENT]
  if (me !== null && pending.seats.includes(me)) return asked(view, pending)
  const names = pending.seats.map((seat): Message => [Vous(seat, me)])
  return [...listed(names, 'et'), ` ${awaited(pending)}.`]
}
