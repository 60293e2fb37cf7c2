import type { Seat } from '@bothy/kernel'
import { type Event, GOODS, ROUNDS, type ScoringTile, type View } from '@bothy/clans-of-caledonia/data'
import { changeOf, less, NO_GOODS, plus } from './changes.ts'

export type Holding = { readonly money: number; readonly goods: readonly number[] }

export type SeatRound = {
  /** COC-66: before its units bring anything, after that, and at the end of its Production. */
  readonly before: Holding
  readonly gained: Holding
  readonly after: Holding
  readonly income: number
  readonly produced: readonly number[]
  readonly processed: readonly number[]
  readonly events: readonly Event[]
  /** COC-85, COC-91: money that a clan gains beside its workers. */
  readonly extra: number
  /** COC-91. */
  readonly stored: boolean
  readonly saw: 'nothing' | 'gains' | 'all'
}

export type RoundTold = {
  readonly round: number
  readonly seats: readonly SeatRound[]
  readonly spaces: View['spaces']
  /** COC-68; null where the game has no scoring tiles. */
  readonly scored: Extract<Event, { readonly type: 'roundScored' }> | null
  /** COC-47: seats in the order of the next round; null after the last. */
  readonly order: readonly Seat[] | null
  readonly next: ScoringTile | null
  readonly isNew: boolean
}

const isEnd = (event: Event): boolean => event.type === 'gameEnded' || (event.type === 'roundBegan' && event.round > 1)

const isOf = (event: Event, seat: Seat): boolean => changeOf(event)?.seat === seat

const undone = (from: Holding, events: readonly Event[], seat: Seat): Holding =>
  events.reduce<Holding>((now, event) => {
    const change = changeOf(event)
    if (change === null || change.seat !== seat) return now
    return { money: now.money - change.money, goods: less(now.goods, change.goods) }
  }, from)

function unplaced(spaces: View['spaces'], event: Event): View['spaces'] {
  if (event.type === 'unitPlaced') return spaces.filter(({ hex }) => hex !== event.hex)
  if (event.type === 'unitSwapped')
    return spaces.map((it) => (it.hex === event.hex && it.seat !== null ? { ...it, unit: event.from } : it))
  if (event.type === 'rowed')
    return spaces.map((it) => (it.hex === event.to && it.seat !== null ? { ...it, hex: event.from } : it))
  return event.type === 'slaughtered' ? [...spaces, { hex: event.hex, seat: event.seat, unit: event.unit }] : spaces
}

function seatRound(section: readonly Event[], seat: Seat, end: Holding, known: number): SeatRound {
  const at = section.findIndex((event) => event.type === 'produced' && event.seat === seat)
  const rest = section.slice(at + 1).filter((event) => isOf(event, seat))
  const gained = undone(end, rest, seat)
  const own = section[at]
  const isProduced = own?.type === 'produced'
  const before = isProduced ? undone(gained, [own], seat) : gained
  const lastOwn = section.findLastIndex((event) => isOf(event, seat) || isDeclined(event, seat))
  return {
    before,
    gained,
    after: end,
    income: isProduced ? own.money : 0,
    produced: isProduced ? own.goods : NO_GOODS,
    processed: rest.reduce(
      (sum, event) =>
        event.type === 'processed' ? plus(sum, [0, 0, 0, event.bread, event.cheese, event.whisky]) : sum,
      NO_GOODS,
    ),
    events: rest,
    extra: rest.reduce((sum, event) => sum + (changeOf(event)?.money ?? 0), 0),
    stored: rest.some(({ type }) => type === 'barrelStored'),
    saw: at >= known ? 'nothing' : lastOwn >= known ? 'gains' : 'all',
  }
}
const isDeclined = (event: Event, seat: Seat): boolean => event.type === 'declined' && event.seat === seat

/** COC-66 to COC-68: the end of each round that these events tell; `view` is the position after all of them. */
export function roundsTold(earlier: readonly Event[], events: readonly Event[], view: View): readonly RoundTold[] {
  const all = [...earlier, ...events]
  let holdings: readonly Holding[] = view.players.map(({ money, goods }) => ({
    money,
    goods: GOODS.map((good) => goods[good]),
  }))
  let { spaces } = view
  const rounds: RoundTold[] = []
  let end = all.length
  for (let at = all.length - 1; at >= 0; at--) {
    const event = all[at]
    if (event === undefined || !isEnd(event)) continue
    const from = sectionStart(all, at)
    const scored = all.slice(from, at).find((it) => it.type === 'roundScored')
    // COC-92: barrels that leave before final scoring are no part of the Production.
    const stop = scored === undefined ? at : all.indexOf(scored)
    holdings = holdings.map((now, seat) => undone(now, all.slice(stop, end), seat))
    spaces = all.slice(stop, end).reduceRight(unplaced, spaces)
    end = stop
    const section = all.slice(from, stop)
    const known = earlier.length - from
    rounds.unshift({
      round: event.type === 'roundBegan' ? event.round - 1 : ROUNDS,
      seats: holdings.map((now, seat) => seatRound(section, seat, now, known)),
      spaces,
      scored: scored ?? null,
      order: event.type === 'roundBegan' ? event.order : null,
      next: event.type === 'roundBegan' ? event.tile : null,
      isNew: at >= earlier.length,
    })
  }
  return rounds
}

/** A Production begins with the first seat that produces after the last turn. */
function sectionStart(all: readonly Event[], end: number): number {
  const turn = all.findLastIndex(({ type }, i) => i < end && (type === 'turnEnded' || type === 'roundBegan'))
  const first = all.findIndex(({ type }, i) => i > turn && i < end && type === 'produced')
  return first < 0 ? end : first
}
