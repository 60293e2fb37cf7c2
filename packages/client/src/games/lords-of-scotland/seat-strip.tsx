import type { Seat } from '@bothy/kernel'
import type { CardId } from '@bothy/lords-of-scotland'
import { LINEAGE_OF, STRENGTH_OF, VICTORY_THRESHOLD } from '@bothy/lords-of-scotland/data'
import { Group } from '../../board/spot-group.tsx'
import { InitiativeMark } from './initiative.tsx'
import { nameOf } from './labels.ts'
import { LINEAGE_ART } from './lineages.ts'
import { Spot, type Table } from './spot.tsx'
import { Total } from './army.tsx'
import { type Words, wordsOf } from './words.ts'

/** Points as a bar towards the goal. */
export function PointsBar({ points, words }: { points: number; words: Words }) {
  return (
    <span class="los-bar" role="img" aria-label={words.board.ofPoints(points, VICTORY_THRESHOLD)}>
      <span style={{ width: `${Math.min(100, (points / VICTORY_THRESHOLD) * 100)}%` }} />
    </span>
  )
}

/** Claimed supporters as small numbers on their dye. */
function Prizes({ cards }: { cards: readonly CardId[] }) {
  return (
    <span class="los-prizes" aria-hidden="true">
      {cards.map((card) => (
        <span key={card} class="los-prize" style={{ background: LINEAGE_ART[LINEAGE_OF[card]].dye }}>
          {STRENGTH_OF[card]}
        </span>
      ))}
    </span>
  )
}

export const pileName = (seat: Seat, table: Table, words: Words): string =>
  seat === table.me ? words.board.yourPile : words.board.pileOf(nameOf(table, seat, words))

/** A seat at a glance: points of 40, hand, army, claims. */
export function SeatStrip({ seat, ...table }: Table & { readonly seat: Seat }) {
  const { view, language } = table
  const words = wordsOf(language)
  const points = view.points[seat]
  const army = view.armies[seat].length
  const pile = view.piles[seat]
  const thing = `pile:${seat}`
  const claims = pile.map(words.cardName).join(', ')
  return (
    <div class="los-strip">
      <div class="los-strip-points">
        <b>{points}</b>
        <PointsBar points={points} words={words} />
        <small>
          {points >= VICTORY_THRESHOLD ? words.board.toGo(0) : words.board.toGo(VICTORY_THRESHOLD - points)}
        </small>
      </div>
      <div class="los-strip-facts">
        <span>{words.board.inHand(view.handCounts[seat])}</span>
        {army > 0 && (
          <span>
            {words.zoneName('army')} <Total total={view.totals[seat]} words={words} />
          </span>
        )}
        {view.initiative === seat && (
          <span class="los-strip-first">
            <InitiativeMark size={18} />
            <span class="visually-hidden">{words.board.holdsInitiative}</span>
          </span>
        )}
        {pile.length > 0 && (
          <Group label={pileName(seat, table, words)} keys={[thing]}>
            {(tabIndex) => (
              <Spot
                table={table}
                target={null}
                thing={thing}
                label={`${pileName(seat, table, words)}, ${claims}`}
                tabIndex={tabIndex(thing)}
                class="los-pile-chips"
              >
                <Prizes cards={pile} />
              </Spot>
            )}
          </Group>
        )}
      </div>
    </div>
  )
}
