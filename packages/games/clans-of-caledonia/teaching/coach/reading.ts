import type { CoachSight } from '@bothy/kernel/coach'
import type { Hex } from '@bothy/kit'
import { CONTRACT_FACES, type ContractGood, type ContractId } from '../../data/contracts.ts'
import { GOODS, type Import, type Meat } from '../../data/goods.ts'
import { hexName } from '../../data/grid.ts'
import type { Unit } from '../../data/units.ts'
import type { ActionType, AskKind, ContractShown, PlayerShown, Site, Types } from '../../rules/types.ts'

export type Sight = CoachSight<Types>

export const asks = ({ view: { pending }, me }: Sight, ...kinds: readonly AskKind[]): boolean =>
  pending !== null && pending.seat === me && kinds.includes(pending.kind)

export const own = ({ view, me }: Sight): PlayerShown => view.players[me]

export const can = ({ legal }: Sight, type: ActionType): boolean => legal.some((one) => one.type === type)

export const isPassing = (sight: Sight, from: number, to: number): boolean =>
  asks(sight, 'turn') &&
  sight.view.round >= from &&
  sight.view.round <= to &&
  sight.choice.length > 0 &&
  sight.choice.every(({ type }) => type === 'pass')

export const hex = (at: Hex): string => `hex ${hexName(at)}`
export const contract = (id: number): string => `contract ${id + 1}`

export function placing(sight: Sight): { readonly site: Site; readonly units: readonly Unit[] } | null {
  const [first] = sight.choice
  if (!asks(sight, 'turn', 'site') || first?.type !== 'expand' || first.hex === null) return null
  const site = sight.view.sites.find((one) => one.hex === first.hex && one.reason === null)
  const chosen = sight.choice.flatMap((one) => (one.type === 'expand' && one.hex === first.hex ? [one] : []))
  if (site === undefined || chosen.length < sight.choice.length) return null
  return { site, units: chosen.flatMap(({ unit }) => (unit === null ? [] : [unit])) }
}

export function kindChosen(sight: Sight): Unit | null {
  const [first] = sight.choice
  if (!asks(sight, 'turn', 'site') || first?.type !== 'expand') return null
  return sight.choice.every((one) => one.type === 'expand' && one.unit === first.unit) ? first.unit : null
}

export const lacking = ({ missing, beef, mutton }: ContractShown): number =>
  GOODS.reduce((all, good) => all + missing[good], beef + mutton)

type Needs = { readonly [need in ContractGood | Meat]?: number }
type Imports = { readonly [kind in Import]?: number }
/** As printed: a match with corrected contracts has none of what is read from them. */
export const needsOf = (id: ContractId): Needs => CONTRACT_FACES[id].needs
export const importsOf = (id: ContractId): Imports => CONTRACT_FACES[id].imports

export function openSites(sight: Sight): readonly Site[] {
  return sight.view.sites.filter(({ reason, prices }) => reason === null && prices.some((one) => one.reason === null))
}
