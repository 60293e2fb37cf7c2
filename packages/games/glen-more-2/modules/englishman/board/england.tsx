import type { ComponentChild } from 'preact'
import type { EnglishmanModuleTypes } from '@bothy/glen-more-2/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { nameOf } from '../../../board/labels.ts'
import { Prices } from '../../../board/market/prices.tsx'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { EnglandToken } from './signs.tsx'
import { englishmanIn } from './words.ts'

export const ENGLAND = 'england'

function englandLabel(table: BoardContext, { holder, price, reward }: EnglishmanModuleTypes['view']): string {
  const words = wordsOf(table.language)
  const say = englishmanIn(table)
  const name = holder === null ? null : nameOf(table, holder, words)
  return list([`${words.market}, ${say.row}`, say.toUse(price), say.toDiscard(reward), say.heldBy(name)])
}

type SpotProps = {
  table: BoardContext
  englishman: EnglishmanModuleTypes['view']
  tabIndex: (key: string) => number
  class: string
  children?: ComponentChild
}

const EnglandSpot = ({ table, englishman, tabIndex, children, class: looks }: SpotProps) => (
  <Spot
    table={table}
    target={null}
    item={ENGLAND}
    label={englandLabel(table, englishman)}
    tabIndex={tabIndex(ENGLAND)}
    class={looks}
  >
    <EnglandToken size={26} />
    <Prices filled={englishman.row} />
    {children}
  </Spot>
)

/** GM2-C4-1: the sixth row of the market, and who holds the token. */
export function EnglandRow({ table, tabIndex }: { table: BoardContext; tabIndex: (key: string) => number }) {
  const { englishman } = table.view.chronicles
  if (englishman === undefined) return null
  const { holder } = englishman
  return (
    <div class="market-stall gm2-stall gm2-england">
      <EnglandSpot table={table} englishman={englishman} tabIndex={tabIndex} class="gm2-stall-buy" />
      {holder !== null && <SeatBadge seat={holder} size={22} class="gm2-england-holder" />}
    </div>
  )
}

export const EnglandAlone = ({
  table,
  englishman,
}: {
  table: BoardContext
  englishman: EnglishmanModuleTypes['view']
}) => (
  <Group label={englishmanIn(table).row} class="gm2-england-alone" keys={[ENGLAND]}>
    {(tabIndex) => (
      <EnglandSpot table={table} englishman={englishman} tabIndex={tabIndex} class="gm2-england-chip">
        {englishman.holder !== null && <SeatBadge seat={englishman.holder} size={22} />}
      </EnglandSpot>
    )}
  </Group>
)
