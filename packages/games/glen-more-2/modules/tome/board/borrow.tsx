import type { Seat } from '@bothy/kernel'
import type { Activatable, TomeModuleTypes, WayShown } from '@bothy/glen-more-2/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { type Sign, type SignName, Signs } from '../../../board/art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { BuiltTile } from '../../../board/tile/face.tsx'
import { nameOf, tileLabel, wayLabel } from '../../../board/labels.ts'
import { at } from '../../../board/presenter.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { type Words, wordsOf } from '../../../board/words.ts'
import { tomeIn } from './words.ts'

const isOpen = ({ reason }: Activatable): boolean => reason === null

const times = (n: number, sign: SignName): readonly SignName[] => Array.from({ length: n }, () => sign)

const bestOf = ({ ways }: Activatable): WayShown => ways.reduce((best, way) => (way.vp > best.vp ? way : best))

const saidOf = (it: Activatable, words: Words): readonly string[] =>
  it.ways.length === 0 ? [] : [wayLabel(bestOf(it), words)]

function Gives({ it, seat }: { it: Activatable; seat: Seat }) {
  const way = bestOf(it)
  const signs: readonly Sign[] = [
    ...way.puts,
    ...(way.vp > 0 ? [{ vp: way.vp }] : []),
    ...times(way.casks, 'cask'),
    ...times(way.points, 'move'),
    ...times(way.markers, 'marker'),
    ...times(way.tokens, 'haggis'),
    ...times(way.ages, 'age'),
    ...times(way.events, 'event'),
  ]
  return (
    <span class="land-yield gm2-yield" data-good="yes" aria-hidden="true">
      +<Signs signs={signs} size={18} seat={seat} />
    </span>
  )
}

/** GM2-C6-8: tiles of the others that would give something, by owner; in their territories the others say why not. */
export function Borrowed({ table, shown }: { table: BoardContext; shown: TomeModuleTypes['view'] }) {
  const { view } = table
  const words = wordsOf(table.language)
  const open = shown.borrowed.filter(isOpen)
  const unused = shown.borrowed.length - open.length
  return (
    <>
      <Group label={tomeIn(table).borrow} class="gm2-borrowed" keys={open.map(({ tile }) => at.tile(tile))}>
        {(tabIndex) =>
          view.players.map(({ tiles }, owner) => {
            const theirs = open.filter((it) => tiles.some(({ tile }) => tile === it.tile))
            return (
              theirs.length > 0 && (
                <div key={owner} class="gm2-borrowed-of" style={{ '--seat': `var(--seat-${owner})` }}>
                  <span class="gm2-borrowed-name">
                    <SeatBadge seat={owner} size={18} /> <span>{nameOf(table, owner, words)}</span>
                  </span>
                  {theirs.map((it) => (
                    <Spot
                      key={it.tile}
                      table={table}
                      target={at.tile(it.tile)}
                      item={at.tile(it.tile)}
                      label={list([nameOf(table, owner, words), tileLabel(view, it.tile, words), ...saidOf(it, words)])}
                      tabIndex={tabIndex(at.tile(it.tile))}
                      class="gm2-borrowed-tile"
                    >
                      <BuiltTile view={view} tile={it.tile} />
                      {it.ways.length > 0 && <Gives it={it} seat={view.pending?.seat ?? 0} />}
                    </Spot>
                  ))}
                </div>
              )
            )
          })
        }
      </Group>
      {unused > 0 && <p class="gm2-soft">{tomeIn(table).unused(unused)}</p>}
    </>
  )
}
