import { GOODS } from '@bothy/clans-of-caledonia/data'
import { centreOf, MAP_FRAME } from '../art/hex-shape.ts'
import { Icon, type IconName } from '../art/icons.tsx'
import { allWordsOf } from '../details/explain-words.ts'
import { signScale } from '../map/map.tsx'
import type { BoardContext } from '../spot.tsx'
import { shiftsOf, sourcesOf, turnOf } from './production-facts.ts'
import { shownMaking, shownSeat } from './production-now.ts'

const LETTER = 17
const ICON = 22

type SignProps = {
  readonly hex: number
  readonly side: number
  readonly text: string
  readonly icon?: IconName
  readonly class?: string
}

export function Sign({ hex, side, text, icon, class: name = '' }: SignProps) {
  const [middle, y] = centreOf(hex)
  const scale = signScale(side)
  const letters = text.length * LETTER * 0.53
  const wide = letters + (icon === undefined ? 0 : ICON + 2) + 14
  const room = (wide / 2 + 1) * scale
  const x = Math.min(Math.max(middle, MAP_FRAME.x + room), MAP_FRAME.x + MAP_FRAME.width - room)
  return (
    <g class={`coc-yield ${name}`} transform={`translate(${x} ${y - 34}) scale(${scale})`}>
      <rect x={-wide / 2} y="-13" width={wide} height="26" rx="13" />
      <text x={icon === undefined ? 0 : -(ICON + 2) / 2} y="6" font-size={LETTER}>
        {text}
      </text>
      {icon !== undefined && (
        <g transform={`translate(${wide / 2 - 7 - ICON} ${-ICON / 2})`}>
          <Icon icon={icon} size={ICON} />
        </g>
      )}
    </g>
  )
}

/** COC-66: on the map, what each unit of the seat brings, and why a factory stands idle. */
export function ProductionSigns({ table, side }: { readonly table: BoardContext; readonly side: number }) {
  const words = allWordsOf(table.language)
  const { production } = words.explain
  const { view } = table
  const seat = shownSeat(table)
  const isOpen = view.pending?.kind === 'process' && view.pending.seat === seat
  const making = shownMaking(table)
  const knows = turnOf(view, seat) !== 'ahead' && (!isOpen || table.reader === seat)
  const { goods } = view.players[seat]
  const made = GOODS.map((good) => (good === 'bread' || good === 'cheese' || good === 'whisky' ? making[good] : 0))
  const had = (raw: 'grain' | 'milk'): number =>
    isOpen ? goods[raw] : goods[raw] + (raw === 'milk' ? making.cheese : made[3] + made[5])
  const shifts = knows ? shiftsOf(view, seat, making, (good) => (good === 'milk' ? had('milk') : had('grain'))) : []
  return (
    <g class="coc-yields" aria-hidden="true">
      {sourcesOf(view, seat).map(({ hex, money, good, n }) =>
        good === null ? (
          <Sign key={hex} hex={hex} side={side} text={`+${words.money(money)}`} class="coc-yield-money" />
        ) : (
          <Sign key={hex} hex={hex} side={side} text={n === 1 ? '+' : `+${n}`} icon={good} />
        ),
      )}
      {shifts.map(({ hex, product, work }) =>
        work === 'works' ? (
          <Sign key={hex} hex={hex} side={side} text="+" icon={product} class="coc-yield-made" />
        ) : (
          <Sign
            key={hex}
            hex={hex}
            side={side}
            text={work === 'idle' ? production.idle : production.none(product === 'cheese' ? 'milk' : 'grain')}
            class="coc-yield-idle"
          />
        ),
      )}
    </g>
  )
}
