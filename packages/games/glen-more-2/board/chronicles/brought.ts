import {
  type Action,
  type ActionType,
  type ChronicleId,
  type ChronicleModuleTypes,
  type ModuleTypes,
  ORDER,
  type PendingKind,
  type View,
} from '@bothy/glen-more-2/data'
import type { Seat } from '@bothy/kernel'
import type { FunctionComponent } from 'preact'
import type { Movement } from '@bothy/board-kit/board/motion/flights.ts'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { addLandmarks } from '../art/landmarks.ts'
import type { BoardContext } from '../spot.tsx'
import type { Words } from '../words.ts'
import type { ChroniclePart, ChronicleRow, ChronicleSlots, FlightTools, Sight } from './part.ts'

type Says<R = string> = (words: Words, view: View) => R

type Added<N extends keyof ChronicleModuleTypes> = ModuleTypes[ChronicleId][N]

const tables: {
  readonly paths: {
    readonly [K in ActionType]?: (action: Extract<Action, { readonly type: K }>, view: View) => readonly ClickTarget[]
  }
  readonly help: { readonly [K in Added<'frame'>['kind']]?: Says<string | null> | null }
  readonly flights: {
    readonly [K in Added<'event'>['type']]?:
      | ((event: Extract<Added<'event'>, { readonly type: K }>, tools: FlightTools) => readonly Movement[])
      | null
  }
  readonly buttons: { readonly [target: ClickTarget]: Says }
} = { paths: {}, help: {}, flights: {}, buttons: {} }

const parts = new Map<ChronicleId, ChronicleSlots>()
const byEvent = new Map<string, ChronicleSlots>()

export function bringPart<K extends ChronicleId>(id: K, part: ChroniclePart<ModuleTypes[K]>): void {
  parts.set(id, part)
  for (const type of Object.keys(part.flights)) byEvent.set(type, part)
  addLandmarks(part.landmarks)
  Object.assign(tables.paths, part.paths)
  Object.assign(tables.help, part.help)
  Object.assign(tables.flights, part.flights)
  Object.assign(tables.buttons, part.buttons)
}

export const { paths, help, flights, buttons } = tables

/** `help` has an entry for every question of a Chronicle, null included. */
export const isOfChronicle = (kind: PendingKind): kind is Added<'frame'>['kind'] => Object.hasOwn(help, kind)

/** In the order of all Chronicles: parts arrive in any order. */
export const playedOf = ({ chronicles }: View): readonly (readonly [ChronicleId, ChronicleSlots])[] =>
  ORDER.flatMap((id) => {
    const part = parts.get(id)
    return part === undefined || chronicles[id] === undefined ? [] : [[id, part] as const]
  })

export const partsOf = (view: View): readonly ChronicleSlots[] => playedOf(view).map(([, part]) => part)

/** Drawn by several Chronicles together; the first that arrives brings it. */
export const shared: {
  late: {
    readonly Dock: FunctionComponent<{ table: BoardContext; sight: Sight }>
    readonly Opened: FunctionComponent<{ table: BoardContext; id: ChronicleId; seat: Seat }>
    readonly Told: FunctionComponent<{ table: BoardContext; id: ChronicleId }>
    readonly OnSeat: FunctionComponent<{ table: BoardContext; seat: Seat; opened: ChronicleId | null }>
  } | null
} = { late: null }

export const allParts = (): readonly ChronicleSlots[] => [...parts.values()]

export const partOfEvent = (type: string): ChronicleSlots | null => byEvent.get(type) ?? null

export const isChronicleRow = (kind: string): kind is ChronicleRow => kind.includes(':')

export function rowIn(kind: ChronicleRow): { row: number; look: ChronicleSlots['scored'] } {
  const [whose, row] = kind.split(':')
  return { row: Number(row), look: [...parts].find(([id]) => id === whose)?.[1].scored }
}

export function shortOf(why: string, words: Words): string {
  const short: { readonly [why: string]: string } =
    [words.board.short, ...allParts().map((part) => part.short?.(words) ?? {})].find((it) => Object.hasOwn(it, why)) ??
    {}
  return short[why] ?? ''
}
