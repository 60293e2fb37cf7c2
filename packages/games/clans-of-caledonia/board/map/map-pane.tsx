import type { ComponentChildren, RefObject } from 'preact'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isHandheld } from '@bothy/board-kit/board/layout.ts'
import { Zoom } from '@bothy/board-kit/board/zoom.tsx'
import { centreOf, MAP_FRAME, SIDE } from '../art/hex-shape.ts'
import { boxOf, mapOf } from '../box.ts'
import { ProductionSigns, UnitsHere } from '../lazy.ts'
import { isProducing } from '../production/is-producing.ts'
import { hasRoomAtSpace, hexInHand, hexToFill, unitInHand } from './hand.ts'
import { HexMap, type MapUnit, MarkedHexes, TracedHexes } from './map.tsx'
import { blockedHexes, litHexes, portsOnMap, settledHexes, unitsOnMap, veilsOf } from './map-scene.ts'
import { MapSpots } from './map-spots.tsx'
import { Minimap, type Sight } from './minimap.tsx'
import type { BoardContext } from '../spot.tsx'
import { hexIn, unitIn } from '../targets.ts'

type Point = { readonly x: number; readonly y: number }
type Room = { readonly width: number; readonly height: number }

const roomOf = ({ clientWidth, clientHeight }: Element): Room => ({ width: clientWidth, height: clientHeight })
const isRoomOf = ({ clientWidth, clientHeight }: Element, room: Room | null): boolean =>
  room?.width === clientWidth && room.height === clientHeight

function useRoom(ref: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const measure = (): void => setRoom((before) => (isRoomOf(element, before) ? before : roomOf(element)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return room
}

/** Side of a hex in pixels; a map that fits only with hexes smaller than a finger is panned. */
const USUAL_SIDE = 40
const FINGER_SIDE = 24
const PANNED_SIDE = 31

function sideFor(room: Room | null, pans: boolean): number {
  if (room === null || room.width === 0 || room.height === 0) return USUAL_SIDE
  const fit = SIDE * Math.min(room.width / MAP_FRAME.width, room.height / MAP_FRAME.height)
  return pans && fit < FINGER_SIDE ? PANNED_SIDE : fit
}

/** COC-37: an animal tells how many settlements would stay linked without it. */
function AnimalBadges({ table }: { readonly table: BoardContext }) {
  return (
    <g aria-hidden="true">
      {table.view.animals.map(({ hex, linked }) => {
        const [x, y] = centreOf(hex)
        return (
          <g key={hex} transform={`translate(${x} ${y + 29})`}>
            <rect class="coc-linked" x="-22" y="-11" width="44" height="22" rx="8" />
            <path class="coc-linked-sign" d="M-13-5h8l4 5-4 5h-8l-4-5z" />
            <text class="coc-linked-figure" x="9" y="7" font-size="20">
              {linked}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** COC-76, COC-96: a cairn on a space that is out of the game. */
const CAIRN =
  'M-26 22c0-9 11-12 22-11 12-2 30 0 30 10 0 8-52 9-52 1zM-18 8c0-8 9-11 18-10 10-1 20 2 20 9 0 7-38 8-38 1zM-10-5c0-7 6-10 12-9 8-1 12 3 12 8 0 6-24 7-24 1z'

function Cairns({ hexes }: { readonly hexes: readonly number[] }) {
  return (
    <g aria-hidden="true">
      {hexes.map((hex) => {
        const [x, y] = centreOf(hex)
        return <path key={hex} class="coc-cairn" transform={`translate(${x} ${y})`} d={CAIRN} />
      })}
    </g>
  )
}

function ghostOf(table: BoardContext, pointed: string | null, lit: ReadonlySet<number>): MapUnit | null {
  const seat = table.view.pending?.seat
  if (seat === undefined || pointed === null) return null
  const [unit, hex] = [unitInHand(table) ?? unitIn(pointed), hexIn(pointed) ?? hexInHand(table)]
  if (unit === null || hex === null) return null
  return lit.has(hex) || hex === hexInHand(table) ? { hex, unit, seat } : null
}

const WHOLE: Sight = { x: 0, y: 0, width: 1, height: 1 }

function sightIn(frame: Element): Sight {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame
  return {
    x: scrollLeft / scrollWidth,
    y: scrollTop / scrollHeight,
    width: Math.min(1, clientWidth / scrollWidth),
    height: Math.min(1, clientHeight / scrollHeight),
  }
}

/** The room below the map, kept for the tools, does not count. */
const isWholeIn = (frame: Element): boolean => {
  const map = frame.firstElementChild
  return map === null || (map.clientWidth <= frame.clientWidth + 2 && map.clientHeight <= frame.clientHeight + 2)
}

function bringToMiddle(frame: Element, { x, y }: Point): void {
  frame.scrollTo(x * frame.scrollWidth - frame.clientWidth / 2, y * frame.scrollHeight - frame.clientHeight / 2)
}

const frameIn = (pane: Element | null): Element | null => pane?.querySelector('.zoom-frame') ?? null

/** A map that is given another room, by a phone that is turned, keeps in its middle the point that the reader put there. */
function useKeptMiddle(pane: RefObject<Element | null>, room: Room | null): () => void {
  const kept = useRef<Point | null>(null)
  const put = useRef({ left: -1, top: -1 })
  const note = useCallback((): void => {
    const frame = frameIn(pane.current)
    if (frame === null || pane.current === null || !isRoomOf(pane.current, room)) return
    if (frame.scrollLeft === put.current.left && frame.scrollTop === put.current.top) return
    const { x, y, width, height } = sightIn(frame)
    kept.current = { x: x + width / 2, y: y + height / 2 }
  }, [pane, room])
  useLayoutEffect(() => {
    const frame = frameIn(pane.current)
    if (frame === null || room === null) return
    if (kept.current === null) return note()
    bringToMiddle(frame, kept.current)
    put.current = { left: frame.scrollLeft, top: frame.scrollTop }
  }, [pane, room, note])
  return note
}

/** If nothing marked or choosable is in sight, the nearest such space comes to the middle. */
function showWanted(pane: Element | null, marked: readonly string[]): void {
  const frame = frameIn(pane)
  if (frame === null) return
  const told = marked.flatMap((item) => [...frame.querySelectorAll(`.coc-spots [data-thing="${CSS.escape(item)}"]`)])
  const wanted = told.length > 0 ? told : [...frame.querySelectorAll('.coc-hex[data-state="lit"]')]
  const boxes = wanted.map((it) => it.getBoundingClientRect())
  const { left, top, width, height } = frame.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const middle = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2]
  const away = (box: DOMRect): number => Math.hypot(middle(box)[0] - x, middle(box)[1] - y)
  const isSeen = (box: DOMRect): boolean =>
    box.left >= left && box.right <= left + width && box.top >= top && box.bottom <= top + height
  const [nearest] = boxes.toSorted((a, b) => away(a) - away(b))
  if (nearest === undefined || boxes.some(isSeen)) return
  const [nx, ny] = middle(nearest)
  frame.scrollBy(nx - x, ny - y)
}

const CORNERS = ['end end', 'end start', 'start end', 'start start'] as const
type Corner = (typeof CORNERS)[number]
/** Width of the small map: a share of the frame, at most so many pixels. */
const CORNER = { wide: 0.3, most: 130 }

function freeCorner(pane: Element | null): Corner | null {
  const frame = frameIn(pane)
  if (frame === null) return CORNERS[0]
  const { left, top, right, bottom, width } = frame.getBoundingClientRect()
  const wide = Math.min(CORNER.most, width * CORNER.wide)
  const lit = [...frame.querySelectorAll('[data-state="lit"]')].map((it) => it.getBoundingClientRect())
  const covered = (corner: string): number => {
    const [down, across] = corner.split(' ')
    const [x, y] = [across === 'end' ? right - wide : left, down === 'end' ? bottom - wide : top]
    return lit.filter((it) => it.right > x && it.left < x + wide && it.bottom > y && it.top < y + wide).length
  }
  return CORNERS.find((corner) => covered(corner) === 0) ?? null
}

type MapPaneProps = {
  readonly table: BoardContext
  readonly pointed: string | null
  readonly signs?: (side: number) => ComponentChildren
}

export function MapPane({ table, pointed, signs }: MapPaneProps) {
  const { view, choice, layout } = table
  const pane = useRef<HTMLDivElement>(null)
  const room = useRoom(pane)
  const isMeasured = room !== null
  const pans = isHandheld(layout)
  const side = sideFor(room, pans)
  const map = mapOf(view)
  // Memoised, since units seldom change with a position.
  const units = useMemo(() => unitsOnMap(view.spaces), [view.spaces])
  const blocked = useMemo(() => blockedHexes(view.spaces), [view.spaces])
  const still = useMemo(() => ({ settled: settledHexes(view), ports: portsOnMap(view), veils: veilsOf(view) }), [view])
  const lit = useMemo(() => litHexes({ view, choice }), [view, choice])
  const looked = table.uiState.previewed.value ?? pointed
  const litSet = useMemo(() => new Set(lit.map(({ hex }) => hex)), [lit])
  const marked = table.uiState.marked.value
  const traced = [...table.uiState.traces.value].flatMap(([item, { seat }]) => {
    const hex = hexIn(item)
    return hex === null ? [] : [{ hex, seat }]
  })
  const holds = unitInHand(table) !== null
  const toFill = hasRoomAtSpace(table) ? hexToFill(table) : null
  const [sight, setSight] = useState(WHOLE)
  const [isWhole, setIsWhole] = useState(true)
  const look = (): void => {
    const frame = frameIn(pane.current)
    if (frame === null) return
    setSight(sightIn(frame))
    setIsWhole(isWholeIn(frame))
  }
  const noteMiddle = useKeptMiddle(pane, room)
  useLayoutEffect(() => {
    if (room !== null) look()
  }, [side, room])
  const [corner, setCorner] = useState<Corner | null>(CORNERS[0])
  useLayoutEffect(() => {
    if (pans && isMeasured) showWanted(pane.current, marked)
  }, [pans, lit, marked, side, isMeasured])
  useLayoutEffect(() => {
    if (pans && room !== null) setCorner(freeCorner(pane.current))
  }, [pans, lit, marked, side, room])
  const drawn = (
    <HexMap
      map={map}
      side={side}
      units={units}
      settled={still.settled}
      ports={still.ports}
      portNumbers={boxOf(view).portTiles}
      veils={holds ? still.veils : null}
      lit={lit}
      pointed={hexIn(looked ?? '') ?? hexInHand(table)}
      ghost={ghostOf(table, looked, litSet)}
      spots={
        <>
          <MapSpots table={table} map={map} side={side} />
          {toFill !== null && <UnitsHere table={table} hex={toFill} side={side} />}
        </>
      }
    >
      <Cairns hexes={blocked} />
      <AnimalBadges table={table} />
      {signs === undefined ? isProducing(view) && <ProductionSigns table={table} side={side} /> : signs(side)}
      <TracedHexes traces={traced} />
      <MarkedHexes hexes={marked.flatMap((item) => hexIn(item) ?? [])} />
    </HexMap>
  )
  return (
    <div
      ref={pane}
      class="coc-map-pane"
      data-lands="map"
      data-idle={holds ? undefined : ''}
      data-whole={isWhole ? '' : undefined}
      onScrollCapture={() => {
        look()
        noteMiddle()
      }}
    >
      {pans ? (
        <Zoom about="map" class="coc-frame" head={null}>
          {drawn}
        </Zoom>
      ) : (
        drawn
      )}
      {pans && !isWhole && corner !== null && (
        <Minimap
          map={map}
          units={units}
          lit={lit}
          sight={sight}
          corner={corner}
          onMove={(x, y) => {
            const frame = frameIn(pane.current)
            if (frame !== null) bringToMiddle(frame, { x, y })
          }}
        />
      )}
    </div>
  )
}
