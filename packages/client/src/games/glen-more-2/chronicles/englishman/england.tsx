import type { Seat } from '@bothy/kernel'
import { SeatBadge } from '../../../../art/index.ts'
import { list } from '../../board-words.ts'
import { nameOf } from '../../labels.ts'
import { Prices } from '../../prices.tsx'
import { Spot, type Table } from '../../spot.tsx'
import { wordsOf } from '../../words.ts'
import { EnglandToken } from './signs.tsx'
import { englishmanIn } from './words.ts'

export const ENGLAND = 'england'

/** GM2-C4-1: the sixth row of the market, and who holds the token. */
export function EnglandRow({ table, tabIndex }: { table: Table; tabIndex: (key: string) => number }) {
  const { englishman } = table.view.chronicles
  if (englishman === undefined) return null
  const words = wordsOf(table.language)
  const { holder, row, price, reward } = englishman
  const name = holder === null ? null : nameOf(table, holder, words)
  const say = englishmanIn(table)
  return (
    <div class="gm2-stall gm2-england">
      <Spot
        table={table}
        target={null}
        thing={ENGLAND}
        label={list([`${words.market}, ${say.row}`, say.toUse(price), say.toDiscard(reward), say.heldBy(name)])}
        tabIndex={tabIndex(ENGLAND)}
        class="gm2-stall-buy"
      >
        <EnglandToken size={26} />
        <Prices filled={row} />
      </Spot>
      {holder !== null && <SeatBadge seat={holder} size={22} class="gm2-england-holder" />}
    </div>
  )
}

/** On the panel of the seat that holds the token. */
export function EnglandSign({ table, seat }: { table: Table; seat: Seat }) {
  if (table.view.chronicles.englishman?.holder !== seat) return null
  const { token } = englishmanIn(table)
  return (
    <span class="gm2-stat" title={token}>
      <EnglandToken size={20} />
      <span class="visually-hidden">{token}</span>
    </span>
  )
}
