import type { Seat } from '@bothy/kernel'
import {
  type CardId,
  CLAIMER,
  type FieldId,
  type GangsterId,
  LAIRD,
  type TileId,
  type TileShown,
  WANDER,
} from '@bothy/glen-more-2/data'
import { Coin, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { nameOf } from '../../../board/labels.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { bossIn } from './presenter.ts'
import { Lurker } from './signs.tsx'
import { mobsIn } from './words.ts'

export function bossName(table: BoardContext, gangster: GangsterId): string | null {
  const { mobs } = table.view.chronicles
  const boss = mobs === undefined ? null : bossIn(mobs, gangster)
  return boss === null || boss === table.reader ? null : nameOf(table, boss, wordsOf(table.language))
}

const Claim = ({ seat, coins, class: name }: { seat: Seat | null; coins: number | null; class: string }) => (
  <span class={`gm2-mob-claim ${name}`} aria-hidden="true">
    {seat !== null && <SeatBadge seat={seat} size={18} />}
    {coins !== null && <Coin value={coins} size={18} />}
  </span>
)

export function ReservedTile({ table, tile }: { table: BoardContext; tile: TileId }) {
  const { mobs } = table.view.chronicles
  if (mobs === undefined || mobs.reserved === null || mobs.reserved.tile !== tile) return null
  return <Claim seat={bossIn(mobs, LAIRD)} coins={mobs.reserved.coins} class="gm2-mob-reserved" />
}

const chargeOn = ({ view }: BoardContext, field: FieldId) =>
  view.chronicles.mobs?.charged.find((it) => it.field === field)

export function ChargedField({ table, field }: { table: BoardContext; field: FieldId }) {
  const { mobs } = table.view.chronicles
  const charge = chargeOn(table, field)
  if (mobs === undefined || charge === undefined) return null
  return <Claim seat={bossIn(mobs, WANDER)} coins={charge.coins} class="gm2-mob-charged" />
}

export function chargeSaid(table: BoardContext, field: FieldId): string {
  const charge = chargeOn(table, field)
  return charge === undefined ? '' : mobsIn(table).charged(bossName(table, WANDER), charge.coins)
}

export function StakedCard({ table, card }: { table: BoardContext; card: CardId }) {
  const { mobs } = table.view.chronicles
  if (mobs === undefined || !mobs.staked.includes(card)) return null
  return (
    <>
      <Claim seat={bossIn(mobs, CLAIMER)} coins={null} class="gm2-mob-staked" />
      <span class="visually-hidden">{mobsIn(table).staked(bossName(table, CLAIMER))}</span>
    </>
  )
}

const lurkingOn = ({ view }: BoardContext, seat: Seat, { tile }: TileShown) =>
  (view.chronicles.mobs?.lurking ?? []).filter((it) => it.of === seat && it.tile === tile)

export function LurkersOnTile({ table, seat, shown }: { table: BoardContext; seat: Seat; shown: TileShown }) {
  const { mobs } = table.view.chronicles
  const here = lurkingOn(table, seat, shown)
  if (mobs === undefined || here.length === 0) return null
  return (
    <span class="gm2-lurkers" aria-hidden="true">
      {here.map(({ gangster }) => (
        <span key={gangster} data-key={`lurker:${gangster}`}>
          <Lurker seat={bossIn(mobs, gangster) ?? seat} />
        </span>
      ))}
    </span>
  )
}

export const lurkersSaid = (table: BoardContext, seat: Seat, shown: TileShown): string =>
  lurkingOn(table, seat, shown)
    .map(({ gangster }) => mobsIn(table).lurks(gangster, bossName(table, gangster)))
    .join(', ')
