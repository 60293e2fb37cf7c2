import { ROUNDS } from '@bothy/clans-of-caledonia/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { boxOf } from '../box.ts'
import { nameOf } from '../lines.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

/** COC-47, COC-77: money for the first, second ... seat to pass. */
function passPlaces(view: BoardContext['view']): readonly { readonly seat: number | null; readonly money: number }[] {
  return boxOf(view)
    .passMoneyFor(view.seats)
    .map((money, place) => ({ seat: view.passed[place] ?? null, money }))
}

export function Order(table: BoardContext) {
  const words = wordsOf(table.language)
  const { trade, money } = words
  const { view } = table
  const places = passPlaces(view)
  const next = view.passed.length
  const title = view.round < ROUNDS ? trade.orderOf(view.round + 1) : trade.passing
  const said = places.map(({ seat, money: coins }, place) =>
    seat === null ? `${trade.place(place + 1)} ${money(coins)}` : `${nameOf(table, seat, words)} ${money(coins)}`,
  )
  return (
    <section class="coc-order" aria-label={title} data-lands="order">
      <div class="coc-head">
        <h2>{title}</h2>
        <span>{trade.passingPays}</span>
        <b class="coc-head-short" aria-hidden="true">
          {trade.passShort}
        </b>
      </div>
      <Spot table={table} target={null} item="pass" label={[title, ...said].join(', ')} tabIndex={0} class="coc-places">
        {places.map(({ seat, money: coins }, place) => (
          <span
            key={place}
            class="coc-place"
            data-next={place === next ? '' : undefined}
            data-taken={seat === null ? undefined : ''}
            aria-hidden="true"
          >
            {seat === null ? <span>{trade.place(place + 1)}</span> : <SeatBadge seat={seat} size={24} />}
            <b class="coc-gold">{money(coins)}</b>
          </span>
        ))}
      </Spot>
    </section>
  )
}
