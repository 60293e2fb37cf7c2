import type { Seat } from '@bothy/kernel'
import { CASTLE_X, type RaceModuleTypes, type RiverShown } from '@bothy/glen-more-2/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { SignIcon } from '../../../board/art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { nameOf } from '../../../board/labels.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { riverItem, ROW } from './presenter.ts'
import { Boat, LastSign, RewardToken } from './signs.tsx'
import { raceIn } from './words.ts'

export type RaceShown = RaceModuleTypes['view']

function courseOf({ rivers }: RaceShown, me: Seat | null): readonly number[] {
  const own = Math.max(
    0,
    rivers.findIndex(({ seat }) => seat !== null && seat === me),
  )
  return rivers.map((_, i) => (own + rivers.length - 1 - i) % rivers.length)
}

export const boatsOn = ({ boats }: RaceShown, river: number): readonly Seat[] =>
  boats.flatMap((boat, seat) => (boat.river === river ? [seat] : []))

export function boatState(table: BoardContext, { begun, boats }: RaceShown, seat: Seat): string {
  const say = raceIn(table)
  const { left, place, last } = boats[seat]
  return place !== null ? say.place(place) : last ? say.lastCard : begun ? say.left(left) : say.ready(left)
}

export function boatWords(table: BoardContext, shown: RaceShown, seat: Seat): string {
  const words = wordsOf(table.language)
  return words.board.named(nameOf(table, seat, words), boatState(table, shown, seat))
}

export function riverName(table: BoardContext, { seat }: RiverShown): string {
  const say = raceIn(table)
  return seat === null ? say.neutralRiver : seat === table.reader ? say.yourRiver : say.riverOf(table.names[seat] ?? '')
}

function Water({ shown, river, me }: { shown: RaceShown; river: number; me: Seat | null }) {
  const { left, right } = shown.rivers[river]
  const boats = boatsOn(shown, river).toSorted((a, b) => Number(a === me) - Number(b === me))
  return (
    <span class="gm2-water">
      {Array.from({ length: right - left + 1 }, (_, i) => (
        <span key={i} class="gm2-water-space" style={{ gridColumn: i + 1 }}>
          {left + i === CASTLE_X && <SignIcon sign="castle" size={20} />}
        </span>
      ))}
      {boats.map((seat, i) => {
        const column = shown.boats[seat].x - left + 1
        const before = boats.slice(0, i).filter((other) => shown.boats[other].x === shown.boats[seat].x).length
        return (
          <span
            key={seat}
            class="gm2-water-boat"
            data-key={`boat:${seat}`}
            style={{ gridColumn: column, translate: `${5 * before}px ${-3 * before}px` }}
          >
            <Boat seat={seat} size={20} />
          </span>
        )
      })}
    </span>
  )
}

function Left({ shown, rank }: { shown: RaceShown; rank: (place: number) => string }) {
  return (
    <span class="gm2-race-left" aria-hidden="true">
      {shown.boats.map(({ left, place, last }, seat) => (
        <span key={seat}>
          <SeatBadge seat={seat} size={20} />
          {place !== null ? <b>{rank(place)}</b> : last ? <LastSign size={20} /> : left}
        </span>
      ))}
    </span>
  )
}

export function Course({ table, shown, class: name }: { table: BoardContext; shown: RaceShown; class: string }) {
  const say = raceIn(table)
  const { choice, me } = table
  const mine = me === null ? null : shown.boats[me].river
  return (
    <div class={`gm2-course ${name}`}>
      <Group label={say.title} class="gm2-rivers" keys={courseOf(shown, me).map(riverItem)}>
        {(tabIndex) =>
          courseOf(shown, me).map((river) => {
            const { seat, left, right, tokens } = shown.rivers[river]
            const boats = boatsOn(shown, river)
            return (
              <Spot
                key={river}
                table={table}
                target={river === mine && (choice.isSelectable(ROW) || choice.isBlocked(ROW)) ? ROW : null}
                item={riverItem(river)}
                label={list([
                  riverName(table, shown.rivers[river]),
                  say.tokensOn(tokens),
                  ...boats.map((boat) => boatWords(table, shown, boat)),
                ])}
                tabIndex={tabIndex(riverItem(river))}
                lands={riverItem(river)}
                class="gm2-river"
                style={{ flexGrow: right - left + 2 }}
              >
                <span class="gm2-river-castle">
                  {seat === null ? <SignIcon sign="castle" size={20} /> : <SeatBadge seat={seat} size={20} />}
                  {tokens > 0 && (
                    <>
                      <RewardToken token={null} size={20} />
                      {tokens}
                    </>
                  )}
                </span>
                <Water shown={shown} river={river} me={me} />
              </Spot>
            )
          })
        }
      </Group>
      <Left shown={shown} rank={say.rank} />
    </div>
  )
}
