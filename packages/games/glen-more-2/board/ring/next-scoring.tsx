import type { Seat } from '@bothy/kernel'
import { CATEGORIES, type Category } from '@bothy/glen-more-2/data'
import type { ComponentChildren } from 'preact'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { CATEGORY_SIGNS, SignIcon } from '../art/signs.tsx'
import { comparisonLabel, nameOf, thingOfCategory } from '../labels.ts'
import { finalPointsOf } from '../seats/final-points.ts'
import { seating } from '@bothy/board-kit/parts/seats/seats.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

type ColumnProps = { table: BoardContext; seats: readonly Seat[]; words: Words }

function Cell({ count, children }: { count: number; children: ComponentChildren }) {
  return (
    <span class="gm2-compared-cell" aria-hidden="true">
      <b data-none={count === 0 ? '' : undefined}>{count}</b>
      {children}
    </span>
  )
}

function Compared({ table, seats, words, category, tabIndex }: ColumnProps & { category: Category; tabIndex: number }) {
  const { values, vp } = table.view.standing[category]
  const each = seats.map(
    (seat) => `${nameOf(table, seat, words)} ${comparisonLabel(table.view, category, seat, words)}`,
  )
  return (
    <Spot
      table={table}
      target={null}
      item={thingOfCategory(category)}
      label={[words.board.comparison[category], ...each].join(', ')}
      tabIndex={tabIndex}
      class="gm2-compared"
    >
      <SignIcon sign={CATEGORY_SIGNS[category]} size={20} />
      {seats.map((seat) => (
        <Cell key={seat} count={values[seat] ?? 0}>
          {(vp[seat] ?? 0) > 0 && <em class="gm2-up">+{vp[seat]}</em>}
        </Cell>
      ))}
    </Spot>
  )
}

function AtEnd({ table, seats, words }: ColumnProps) {
  const { players } = table.view
  const said = (of: (seat: Seat) => string): string =>
    seats.map((seat) => `${nameOf(table, seat, words)} ${of(seat)}`).join(', ')
  const loss = (seat: Seat): string => {
    const { penalty } = finalPointsOf(table, seat)
    return penalty < 0 ? signed(penalty) : ''
  }
  return (
    <>
      <span
        class="gm2-compared"
        role="img"
        aria-label={said((seat) => `${words.tiles(players[seat].tiles.length)} ${loss(seat)}`)}
      >
        <GoodsIcon icon="tile" size={20} />
        {seats.map((seat) => (
          <Cell key={seat} count={players[seat].tiles.length}>
            {loss(seat) !== '' && <em class="gm2-loss">{loss(seat)}</em>}
          </Cell>
        ))}
      </span>
      <span class="gm2-compared" role="img" aria-label={said((seat) => words.coins(players[seat].coins))}>
        <GoodsIcon icon="coin" size={20} />
        {seats.map((seat) => (
          <Cell key={seat} count={players[seat].coins}>
            {null}
          </Cell>
        ))}
      </span>
    </>
  )
}

/** GM2-120: the four comparisons as they stand, with tiles and coins; a line for each seat. */
export function NextScoring({ table }: { table: BoardContext }) {
  const words = wordsOf(table.language)
  const seats = seating(table.view.seats, table.me)
  return (
    <Group
      label={words.board.nextScoring}
      class="gm2-next-scoring"
      style={{ '--rows': seats.length }}
      keys={CATEGORIES.map(thingOfCategory)}
    >
      {(tabIndex) => (
        <>
          <span class="gm2-compared" aria-hidden="true">
            <span />
            {seats.map((seat) => (
              <span key={seat} class="gm2-compared-cell">
                <SeatBadge seat={seat} size={18} />
              </span>
            ))}
          </span>
          {CATEGORIES.map((category) => (
            <Compared
              key={category}
              table={table}
              seats={seats}
              words={words}
              category={category}
              tabIndex={tabIndex(thingOfCategory(category))}
            />
          ))}
          <AtEnd table={table} seats={seats} words={words} />
        </>
      )}
    </Group>
  )
}
