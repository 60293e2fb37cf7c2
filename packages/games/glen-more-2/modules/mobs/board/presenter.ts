import type { Seat } from '@bothy/kernel'
import {
  ANDERSON,
  CLAIMER,
  DUFF,
  type GangsterId,
  LAIRD,
  type MobsModuleTypes,
  SNITCH,
  type View,
  WANDER,
} from '@bothy/glen-more-2/data'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { boxOf } from '../../../board/labels.ts'
import { at } from '../../../board/presenter.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import type { ChronicleSlots, ChronicleTables } from '../../../board/chronicles/part.ts'
import { mobsIn } from './words.ts'

type Tables = ChronicleTables<MobsModuleTypes>
export type MobsShown = MobsModuleTypes['view']

export const atGangster = (gangster: GangsterId): ClickTarget => `gangster:${gangster}`
export const atVictim = (seat: Seat): ClickTarget => `victim:${seat}`
export const atTerritory = (seat: Seat): ClickTarget => `territory:${seat}`
export const atHaggis = (place: number): ClickTarget => `give:${place}`
export const atItem = (item: string): ClickTarget => `item:${item}`
export const atSwap = (good: string): ClickTarget => `swap:${good}`

export const isAsked = ({ pending }: View, kind: MobsModuleTypes['frame']['kind']): boolean => pending?.kind === kind
const isOneKind = ({ chronicles }: View): boolean => new Set(chronicles.mobs?.asked?.goods).size < 2
const tokensLeft = ({ chronicles }: View, gangster: GangsterId): number =>
  chronicles.mobs?.tokens.find((it) => it.gangster === gangster)?.left ?? 0

const isBesideMove = ({ pending }: View): boolean => pending?.kind === 'turn' || pending?.kind === 'activate'

const tokenOf = (view: View, gangster: GangsterId, target: ClickTarget): readonly ClickTarget[] =>
  tokensLeft(view, gangster) > 1 ? [target] : []

/** Beside a move a gangster is picked first, then his action; a question of his own needs only its object. */
export const mobsPaths: Tables['paths'] = {
  penny: (a) => [atGangster(a.gangster), 'do:penny'],
  recruit: (a) => [atGangster(a.gangster), 'do:recruit'],
  charge: ({ token, field }, view) => [
    atGangster(WANDER),
    ...tokenOf(view, WANDER, `do:charge-${token}`),
    at.field(field),
  ],
  reserve: ({ token, tile }, view) => [
    atGangster(LAIRD),
    ...tokenOf(view, LAIRD, `do:reserve-${token}`),
    at.tile(tile),
  ],
  grab: ({ row }, view) => [isBesideMove(view) ? atGangster(DUFF) : 'do:grab', at.row(row)],
  intercept: ({ good, tile }, view) => [
    ...(isOneKind(view) ? [] : [at.good(good)]),
    tile === null ? 'do:market' : at.tile(tile),
  ],
  declineTurn: () => ['do:decline-turn'],
  hire: ({ gangster, from }, view) => [
    ...(isAsked(view, 'hire') ? [] : [atGangster(gangster)]),
    from === null ? at.newScotsman : at.scotsman(from),
  ],
  lurk: ({ tile }) => [at.tile(tile)],
  sneak: ({ tile }) => [atGangster(SNITCH), at.tile(tile)],
  steal: ({ good, tile }, view) => [...(isOneKind(view) ? [] : [at.good(good)]), at.tile(tile)],
  shift: ({ tile }) => [atGangster(ANDERSON), at.tile(tile)],
  rehome: ({ to, x, y }) => [atTerritory(to), at.cell(x, y)],
  trick: ({ item, good }) => [atItem(item), atSwap(good)],
  stake: ({ card }, view) => [...(isAsked(view, 'stake') ? [] : [atGangster(CLAIMER)]), at.card(card)],
  slip: () => ['do:slip'],
  second: () => ['do:second'],
  barge: () => ['do:barge'],
  demand: ({ of }) => [atVictim(of)],
  surrender: ({ place }) => [atHaggis(place)],
  reroll: () => ['do:reroll'],
}

const charge =
  (token: number): Tables['buttons'][ClickTarget] =>
  (words, view) =>
    mobsIn(words).tokenButton(boxOf(view).mobs.wander[token] ?? 0)
const reserve =
  (token: number): Tables['buttons'][ClickTarget] =>
  (words, view) =>
    mobsIn(words).tokenButton(boxOf(view).mobs.laird[token] ?? 0)

export const mobsButtons: Tables['buttons'] = {
  'do:penny': (words) => mobsIn(words).pennyButton,
  'do:recruit': (words) => mobsIn(words).recruitButton,
  'do:grab': (words) => mobsIn(words).grabButton,
  'do:charge-0': charge(0),
  'do:charge-1': charge(1),
  'do:reserve-0': reserve(0),
  'do:reserve-1': reserve(1),
  'do:reserve-2': reserve(2),
  'do:market': (words) => mobsIn(words).marketButton,
  'do:decline-turn': (words) => mobsIn(words).declineTurnButton,
  'do:slip': (words) => mobsIn(words).slipButton,
  'do:second': (words) => mobsIn(words).secondButton,
  'do:barge': (words) => mobsIn(words).bargeButton,
  'do:reroll': (words) => mobsIn(words).rerollButton,
}

export const mobsHelp: Tables['help'] = {
  mob: (words) => mobsIn(words).helpMob,
  hire: (words) => mobsIn(words).helpHire,
  lurk: (words) => mobsIn(words).helpLurk,
  steal: null,
  intercept: (words) => mobsIn(words).helpIntercept,
  rehome: (words) => mobsIn(words).helpShift,
  trick: (words) => mobsIn(words).helpTrick,
  stake: (words) => mobsIn(words).gangsterText(CLAIMER),
  slip: null,
  second: null,
  barging: null,
  demand: (words) => mobsIn(words).helpDemand,
  surrender: null,
  reroll: null,
}

const PANELS: ReadonlySet<string> = new Set(['mob', 'lurk', 'rehome', 'trick', 'stake', 'demand', 'surrender'])

/** Every turn ends at the prison, so only the asked seat gets its panel; the others see the strip. */
export const isMobAsked = ({ pending }: View, me: Seat | null): boolean =>
  pending !== null && pending.seat === me && PANELS.has(pending.kind)

export function pickedGangster([first]: readonly ClickTarget[]): GangsterId | null {
  const [kind, id] = first?.split(':') ?? []
  return kind === 'gangster' ? Number(id) : null
}

const isLit = ({ choice }: BoardContext, target: ClickTarget): boolean => choice.isSelectable(target)

function litSeat(table: BoardContext, targetsOf: (seat: Seat) => readonly ClickTarget[]): Seat {
  const me = table.me ?? 0
  const seats = table.view.players.map((_, i) => (me + 1 + i) % table.view.seats)
  return seats.find((seat) => targetsOf(seat).some((target) => isLit(table, target))) ?? me
}

type Sight = ReturnType<NonNullable<ChronicleSlots['sight']>>

function sightOfPicked(table: BoardContext, gangster: GangsterId): Sight {
  const seat = table.me ?? 0
  const tilesOf = (of: Seat): readonly ClickTarget[] => table.view.players[of].tiles.map(({ tile }) => at.tile(tile))
  switch (gangster) {
    case WANDER:
      return { pane: 'map', seat }
    case DUFF:
    case LAIRD:
      return { pane: 'rondel', seat }
    case SNITCH:
      return { pane: 'land', seat: litSeat(table, tilesOf) }
    case CLAIMER:
      return { pane: 'land', seat: litSeat(table, (of) => table.view.players[of].cards.map(at.card)) }
    default:
      return { pane: 'land', seat }
  }
}

export function mobsSight(table: BoardContext): Sight {
  const { view, choice } = table
  if (isAsked(view, 'mob')) return null
  if (isAsked(view, 'lurk'))
    return { pane: 'rondel', seat: litSeat(table, (of) => view.players[of].tiles.map(({ tile }) => at.tile(tile))) }
  if (isAsked(view, 'rehome')) {
    const picked = view.players.findIndex((_, seat) => choice.picked[0] === atTerritory(seat))
    return { pane: 'rondel', seat: picked < 0 ? litSeat(table, (of) => [atTerritory(of)]) : picked }
  }
  const gangster = pickedGangster(choice.picked)
  return gangster === null ? null : sightOfPicked(table, gangster)
}

export function bossIn({ players }: MobsShown, gangster: GangsterId): Seat | null {
  const seat = players.findIndex(({ gangsters }) => gangsters.includes(gangster))
  return seat < 0 ? null : seat
}
