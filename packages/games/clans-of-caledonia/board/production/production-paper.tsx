import type { Seat } from '@bothy/kernel'
import { GOODS } from '@bothy/clans-of-caledonia/data'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Points, SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { appearAfter } from '@bothy/board-kit/board/motion/motion.ts'
import { Icon as Sign } from '@bothy/board-kit/ui/controls/icons.tsx'
import { briefNames } from '@bothy/board-kit/ui/words/hyphens.tsx'
import { Icon } from '../art/icons.tsx'
import { allWordsOf } from '../details/explain-words.ts'
import { nameOf } from '../lines.ts'
import { UnitPiece } from '../pieces/pieces.tsx'
import type { BoardContext } from '../spot.tsx'
import { goodsOf, incomeOf, type Line, linesOf, sourcesOf } from './production-facts.ts'
import type { ProductionPlan } from './production-plan.ts'

export const STEPS = ['income', 'goods', 'process', 'glory'] as const
export type Step = (typeof STEPS)[number]

export function Counted({ counts, said }: { readonly counts: readonly number[]; readonly said: string }) {
  return (
    <span class="coc-counted-goods">
      <span class="visually-hidden">{said}</span>
      {GOODS.map(
        (good, i) =>
          (counts[i] ?? 0) > 0 && (
            <span key={good} aria-hidden="true">
              {counts[i]} <Icon icon={good} size={20} />
            </span>
          ),
      )}
    </span>
  )
}

function Steps({ step, table }: { readonly step: Step; readonly table: BoardContext }) {
  const { production } = allWordsOf(table.language).explain
  const now = STEPS.indexOf(step)
  return (
    <ol class="coc-production-steps">
      {STEPS.map((name, i) => (
        <li
          key={name}
          data-state={i < now ? 'done' : i === now ? 'now' : 'later'}
          aria-current={i === now ? 'step' : undefined}
        >
          {production.steps[name]}
          {i < now && (
            <>
              <Sign name="check" size={12} />
              <span class="visually-hidden">, {production.done}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

function GainLine({ line, seat, table }: { readonly line: Line; readonly seat: Seat; readonly table: BoardContext }) {
  const words = allWordsOf(table.language)
  const { production } = words.explain
  const { unit, units, money, good, n } = line
  const said =
    good === null ? production.workersAt(units, unit, words.money(money / units)) : production.units(units, unit)
  return (
    <li data-unit={unit}>
      <UnitPiece unit={unit} seat={seat} size={26} />
      <span>{said}</span>
      {good === null ? (
        <b class="coc-production-money">{words.money(money)}</b>
      ) : (
        <b>
          <span class="visually-hidden">{words.goodCount(n, good)}</span>
          <span aria-hidden="true">
            {n} <Icon icon={good} size={20} />
          </span>
        </b>
      )}
    </li>
  )
}

export type Other = { readonly seat: Seat; readonly state: string | null; readonly glory?: number | null }

function Others({ others, table }: { readonly others: readonly Other[]; readonly table: BoardContext }) {
  const words = allWordsOf(table.language)
  const { production } = words.explain
  const names = briefNames(table.view.players.map((_, seat) => nameOf(table, seat, words)))
  return (
    <ul class="coc-production-others" aria-label={production.others}>
      {others.map(({ seat, state, glory = null }) => {
        const sources = sourcesOf(table.view, seat)
        const goods = goodsOf(sources).reduce((sum, n) => sum + n, 0)
        return (
          <li key={seat} class={seatClass(seat)}>
            <span class="coc-production-who">
              <SeatBadge seat={seat} size={18} />
              {names[seat]}
            </span>
            {state === null ? (
              <span>
                +{words.money(incomeOf(sources))}
                {goods > 0 && `, ${production.goods(goods)}`}
              </span>
            ) : (
              <em>{state}</em>
            )}
            {glory !== null && <Gained seat={seat} glory={glory} />}
          </li>
        )
      })}
    </ul>
  )
}

/** COC-68: Glory for the tile of the round, which flies to the points of the seat. */
export const Gained = ({ seat, glory }: { readonly seat: Seat; readonly glory: number }) => (
  <span class="coc-production-gained" data-lands={`gain:${seat}`}>
    {glory === 0 ? <b>0</b> : <Points value={`+${glory}`} size={30} />}
  </span>
)

type PaperProps = {
  readonly table: BoardContext
  readonly seat: Seat
  readonly round: number
  readonly step: Step
  readonly plan: ProductionPlan | null
  readonly others: readonly Other[]
  readonly children?: ComponentChildren
}

/** COC-66, COC-68: the four steps of a Production on a sheet of paper. */
export function ProductionPaper({ table, seat, round, step, plan, others, children }: PaperProps) {
  const { production } = allWordsOf(table.language).explain
  const lines = linesOf(sourcesOf(table.view, seat))
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    for (const line of list.current?.querySelectorAll<HTMLElement>('[data-unit]') ?? []) {
      const first = plan?.gains.find((gain) => gain.seat === seat && gain.source.unit === line.dataset['unit'])
      if (first !== undefined) appearAfter(line, first.at)
    }
  }, [plan, seat])
  return (
    <section class={`coc-production ${seatClass(seat)}`} aria-label={`${production.title}, ${production.round(round)}`}>
      <SeatTartan seat={seat} scale={0.6} class="coc-production-cloth" />
      <header>
        <h2>{production.title}</h2>
        <span>{production.round(round)}</span>
      </header>
      <Steps step={step} table={table} />
      <ul ref={list} class="coc-production-lines">
        {lines.map((line) => (
          <GainLine key={line.unit} line={line} seat={seat} table={table} />
        ))}
        {lines.length === 0 && <li class="coc-production-note">{production.noUnits}</li>}
      </ul>
      {children}
      {others.length > 0 && <Others others={others} table={table} />}
    </section>
  )
}
