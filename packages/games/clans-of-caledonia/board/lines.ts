import { GOODS, type Reason, type Unit, type View } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { type ContractFacts, contractFacts } from './contracts/contract-facts.ts'
import { type SiteFacts, siteAt, siteFacts } from './map/site-facts.ts'
import type { Words } from './words.ts'

/** For screen readers: one full stop between sentences, none at the end. */
export const readAloud = (parts: readonly string[]): string => parts.map((part) => part.replace(/\.$/, '')).join('. ')

export type People = { readonly reader: Seat | null; readonly names: readonly string[] }

export const nameOf = ({ reader, names }: People, seat: Seat, { board }: Words): string =>
  seat === reader ? board.you : (names[seat] ?? board.seat(seat))

export function priceLine({ unit, cost, land, discount, site }: SiteFacts, { board, money }: Words): string {
  const parts = [board.unitPrice(unit, money(cost)), land > 0 ? board.landPrice(money(land)) : board.noLandPrice]
  const less = discount > 0 ? ` − ${board.saving(money(discount), site.delta)}` : ''
  return `${parts.join(' + ')}${less}`
}

/** COC-42: one line for each good that neighbours sell. */
export const saleLines = ({ sales }: SiteFacts, people: People, words: Words): readonly string[] =>
  sales.map(({ good, price, usual, most, sellers }) => {
    const owners = words.board.owned(sellers.map((seat) => nameOf(people, seat, words)))
    return words.board.sale(owners, good, words.money(price), words.money(usual), most)
  })

/** COC-54, COC-55. */
export function settlementLine({ linked: { before, after }, site }: SiteFacts, { board }: Words): string {
  const how = site.joins === 0 ? board.founds : board.joins(site.joins)
  return `${how}, ${before === after ? board.sameSettlements(after) : board.settlements(before, after)}`
}

export const fillLine = ({ sales }: SiteFacts, { board }: Words): string | null => {
  const sale = sales.find(({ wanted, most }) => wanted > 0 && wanted <= most)
  return sale === undefined ? null : board.wouldFill(sale.wanted, sale.good)
}

export function siteLines(
  view: View,
  at: { readonly hex: number; readonly unit: Unit },
  people: People,
  words: Words,
): readonly string[] {
  const facts = siteFacts(view, at.hex, at.unit)
  if (facts === null) return []
  return [
    priceLine(facts, words),
    ...saleLines(facts, people, words),
    settlementLine(facts, words),
    ...(facts.glory > 0 ? [words.board.gloryNow(facts.glory)] : []),
  ]
}

export function shortReason(reason: Reason, { board, money }: Words): string {
  if (reason.why === 'money') return board.moneyShort(money(reason.need - reason.has))
  if ((reason.why === 'reach' || reason.why === 'portReach') && reason.level !== null)
    return board.levelsShort(reason.level - reason.has)
  if (reason.why === 'otherArea') return board.tradedBefore(reason.selling)
  return board.short[reason.why]
}

export function spaceLine(view: View, hex: number, { board }: Words): string {
  const site = siteAt(view, hex)
  if (site === null) return ''
  return [
    site.level === null ? board.short.reach : board.level(site.level),
    ...(site.border ? [board.border] : []),
    ...(site.delta ? [board.delta] : []),
    ...(site.expensive ? [board.expensive] : []),
  ].join(', ')
}

export function lackedThings({ needs }: ContractFacts, words: Words): string {
  const missing = (item: string): number => needs.find((need) => need.item === item)?.missing ?? 0
  return words.needs({ goods: GOODS.map(missing), beef: missing('beef'), mutton: missing('mutton') })
}

function lacksLine(facts: ContractFacts, words: Words): string {
  if (facts.shown === null) return ''
  return facts.shown.reason === null ? words.board.ready : words.board.lacks(lackedThings(facts, words))
}

/** COC-37 to COC-40: what is missing, what buying it costs now, and what it brings at today’s import prices. */
export function contractLines(view: View, contract: number, words: Words): readonly string[] {
  const { board, money, vp } = words
  const facts = contractFacts(view, contract)
  const { shown } = facts
  if (shown === null) return []
  const brings = [vp(shown.vp), ...(shown.money > 0 ? [money(shown.money)] : [])].join(', ')
  const buys = shown.beef + shown.mutton > 0 ? board.buyGoods : board.buyRest
  return [lacksLine(facts, words), ...(shown.cost > 0 ? [buys(money(shown.cost))] : []), board.brings(brings)]
}

/** COC-55, COC-68: what slaughtering an animal would change. */
export function animalLines(view: View, hex: number, { board }: Words): readonly string[] {
  const animal = view.animals.find((it) => it.hex === hex)
  if (animal === undefined || view.pending === null) return []
  const before = view.players[view.pending.seat].settlements.linked.length
  return [
    before === animal.linked ? board.sameSettlements(before) : board.settlements(before, animal.linked),
    ...(animal.glory < 0 ? [board.gloryLost(-animal.glory)] : []),
  ]
}
