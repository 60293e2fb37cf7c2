import type { Pair } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { Points, SeatBadge, Tartan } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { CLAN_ART, ClanBadge } from '../art/clans.tsx'
import { boxOf } from '../box.ts'
import { StartingCard } from '../pieces/cards.tsx'
import { nameOf, readAloud } from '../lines.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'
import { Auction } from './auction.tsx'

/** COC-19, COC-98: clans are being chosen, or bid for. */
export const isDraft = ({ pending }: BoardContext['view']): boolean =>
  pending?.kind === 'pair' || pending?.kind === 'bid'

type PairProps = { table: BoardContext; pair: Pair; place: number; tabIndex: number; words: Words }

function PairCard({ table, pair, place, tabIndex, words }: PairProps) {
  const { view } = table
  const box = boxOf(view)
  const { clan, tile } = pair
  const start = words.startingText(tile, box)
  const told = clan === null ? null : { name: words.clanName(clan), text: words.clanText(clan, box, view.seats) }
  const name = told?.name ?? words.startingName(tile)
  return (
    <Spot
      table={table}
      target={at.pair(place)}
      item={at.pair(place)}
      label={readAloud([name, ...(told === null ? [] : [told.text]), words.trade.startsWith(start)])}
      tabIndex={tabIndex}
      class="coc-pair"
    >
      {clan !== null && (
        <>
          <span class="coc-pair-cloth" aria-hidden="true">
            <Tartan sett={CLAN_ART[clan].sett} scale={0.8} />
          </span>
          <ClanBadge clan={clan} size={76} class="coc-pair-badge" />
        </>
      )}
      <span class="coc-pair-name" aria-hidden="true">
        {name}
      </span>
      {told !== null && (
        <span class="coc-pair-text" aria-hidden="true">
          {told.text}
        </span>
      )}
      <span class="coc-pair-start" aria-hidden="true">
        <StartingCard tile={box.startingList[tile]} size={26} />
        <span>{words.trade.startsWith(start)}</span>
      </span>
    </Spot>
  )
}

function ChooserState({ table, seat, words }: { table: BoardContext; seat: Seat; words: Words }) {
  const { pending, players } = table.view
  const { clan, tile, bid } = players[seat]
  if (tile !== null)
    return (
      <>
        {clan !== null && <ClanBadge clan={clan} size={24} />}
        <b>{clan === null ? words.startingName(tile) : words.clanName(clan)}</b>
        {bid > 0 && <Points value={-bid} size={24} />}
      </>
    )
  if (pending === null) return null
  if (pending.seat === seat)
    return <b class="coc-now-word">{pending.kind === 'bid' ? words.trade.bids : words.trade.chooses}</b>
  if (pending.leader === seat) return <Points value={pending.high} size={24} />
  return pending.kind === 'bid' && !pending.bidders.includes(seat) ? <span>{words.trade.isOut}</span> : null
}

function Choosers({ table, words }: { table: BoardContext; words: Words }) {
  const { pending, players, options, order } = table.view
  const seats = [...players.keys()]
  const inTurn =
    options.clans === 'auction' ? [...order, ...seats.filter((seat) => !order.includes(seat))] : order.toReversed()
  return (
    <ol class="coc-choosers">
      {inTurn.map((seat) => (
        <li key={seat} data-now={pending?.seat === seat ? '' : undefined}>
          <SeatBadge seat={seat} size={24} />
          <span class="coc-chooser-name">{nameOf(table, seat, words)}</span>
          <ChooserState table={table} seat={seat} words={words} />
        </li>
      ))}
    </ol>
  )
}

export function Draft(table: BoardContext) {
  const words = wordsOf(table.language)
  const { view } = table
  const isAuction = view.options.clans === 'auction'
  const { auction, tiles, tilesSeen, draft, draftSeen } = words.trade
  const isTiles = view.options.clans === 'none'
  const toChoose = table.reader === null ? (isTiles ? tilesSeen : draftSeen) : isTiles ? tiles : draft
  const title = isAuction ? auction : toChoose
  const pairs = view.pairs.flatMap((pair, place) => (pair === null ? [] : [{ pair, place }]))
  return (
    <section class="coc-draft" aria-label={title}>
      <div class="coc-draft-sheet">
        <h2>{title}</h2>
        <Choosers table={table} words={words} />
        {view.pending?.kind === 'bid' && <Auction table={table} />}
        <Group label={title} class="coc-pairs" keys={pairs.map(({ place }) => String(place))} map>
          {(tabIndex) =>
            pairs.map(({ pair, place }) => (
              <PairCard
                key={place}
                table={table}
                pair={pair}
                place={place}
                tabIndex={tabIndex(String(place))}
                words={words}
              />
            ))
          }
        </Group>
      </div>
    </section>
  )
}
