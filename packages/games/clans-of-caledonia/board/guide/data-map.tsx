import {
  BOX,
  type Composition,
  compositionOf,
  content,
  GRID,
  hexName,
  hexNamed,
  MAP_SIZES,
  type MapSize,
  MODULE_COLUMNS,
  MODULE_OF,
  moduleOfSide,
  type SideId,
  sidesOf,
} from '@bothy/clans-of-caledonia/data'
import type { Correction } from '@bothy/kernel'
import { useMemo, useState } from 'preact/hooks'
import type { PictureProps } from '@bothy/board-kit/board/details/data-guide.ts'
import { Segments, Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { APOTHEM, centreOf, hexPath, MAP_FRAME, SIDE } from '../art/hex-shape.ts'
import { sideIn } from './data-places.ts'
import { guideWords } from './data-words.ts'
import { HexMap } from '../map/map.tsx'
import { PieceDefs } from '../pieces/pieces.tsx'

/** Side of a hex on the screen: a whole module fits a phone. */
const HEX = { narrow: 27, wide: 36 } as const
const NARROW = 700
const MARGIN = 22

const SEATS_OF = { small: 2, large: 4 } as const satisfies Record<MapSize, number>

const compositionWith = (side: SideId): Composition =>
  compositionOf(sidesOf(0).map((other) => (moduleOfSide(other) === moduleOfSide(side) ? side : other)))

const hexesOf = (side: SideId): readonly number[] => MODULE_COLUMNS[moduleOfSide(side)].flat()

export function placesAt(side: SideId, hex: number): readonly string[] {
  const name = hexName(hex)
  const edges = Object.keys(BOX.sides[side].rivers).filter((edge) => edge.split('-').includes(name))
  return [`sides.${side}.hexes.${name}`, ...edges.map((edge) => `sides.${side}.rivers.${edge}`)]
}

export function changedAt(side: SideId, corrections: readonly Correction[]): readonly number[] {
  const names = corrections.flatMap(({ at }) => {
    const [top, which, , place = ''] = at.split('.')
    return top === 'sides' && which === side ? place.split('-') : []
  })
  return [...new Set(names)].flatMap((name) => hexNamed(name) ?? [])
}

function frameOf(hexes: readonly number[]) {
  const xs = hexes.map((hex) => centreOf(hex)[0])
  const ys = hexes.map((hex) => centreOf(hex)[1])
  const left = Math.min(...xs) - SIDE - MARGIN
  const top = Math.min(...ys) - APOTHEM - MARGIN
  return {
    x: Math.max(0, left - MAP_FRAME.x),
    y: Math.max(0, top - MAP_FRAME.y),
    width: Math.max(...xs) + SIDE + MARGIN - left,
    height: Math.max(...ys) + APOTHEM + MARGIN - top,
  }
}

const NAME = 12

function Notes({ hexes, changed, side }: { hexes: readonly number[]; changed: readonly number[]; side: number }) {
  return (
    <g aria-hidden="true">
      {hexes.map((hex) => {
        const [x, y] = centreOf(hex)
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <text class="coc-hex-name" y="-18" font-size={(NAME * SIDE) / side}>
              {hexName(hex)}
            </text>
            {changed.includes(hex) && (
              <>
                <circle class="coc-pencil" cx="28" cy="4" r="13" />
                <text class="coc-pencil-sign" x="28" y="10" font-size="18">
                  ✎
                </text>
              </>
            )}
          </g>
        )
      })}
    </g>
  )
}

export function SideMap({ group, corrections, language, places, onPlaces }: PictureProps) {
  const side = sideIn(group) ?? 'A1'
  const { terms, value } = guideWords.of(language)
  const [size, setSize] = useState<MapSize>('large')
  const side0 = window.innerWidth < NARROW ? HEX.narrow : HEX.wide
  const map = useMemo(
    () =>
      content.contentOf(corrections.length === 0 ? null : corrections).mapFor(compositionWith(side), SEATS_OF[size]),
    [corrections, side, size],
  )
  const hexes = hexesOf(side)
  const frame = frameOf(hexes)
  const scale = side0 / SIDE
  const chosen = hexNamed(places[0]?.split('.').at(-1) ?? '') ?? null
  const pick = (hex: number): void => onPlaces(placesAt(side, hex))
  const textAt = (hex: number): string => {
    const at = `sides.${side}.hexes.${hexName(hex)}`
    const corrected = corrections.find((correction) => correction.at === at)?.value
    return value(at, corrected ?? BOX.sides[side].hexes[hexName(hex)] ?? '')
  }
  return (
    <div class="coc-side">
      <PieceDefs />
      <div
        class="coc-side-frame"
        role="img"
        aria-label={terms.mapLabel(side)}
        style={{ width: `${frame.width * scale}px`, height: `${frame.height * scale}px` }}
      >
        <div style={{ margin: `${-frame.y * scale}px 0 0 ${-frame.x * scale}px` }}>
          <HexMap
            map={map}
            side={side0}
            units={[]}
            settled={[]}
            ports={[]}
            portNumbers={content.builtIn.portTiles}
            veils={GRID.around.map((_, hex) => (MODULE_OF[hex] === MODULE_OF[hexes[0]] ? 'none' : 'thick'))}
            lit={[]}
            pointed={chosen}
            ghost={null}
          >
            <Notes hexes={hexes} changed={changedAt(side, corrections)} side={side0} />
            {hexes.map((hex) => (
              <path key={hex} class="coc-side-hex" d={hexPath(hex)} data-hex={hex} onClick={() => pick(hex)} />
            ))}
          </HexMap>
        </div>
      </div>
      <div class="coc-side-choice">
        <Segments
          label={terms.mapLabel(side)}
          hideLabel
          value={size}
          choices={MAP_SIZES.map((each) => ({ value: each, label: terms.size[each] ?? each }))}
          onChange={setSize}
        />
        <Select
          label={terms.chooseSpace}
          value={chosen === null ? '' : String(chosen)}
          choices={[
            { value: '', label: '–' },
            ...hexes.map((hex) => ({ value: String(hex), label: `${hexName(hex)} · ${textAt(hex)}` })),
          ]}
          onChange={(hex) => (hex === '' ? onPlaces([]) : pick(Number(hex)))}
        />
      </div>
    </div>
  )
}
