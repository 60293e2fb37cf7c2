import type { Seat } from '@bothy/kernel'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { landName } from '../../../board/labels.ts'
import { lookAt, sightOf } from '../../../board/visible-area.ts'
import { at } from '../../../board/presenter.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { seating } from '@bothy/board-kit/parts/seats/seats.tsx'
import { Head, others, type Props, SeatNote } from './head.tsx'
import { atTerritory } from './presenter.ts'
import { mobsIn } from './words.ts'

/** A territory with one place for him is chosen here; one with several is opened. */
function Lair({ table, seat }: { table: BoardContext; seat: Seat }) {
  const words = wordsOf(table.language)
  const { tiles } = table.view.players[seat]
  const open = tiles.filter(({ tile }) => table.choice.isSelectable(at.tile(tile)))
  const [only] = open
  if (open.length === 1)
    return (
      <Spot
        table={table}
        target={at.tile(only.tile)}
        item={at.tile(only.tile)}
        label={list([landName(table, seat, words), words.tileName(only.tile), words.scotsmen(only.scotsmen)])}
        tabIndex={0}
        class="gm2-mobs-seat"
      >
        <SeatNote table={table} seat={seat} note={words.scotsmen(only.scotsmen)} />
      </Spot>
    )
  return (
    <button
      type="button"
      class="button gm2-mobs-seat"
      aria-pressed={sightOf(table, undefined).seat === seat ? 'true' : 'false'}
      onClick={() => lookAt(table, 'rondel', seat)}
    >
      <span class="visually-hidden">{list([landName(table, seat, words), words.tiles(tiles.length)])}</span>
      <SeatNote table={table} seat={seat} note={words.tiles(tiles.length)} />
    </button>
  )
}

export function Lairs(props: Props) {
  const { table } = props
  const { view, choice } = table
  const open = others(table).filter((seat) =>
    view.players[seat].tiles.some(({ tile }) => choice.isSelectable(at.tile(tile))),
  )
  return (
    <>
      <Head {...props} title={mobsIn(table).where} />
      <div class="gm2-mobs-row">
        {open.map((seat) => (
          <Lair key={seat} table={table} seat={seat} />
        ))}
      </div>
    </>
  )
}

export function Territories(props: Props) {
  const { table } = props
  const words = wordsOf(table.language)
  const seats = seating(table.view.seats, table.me).filter(
    (seat) => table.choice.isSelectable(atTerritory(seat)) || table.choice.picked.includes(atTerritory(seat)),
  )
  return (
    <>
      <Head {...props} title={mobsIn(table).where} />
      <Group label={mobsIn(table).where} class="gm2-mobs-row" keys={seats.map(atTerritory)}>
        {(tabIndex) =>
          seats.map((seat) => (
            <Spot
              key={seat}
              table={table}
              target={atTerritory(seat)}
              item={atTerritory(seat)}
              label={landName(table, seat, words)}
              tabIndex={tabIndex(atTerritory(seat))}
              class="gm2-mobs-seat"
            >
              <SeatNote table={table} seat={seat} note={words.tiles(table.view.players[seat].tiles.length)} />
            </Spot>
          ))
        }
      </Group>
    </>
  )
}
