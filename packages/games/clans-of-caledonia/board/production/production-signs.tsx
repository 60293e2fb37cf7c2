import './signs-styles.css'
import type { Good, View } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { appearAfter } from '@bothy/board-kit/board/motion/motion.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { centreOf, MAP_FRAME, SIDE } from '../art/hex-shape.ts'
import { Icon, type IconName } from '../art/icons.tsx'
import { allWordsOf } from '../details/explain-words.ts'
import { signScale } from '../map/map.tsx'
import type { BoardContext } from '../spot.tsx'
import { type Shift, shiftsOf, sourcesOf, turnOf } from './production-facts.ts'
import { shownMaking, shownSeat } from './production-now.ts'
import type { ProductionPlan } from './production-plan.ts'

const LETTER = 17
const ICON = 22
const HIGH = 26
/** In pixels: smaller letters are left out, and the signs say it alone; the paper beside the map has the words. */
const LEAST_LETTER = 12

const isLegible = (side: number): boolean => (LETTER * signScale(side) * side) / SIDE >= LEAST_LETTER

type SignProps = {
  readonly hex: number
  readonly side: number
  readonly text: string
  readonly icon?: IconName
  readonly class?: string
}

function Sign({ hex, side, text: words, icon, class: name = '' }: SignProps) {
  const [middle, y] = centreOf(hex)
  const scale = signScale(side)
  const text = isLegible(side) ? words : ''
  const letters = text.length * LETTER * 0.53
  const wide = Math.max(HIGH, letters + (icon === undefined ? 0 : ICON + 2) + 14)
  const room = (wide / 2 + 1) * scale
  const x = Math.min(Math.max(middle, MAP_FRAME.x + room), MAP_FRAME.x + MAP_FRAME.width - room)
  return (
    <g class={`coc-yield ${name}`} data-hex={hex} transform={`translate(${x} ${y - 34}) scale(${scale})`}>
      <rect x={-wide / 2} y={-HIGH / 2} width={wide} height={HIGH} rx={HIGH / 2} />
      {text !== '' && (
        <text x={icon === undefined ? 0 : -(ICON + 2) / 2} y="6" font-size={LETTER}>
          {text}
        </text>
      )}
      {icon !== undefined && (
        <g transform={`translate(${wide / 2 - 7 - ICON} ${-ICON / 2})`}>
          <Icon icon={icon} size={ICON} />
        </g>
      )}
    </g>
  )
}

type UnitSignsProps = {
  readonly view: View
  readonly language: Language
  readonly seat: Seat
  readonly side: number
  readonly shifts: readonly Shift[]
  readonly plan?: ProductionPlan | null
}

/** COC-66: on the map, what each unit of the seat brings, and why a factory stands idle. */
export function UnitSigns({ view, language, seat, side, shifts, plan = null }: UnitSignsProps) {
  const words = allWordsOf(language)
  const { production } = words.explain
  const signs = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    for (const sign of signs.current?.querySelectorAll('[data-hex]') ?? []) {
      const gain = plan?.gains.find((it) => it.seat === seat && String(it.source.hex) === sign.getAttribute('data-hex'))
      if (gain !== undefined) appearAfter(sign, gain.at)
    }
  }, [plan, seat])
  return (
    <g ref={signs} class="coc-yields" aria-hidden="true">
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

/** COC-66: while seats are asked what their factories make. */
export function ProductionSigns({ table, side }: { readonly table: BoardContext; readonly side: number }) {
  const { view, language } = table
  const seat = shownSeat(table)
  const isOpen = view.pending?.kind === 'process' && view.pending.seat === seat
  const making = shownMaking(table)
  const knows = turnOf(view, seat) !== 'ahead' && (!isOpen || table.reader === seat)
  const { goods } = view.players[seat]
  const used = (raw: Good): number => (isOpen ? 0 : raw === 'milk' ? making.cheese : making.bread + making.whisky)
  const shifts = knows ? shiftsOf(view, seat, making, (raw) => goods[raw] + used(raw)) : []
  return <UnitSigns view={view} language={language} seat={seat} side={side} shifts={shifts} />
}
