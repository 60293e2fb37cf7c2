import { ALL_HEXES, type MapTables, terrainsIn } from '@bothy/clans-of-caledonia/data'
import type { CSSProperties } from 'preact'
import { isHandheld } from '@bothy/board-kit/board/layout.ts'
import { steady } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { centreOf, MAP_FRAME, SIDE, APOTHEM, type Point } from '../art/hex-shape.ts'
import { stepInPlay } from './arrow-keys.ts'
import { siteWords, unitInHand } from './hand.ts'
import { nameOf, readAloud } from '../lines.ts'
import { signScale } from './map.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'
import { boxOf } from '../box.ts'

/** In percent of the map, so that it zooms along. */
const boxAt = ([x, y]: Point, width: number, height: number) => ({
  left: `${((x - width / 2 - MAP_FRAME.x) / MAP_FRAME.width) * 100}%`,
  top: `${((y - height / 2 - MAP_FRAME.y) / MAP_FRAME.height) * 100}%`,
  width: `${(width / MAP_FRAME.width) * 100}%`,
  height: `${(height / MAP_FRAME.height) * 100}%`,
})
const HEX_BOXES = ALL_HEXES.map((hex) => boxAt(centreOf(hex), 2 * SIDE, 2 * APOTHEM))

function hexLabel(table: BoardContext, map: MapTables, hex: number, words: Words): string {
  const { view } = table
  const unit = unitInHand(table)
  const land = map.isLoch[hex]
    ? [words.board.short.loch]
    : [terrainsIn(map.terrain[hex]).map(words.terrainName).join(' / '), words.money(map.cost[hex])]
  const space = view.spaces.find((it) => it.hex === hex)
  const there =
    space === undefined
      ? []
      : space.unit === null
        ? [words.board.short.blocked]
        : [words.stage.named(nameOf(table, space.seat, words), words.unitName(space.unit))]
  const site = unit === null || space !== undefined ? '' : siteWords(table, hex, unit, words)
  return [...land, ...there, ...(site === '' ? [] : [site]), words.position(hex)].join(', ')
}

/** A space out of play is no choice and no stop of a key, only explained to mouse and finger. */
function MistSpot({ showDetails, hex }: { readonly showDetails: BoardContext['showDetails']; readonly hex: number }) {
  const item = at.hex(hex)
  return (
    <span
      class="coc-hex"
      style={HEX_BOXES[hex]}
      aria-hidden="true"
      data-thing={item}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && showDetails(item)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && showDetails(null)}
      onClick={() => showDetails(item)}
    />
  )
}

type SpotsProps = { readonly table: BoardContext; readonly map: MapTables; readonly side: number }

export const MapSpots = steady(
  function MapSpots({ table, map, side }: SpotsProps) {
    const { view, language, layout, choice, showDetails } = table
    const words = wordsOf(language)
    const said = wordsOf(language).stage
    const inPlay = ALL_HEXES.filter((hex) => map.isActive[hex])
    const onwards = (i: number, turn: Point): number => inPlay.indexOf(stepInPlay(map.isActive, inPlay[i], turn))
    const ports = view.ports.map(({ port }) => at.port(port))
    const isFinal = unitInHand(table) !== null || view.pending?.kind === 'slaughter'
    return (
      <>
        <Group label={said.map} class="coc-spots" keys={inPlay.map(at.hex)} map={onwards}>
          {(tabIndex) =>
            inPlay.map((hex) => (
              <Spot
                key={hex}
                table={table}
                target={at.hex(hex)}
                item={at.hex(hex)}
                label={hexLabel(table, map, hex, words)}
                tabIndex={tabIndex(at.hex(hex))}
                twice={isFinal && isHandheld(layout)}
                class="spot-cut coc-hex"
                style={HEX_BOXES[hex]}
                lands={at.hex(hex)}
              >
                {null}
              </Spot>
            ))
          }
        </Group>
        {ALL_HEXES.map((hex) => map.isActive[hex] || <MistSpot key={hex} showDetails={showDetails} hex={hex} />)}
        {/* A sign lies between spaces: among them the arrow keys would pass it by. */}
        {ports.length > 0 && (
          <Group label={said.ports} class="coc-spots coc-port-spots" keys={ports}>
            {(tabIndex) =>
              view.ports.map(({ port, hex }) => (
                <Spot
                  key={port}
                  table={table}
                  target={at.port(port)}
                  item={at.port(port)}
                  label={readAloud([said.named(said.port, words.portName(port)), words.portText(port, boxOf(view))])}
                  tabIndex={tabIndex(at.port(port))}
                  class="coc-port-spot"
                  style={portBox(hex, side, choice.isSelectable(at.hex(hex)) && !choice.isSelectable(at.port(port)))}
                  lands={at.port(port)}
                >
                  {null}
                </Spot>
              ))
            }
          </Group>
        )}
      </>
    )
  },
  (before, { table, map, side }) =>
    before.map === map &&
    before.side === side &&
    before.table.view === table.view &&
    before.table.choice === table.choice &&
    before.table.language === table.language &&
    before.table.layout === table.layout &&
    before.table.names === table.names,
)

function portBox(hex: number, side: number, isUnderneath: boolean): CSSProperties {
  const [x, y] = centreOf(hex)
  const scale = signScale(side)
  // Where the loch itself is to be chosen, the sign does not lie in the way.
  return {
    ...boxAt([x, y - 10 + 9 * scale], 80 * scale, 58 * scale),
    ...(isUnderneath ? { pointerEvents: 'none' } : {}),
  }
}
