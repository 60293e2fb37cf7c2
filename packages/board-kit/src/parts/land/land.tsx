import type { Seat } from '@bothy/kernel'
import type { ComponentChildren, VNode } from 'preact'
import { type SpotProps, type SpotContext, stateOf } from '../../board/choice/spot.tsx'
import { Group } from '../../board/choice/spot-group.tsx'
import type { ClickTarget } from '../../board/game-board.ts'
import { targets } from '../targets.ts'
import { type Cell, type Frame, frameSize, type Where, whereIn } from './frame.ts'

/** A land as it is shown; `offer`: the tile of the track that is looked at, if it would come to this land. */
export type LandShown<BoardContext, Offer> = {
  readonly table: BoardContext
  readonly seat: Seat
  readonly pointed: string | null
  readonly offer: Offer | undefined
}

type YieldKind = { readonly good: 'yes' | 'no' | 'done'; readonly extra?: boolean }

/** People on a tile: a choice of their own while they are open, else part of the tile. */
type Men = {
  readonly target: ClickTarget
  readonly label: string
  readonly isOpen: boolean
  readonly picture: ComponentChildren
}

export type Plot = Cell & {
  readonly tile: number
  readonly target: ClickTarget | null
  readonly label: string
  readonly would: boolean
  readonly isHigh?: boolean
  readonly picture: ComponentChildren
  readonly men: Men | null
}

type SignProps = { readonly class: string; readonly children: ComponentChildren }

/** Below the picture of a tile: what it gives now, or why nothing; `good`: yes, no or done. */
export const YieldSign = ({ class: name, good, extra = false, children }: SignProps & YieldKind) => (
  <span class={`land-yield ${name}`} data-good={good} data-extra={extra ? '' : undefined} aria-hidden="true">
    {children}
  </span>
)

type ManyProps = { readonly class: string; readonly count: number; readonly man: (i: number) => ComponentChildren }

export const MenOn = ({ class: name, count, man }: ManyProps) => (
  <span class={`land-men ${name}`} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => man(i))}
  </span>
)

/** While one is given away, men that cannot be say why. */
export function areMenOpen(table: SpotContext, target: ClickTarget, isGiving: boolean): boolean {
  const state = stateOf(table, target)
  return state === 'lit' || state === 'picked' || (state === 'blocked' && isGiving)
}

type LandMapProps<BoardContext extends SpotContext> = {
  readonly Spot: (props: SpotProps<BoardContext>) => VNode
  readonly table: BoardContext
  readonly label: string
  readonly names: { readonly map: string; readonly plot: string; readonly tile: string; readonly men: string }
  readonly frame: Frame
  readonly plots: readonly Plot[]
  readonly cells: readonly Cell[]
  readonly children: (tabIndex: (cell: Cell) => number, where: (cell: Cell) => Where) => ComponentChildren
}

export function LandMap<BoardContext extends SpotContext>({
  Spot,
  table,
  label,
  names,
  frame,
  plots,
  cells,
  children,
}: LandMapProps<BoardContext>) {
  const where = whereIn(frame)
  const keyOf = ({ x, y }: Cell): string => targets.cell(x, y)
  const [columns, rows] = frameSize(frame)
  const keys = [
    ...plots.flatMap(({ tile, men }) => [targets.tile(tile), ...(men?.isOpen === true ? [men.target] : [])]),
    ...cells.map(keyOf),
  ]
  const plotOf = (plot: Plot, tabIndex: (key: string) => number): VNode => {
    const { men, would, isHigh = false } = plot
    const item = targets.tile(plot.tile)
    const alone = men?.isOpen === true ? men : null
    return (
      <div
        key={plot.tile}
        class={`land-plot ${names.plot}${would ? ' land-would' : ''}`}
        style={where(plot)}
        data-key={item}
        data-high={isHigh ? '' : undefined}
      >
        <Spot
          table={table}
          target={plot.target}
          item={item}
          label={plot.label}
          tabIndex={tabIndex(item)}
          class={`land-tile ${names.tile}`}
        >
          {plot.picture}
          {alone === null && men?.picture}
        </Spot>
        {alone !== null && (
          <Spot
            table={table}
            target={alone.target}
            item={alone.target}
            label={alone.label}
            tabIndex={tabIndex(alone.target)}
            class={`land-clan ${names.men}`}
          >
            {alone.picture}
          </Spot>
        )}
      </div>
    )
  }
  return (
    <Group
      label={label}
      class={`land-map ${names.map}`}
      map
      keys={keys}
      style={{ '--columns': columns, '--rows': rows }}
    >
      {(tabIndex) => (
        <>
          {plots.map((plot) => plotOf(plot, tabIndex))}
          {children((cell) => tabIndex(keyOf(cell)), where)}
        </>
      )}
    </Group>
  )
}
