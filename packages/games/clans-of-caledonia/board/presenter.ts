import { plain } from '@bothy/kernel'
import { type Action, type ActionType, type Types, type Unit, type View } from '@bothy/clans-of-caledonia/data'
import type { Presenter, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { helpWords, proposedWords } from './help.ts'
import { pickingWords } from './picking.ts'
import { at } from './targets.ts'
import { productionMacros } from './market/process.ts'
import { textsOf } from './words.ts'

type Paths = {
  readonly [K in ActionType]: (action: Extract<Action, { readonly type: K }>, view: View) => readonly ClickTarget[]
}

function sitePath(unit: Unit | null, hex: number | null, view: View): readonly ClickTarget[] {
  if (hex === null) return unit === null ? [] : [at.unit(unit)]
  return unit === null || view.pending?.kind === 'site' ? [at.hex(hex)] : [at.unit(unit), at.hex(hex)]
}

const PATHS: Paths = {
  bid: ({ vp }) => [at.bid(vp)],
  out: () => ['do:out'],
  take: ({ pair }) => [at.pair(pair)],
  place: ({ unit, hex }, view) => sitePath(unit, hex, view),
  expand: ({ unit, hex }, view) => sitePath(unit, hex, view),
  buy: ({ good, n }) => [at.buy(good), at.buyNumber(good, n)],
  sell: ({ good, n }) => [at.sell(good), at.sellNumber(good, n)],
  obtain: ({ contract }) => [at.contract(contract)],
  ship: () => [at.upgrade('shipping')],
  improve: ({ technology }) => [at.upgrade(technology)],
  hire: () => [at.upgrade('merchant')],
  recall: ({ good }) => [at.recall(good)],
  fulfil: ({ contract }) => [at.contract(contract)],
  slaughter: ({ hex }) => [at.hex(hex)],
  pass: () => ['do:pass'],
  port: ({ port, copy }) => (copy === null ? [at.port(port)] : [at.port(port), at.port(copy)]),
  exchange: ({ give, gain }) => [at.give(give), at.gain(gain)],
  shift: ({ good, up }) => [up ? at.up(good) : at.down(good)],
  swap: ({ hex, unit }) => [at.hex(hex), at.unit(unit)],
  draw: () => ['do:draw'],
  keep: ({ contract }) => [at.contract(contract)],
  row: ({ from, to }) => [at.hex(from), at.hex(to)],
  withdraw: ({ spot }) => [at.barrel(spot)],
  store: () => ['do:store'],
  discard: ({ good, n }) => [at.discard(good), at.discardNumber(good, n)],
  process: ({ bread, cheese, whisky }) => [at.make(bread, cheese, whisky)],
  skip: () => ['do:skip'],
  end: () => ['do:end'],
}

function pathOf<K extends ActionType>(
  action: { [P in K]: Extract<Action, { readonly type: P }> }[K],
  view: View,
): readonly ClickTarget[] {
  return PATHS[action.type](action, view)
}

/** COC-30, COC-63: unit and space, whichever comes to mind first. */
function otherOrder(action: Action, view: View): readonly ClickTarget[] | null {
  if (action.type !== 'expand' && action.type !== 'place' && action.type !== 'swap') return null
  const path = pathOf(action, view)
  return path.length === 2 ? path.toReversed() : null
}

/** Targets that stand for a whole action; the rules have its words. */
const WHOLE = {
  'do:out': { type: 'out' },
  'do:pass': { type: 'pass' },
  'do:draw': { type: 'draw' },
  'do:store': { type: 'store' },
  'do:skip': { type: 'skip' },
  'do:end': { type: 'end' },
} as const satisfies { readonly [target: ClickTarget]: Action }
const isWhole = (target: ClickTarget): target is keyof typeof WHOLE => Object.hasOwn(WHOLE, target)

function labelOf(target: ClickTarget, view: View, language: Language): string {
  if (isWhole(target)) return plain(textsOf(language).action(WHOLE[target], view, view.pending?.seat ?? null), [])
  return target
}

export const presenter: Presenter<Types> = {
  clicksFor: pathOf,
  otherOrder,
  button: (target, view, language) => ({
    label: labelOf(target, view, language),
    primary: target === 'do:end' || target === 'do:draw' || target === 'do:store',
  }),
  fixed: ['do:pass', 'do:end'],
  picking: pickingWords,
  help: helpWords,
  proposed: proposedWords,
  macros: productionMacros,
}

/** The button itself says that bonuses are given up; contracts that could still be drawn are easily overlooked. */
export const asksBefore = (warning: Types['warning']): boolean => warning.warn !== 'bonusLost' || warning.draws > 0
