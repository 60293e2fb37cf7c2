import type { Message, Sentences } from '@bothy/kernel'
import type { Action, AskKind, BaseAction, EffectWord, View } from '../rules/types.ts'
import { brought } from './brought.ts'
import { all } from './en-counts.ts'
import { field, the } from './en-grammar.ts'
import { paymentText } from './en-payment.ts'
import { words } from './en-words.ts'
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
  return steps === null ? '' : ` (${words.spaces(steps)} ahead)`
}

function takeLabel(tile: number, view: View): Message {
  if (isEntered(view, tile)) return ['Move to ', the(tile), ahead(view, tile)]
  const offer = offerOf(view, tile)
  const pays = offer === undefined || offer.payment === null ? '' : paymentText(offer.payment, costsCoins(view, tile))
  const how = offer?.needsSale === true ? ', which you can afford after a sale' : pays === '' ? '' : `: ${pays}`
  return ['Take ', the(tile), `${ahead(view, tile)}${how}`]
}

function activateLabel(a: Extract<Action, { type: 'activate' }>, view: View): Message {
  const way = wayOf(view, a)
  const by = a.by === 'coin' ? ' with Sinclair' : a.by === 'vp' ? ' with MacGregor' : ''
  const extra = isExtra(view, a.tile) ? ' with Loch Ness' : ''
  const head: Message = ['Activate ', the(a.tile), `${extra}${by}`]
  if (way === undefined) return a.goods.length === 0 ? head : [...head, `: ${words.goods(a.goods)}`]
  const gives = all(wayParts(way, words))
  const pays = paymentText(way.payment, a.by === 'coin')
  return [...head, pays === '' ? `: ${gives}` : `: ${pays}, get ${gives}`]
}

function claimLabel(id: number, view: View): Message {
  const shown = fieldOf(view, id)
  if (shown === undefined) return ['Place a clan marker on ', field(id)]
  const gives = bonusParts(shown.bonus, words, { tiles: 'your choice of tiles', ongoing: 'an ongoing power' })
  return [
    'Place a clan marker on ',
    field(id),
    ` for ${shown.price === 0 ? 'free' : words.coins(shown.price)}: ${gives.length === 0 ? 'nothing now' : all(gives)}`,
  ]
}

const EFFECT_LABELS = {
  scotsman: 'Put the Scotsman on the tile now',
  choose: 'Choose the resources now',
  bring: 'Put resources and Scotsmen on your tiles now',
  grant: 'Activate the tiles of the bonus now',
  claim: 'Place the clan marker now',
  remove: 'Remove tiles now',
  build: 'Build from the discard pile now',
} as const satisfies Record<EffectWord, string>

const DECLINES: { readonly [K in AskKind]?: string } = {
  choose: 'Take no resources',
  bring: 'Decline the rest',
  claim: 'Place no clan marker',
  build: 'Build nothing',
  grant: 'Stop activating',
  activate: 'Stop activating',
  remove: 'Remove nothing',
}
function declineLabel({ pending }: View): string {
  if (pending === null) return words.button('decline')
  if (pending.kind === 'remove' && pending.chosen.length > 0) return 'Remove nothing more'
  const own = isBaseKind(pending.kind) ? DECLINES[pending.kind] : brought.en.prompts[pending.kind]?.decline
  return own ?? words.button('decline')
}

export const actions: Sentences<BaseAction, 'type', [view: View]> = {
  take: (a, view) => takeLabel(a.tile, view),
  discard: (a, view) => ['Move to ', the(a.tile), `${ahead(view, a.tile)} and discard it`],
  coin: () => [words.button('coin')],
  point: () => [words.button('point')],
  sell: (a, view) => [
    `Sell ${words.goods([a.good])} from `,
    the(a.tile),
    view.market[a.good] === 0 ? '' : ` for ${words.coins(view.market[a.good])}`,
  ],
  spend: (a) => [`Pay ${words.goods([a.good])} from `, the(a.tile)],
  buy: (a, view) => [`Buy ${words.goods([a.good])} for ${words.coins(view.market[a.good] + 1)}`],
  give: (a) => ['Give up the Scotsman on ', the(a.tile)],
  place: (a, view) => {
    const tile = view.pending?.tile ?? null
    const over = tileAt(view, a.x, a.y)
    const what = tile === null ? 'the tile' : the(tile)
    return over === null ? ['Place ', what, `: ${words.cell(a.x, a.y)}`] : ['Place ', what, ' on top of ', the(over)]
  },
  effect: (a) => [EFFECT_LABELS[a.effect]],
  choose: (a, view) => {
    const tile = view.pending?.tile ?? null
    return tile === null ? [`Take ${words.goods(a.goods)}`] : [`Put ${words.goods(a.goods)} on `, the(tile)]
  },
  put: (a) => [`Put ${words.goods([a.good])} on `, the(a.tile)],
  settle: (a) => ['Put a Scotsman on ', the(a.tile)],
  activate: activateLabel,
  move: (a) => ['Move a Scotsman from ', the(a.from), ' to ', the(a.to)],
  claim: (a, view) => claimLabel(a.field, view),
  remove: (a) => ['Remove ', the(a.tile)],
  keep: (a) => [`Keep ${words.goods(a.goods)}`],
  build: (a, view) => (isPerson(view, a.tile) ? ['Take ', the(a.tile)] : ['Build ', the(a.tile)]),
  decline: (_, view) => [declineLabel(view)],
  end: () => [words.button('end')],
}
