import type { Seat } from '@bothy/kernel'
import { plain } from '@bothy/kernel'
import type { TomeModuleTypes } from '@bothy/glen-more-2/data'
import { Coin, Points } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Signs } from '../../../board/art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { at } from '../../../board/presenter.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { shortOf } from '../../../board/chronicles/brought.ts'
import { lacking } from './now.ts'
import { tomeIn } from './words.ts'

type Shown = TomeModuleTypes['view']

function Deal({ table, seat, deal, tabIndex }: DealProps) {
  const words = wordsOf(table.language)
  const { goods, by, vp, reason } = deal
  const { lacks, price } = lacking(table.view, seat, goods)
  const bought = lacks.length === 0 ? '' : tomeIn(table).now.buy(lacks, price)
  const short = reason === null ? '' : shortOf(reason.why, words)
  const said = plain(words.texts.action({ type: 'exchange', goods, by }, table.view, table.me), table.names)
  return (
    <Spot
      table={table}
      target={at.way(goods, by)}
      item={at.way(goods, by)}
      label={list([said, bought, short])}
      tabIndex={tabIndex}
      class="gm2-deal-spot"
    >
      <span class="gm2-op" aria-hidden="true">
        <Signs signs={goods} size={24} />
        {by === 'coin' && <Coin value={1} size={24} />}
        <span class="gm2-gets">›</span>
        <Points value={vp} size={30} />
      </span>
      {bought !== '' && reason === null && <small aria-hidden="true">{bought}</small>}
      {short !== '' && (
        <small class="gm2-event-short" aria-hidden="true">
          {short}
        </small>
      )}
    </Spot>
  )
}
type DealProps = { table: BoardContext; seat: Seat; deal: Shown['deals'][number]; tabIndex: number }

export function Deals({ table, seat, shown }: { table: BoardContext; seat: Seat; shown: Shown }) {
  return (
    <Group
      label={tomeIn(table).exchange}
      class="gm2-deals"
      keys={shown.deals.map(({ goods, by }) => at.way(goods, by))}
    >
      {(tabIndex) =>
        shown.deals.map((deal) => {
          const target = at.way(deal.goods, deal.by)
          return <Deal key={target} table={table} seat={seat} deal={deal} tabIndex={tabIndex(target)} />
        })
      }
    </Group>
  )
}
