import {
  type BoxContract,
  CONTRACT_GOODS,
  type ContractGood,
  GOODS,
  IMPORTS,
  type Meat,
  MEATS,
  type StartingTables,
} from '@bothy/clans-of-caledonia/data'
import type { ComponentChildren } from 'preact'
import { Coin, Points, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { Icon, type IconName } from '../art/icons.tsx'

export type AtHand = { readonly [need in ContractGood | Meat]: number }

function Pile({ icon, count, have, size }: { icon: IconName; count: number; have: number; size: number }) {
  return (
    <span class="coc-pile">
      {Array.from({ length: count }, (_, i) => (
        <Icon key={i} icon={icon} size={size} class={i < have ? '' : 'coc-missing'} />
      ))}
    </span>
  )
}

function Gain({ icon, count, size }: { icon: IconName; count: number; size: number }) {
  return (
    <span class="coc-gain">
      {count > 1 && <b>{count}</b>}
      <Icon icon={icon} size={size} />
    </span>
  )
}

/** More pictures than this overlap, so that the note has room beside them. */
const SIDE_BY_SIDE = 4

type ContractCardProps = {
  readonly contract: BoxContract
  /** `null` where the contract is compared with no seat's stock: everything in full colour. */
  readonly have: AtHand | null
  readonly seat?: number | null
  readonly size?: number
  /** Victory points of its benefits at today's import prices; null where they are not shown. */
  readonly worth?: number | null
  readonly children?: ComponentChildren
}

export function ContractCard({ contract, have, seat = null, size = 22, worth = null, children }: ContractCardProps) {
  const needs = [...CONTRACT_GOODS, ...MEATS].filter((need) => contract[need] > 0)
  const isLong = needs.reduce((sum, need) => sum + contract[need], 0) > SIDE_BY_SIDE
  const small = Math.round(size * 0.84)
  return (
    <div class={`coc-contract ${seat === null ? '' : 'coc-owned'}`}>
      {seat !== null && (
        <span class="coc-cloth">
          <SeatTartan seat={seat} scale={0.6} />
        </span>
      )}
      <div class={isLong ? 'coc-needs coc-long' : 'coc-needs'} aria-hidden="true">
        {needs.map((need) => (
          <Pile key={need} icon={need} count={contract[need]} have={have?.[need] ?? contract[need]} size={size} />
        ))}
      </div>
      {children !== undefined && (
        <div class="coc-note" aria-hidden="true">
          {children}
        </div>
      )}
      <div class="coc-gains" aria-hidden="true">
        {[...IMPORTS.toReversed(), 'freeSpace' as const, 'upgrade' as const].map(
          (kind) => contract[kind] > 0 && <Gain key={kind} icon={kind} count={contract[kind]} size={small} />,
        )}
        {contract.money > 0 && <Coin value={`£${contract.money}`} size={small} />}
        {worth !== null && <Points value={worth} size={small + 4} class="coc-worth" />}
      </div>
    </div>
  )
}

export function ContractBack({ children }: { children?: ComponentChildren }) {
  return (
    <div class="coc-contract coc-back">
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle class="coc-wax" cx="20" cy="20" r="13" />
        <g transform="translate(11 10.5) scale(0.75)">
          <Icon icon="shipping" size={24} />
        </g>
      </svg>
      {children}
    </div>
  )
}

/** COC-19: money and goods to begin with. */
export function StartingCard({ tile, size = 24 }: { tile: StartingTables; size?: number }) {
  return (
    <div class="coc-starting" aria-hidden="true">
      <Coin value={`£${tile.money}`} size={size} />
      {GOODS.map((good, i) => tile.goods[i] > 0 && <Gain key={good} icon={good} count={tile.goods[i]} size={size} />)}
    </div>
  )
}
