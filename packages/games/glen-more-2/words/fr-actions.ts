import type { Message, Sentences } from '@bothy/kernel'
import type { Action, AskKind, BaseAction, EffectWord, View } from '../rules/types.ts'
import { brought } from './brought.ts'
import { all } from './fr-counts.ts'
import { ala, dela, domaine, la } from './fr-grammar.ts'
import { paymentText } from './fr-payment.ts'
import { words } from './fr-words.ts'
import {
  bonusParts,
  costsCoins,
  fieldOf,
  isPerson,
  isBaseKind,
  isEntered,
  isExtra,
  offerOf,
  stepsTo,
  tileAt,
  wayOf,
  wayParts,
} from './parts.ts'

const ahead = (view: View, tile: number): string => {
  const steps = stepsTo(view, tile)
  return steps === null ? '' : ` (à ${words.spaces(steps)})`
}

function takeLabel(tile: number, view: View): Message {
  if (isEntered(view, tile)) return ['Avancer jusqu’', ...ala(tile), ahead(view, tile)]
  const offer = offerOf(view, tile)
  const pays = offer === undefined || offer.payment === null ? '' : paymentText(offer.payment, costsCoins(view, tile))
  const how = offer?.needsSale === true ? ', à payer après une vente' : pays === '' ? '' : ` : ${pays}`
  return ['Prendre ', ...la(tile), `${ahead(view, tile)}${how}`]
}

function activateLabel(a: Extract<Action, { type: 'activate' }>, view: View): Message {
  const way = wayOf(view, a)
  const by = a.by === 'coin' ? ' avec Sinclair' : a.by === 'vp' ? ' avec MacGregor' : ''
  const extra = isExtra(view, a.tile) ? ' grâce au Loch Ness' : ''
  const head: Message = ['Activer ', ...la(a.tile), `${extra}${by}`]
  if (way === undefined) return a.goods.length === 0 ? head : [...head, ` : ${words.goods(a.goods)}`]
  const gives = all(wayParts(way, words))
  const pays = paymentText(way.payment, a.by === 'coin')
  return [...head, pays === '' ? ` : ${gives}` : ` : ${pays}, recevoir ${gives}`]
}

function claimLabel(id: number, view: View): Message {
  const shown = fieldOf(view, id)
  if (shown === undefined) return ['Placer un pion de clan sur ', ...domaine(id)]
  const gives = bonusParts(shown.bonus, words, { tiles: 'des tuiles au choix', ongoing: 'un effet permanent' })
  const price = shown.price === 0 ? 'route gratuite' : `${words.coins(shown.price)} de route`
  return [
    'Placer un pion de clan sur ',
    ...domaine(id),
    ` (${price}) : ${gives.length === 0 ? 'rien pour l’instant' : all(gives)}`,
  ]
}

const EFFECT_LABELS = {
  scotsman: 'Placer maintenant l’Écossais sur la tuile',
  choose: 'Choisir maintenant les ressources',
  bring: 'Placer maintenant ressources et Écossais',
  grant: 'Activer maintenant les tuiles du bonus',
  claim: 'Placer maintenant le pion de clan',
  remove: 'Retirer maintenant des tuiles',
  build: 'Poser maintenant une tuile de la défausse',
} as const satisfies Record<EffectWord, string>

const DECLINES: { readonly [K in AskKind]?: string } = {
  choose: 'Ne prendre aucune ressource',
  bring: 'Renoncer au reste',
  claim: 'Ne pas placer de pion de clan',
  build: 'Ne rien poser',
  grant: 'Ne plus activer',
  activate: 'Ne plus activer',
  remove: 'Ne rien retirer',
}
function declineLabel({ pending }: View): string {
  if (pending === null) return words.button('decline')
  if (pending.kind === 'remove' && pending.chosen.length > 0) return 'Ne rien retirer d’autre'
  const own = isBaseKind(pending.kind) ? DECLINES[pending.kind] : brought.fr.prompts[pending.kind]?.decline
  return own ?? words.button('decline')
}

export const actions: Sentences<BaseAction, 'type', [view: View]> = {
  take: (a, view) => takeLabel(a.tile, view),
  discard: (a, view) => ['Avancer jusqu’', ...ala(a.tile), `${ahead(view, a.tile)} et défausser la tuile`],
  coin: () => [words.button('coin')],
  point: () => [words.button('point')],
  sell: (a, view) => [
    `Vendre ${words.goods([a.good])} `,
    ...dela(a.tile),
    view.market[a.good] === 0 ? '' : ` pour ${words.coins(view.market[a.good])}`,
  ],
  spend: (a) => [`Payer ${words.goods([a.good])} `, ...dela(a.tile)],
  buy: (a, view) => [`Acheter ${words.goods([a.good])} pour ${words.coins(view.market[a.good] + 1)}`],
  give: (a) => ['Rendre l’Écossais ', ...dela(a.tile)],
  place: (a, view) => {
    const tile = view.pending?.tile ?? null
    const over = tileAt(view, a.x, a.y)
    const what = tile === null ? ['la tuile'] : la(tile)
    return over === null
      ? ['Poser ', ...what, ` : ${words.cell(a.x, a.y)}`]
      : ['Superposer ', ...what, ' sur ', ...la(over)]
  },
  effect: (a) => [EFFECT_LABELS[a.effect]],
  choose: (a, view) => {
    const tile = view.pending?.tile ?? null
    return tile === null ? [`Prendre ${words.goods(a.goods)}`] : [`Poser ${words.goods(a.goods)} sur `, ...la(tile)]
  },
  put: (a) => [`Poser ${words.goods([a.good])} sur `, ...la(a.tile)],
  settle: (a) => ['Placer un Écossais sur ', ...la(a.tile)],
  activate: activateLabel,
  move: (a) => ['Déplacer un Écossais ', ...dela(a.from), ' vers ', ...la(a.to)],
  claim: (a, view) => claimLabel(a.field, view),
  remove: (a) => ['Retirer ', ...la(a.tile)],
  keep: (a) => [`Garder ${words.goods(a.goods)}`],
  build: (a, view) => (isPerson(view, a.tile) ? ['Prendre ', ...la(a.tile)] : ['Poser ', ...la(a.tile)]),
  decline: (_, view) => [declineLabel(view)],
  end: () => [words.button('end')],
}
