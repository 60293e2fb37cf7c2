import type { ScoringTile } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { useRef } from 'preact/hooks'
import { tempoOf } from '@bothy/board-kit/board/motion/flights.ts'
import { isAtOnce, speed } from '@bothy/board-kit/ui/page/settings.ts'
import { allWordsOf } from '../details/explain-words.ts'
import { others } from '../seats/others.ts'
import type { BoardContext } from '../spot.tsx'
import { Choosing, ClanChoice, Made } from './processing.tsx'
import { shownMaking, shownSeat } from './production-now.ts'
import { turnOf } from './production-facts.ts'
import { type Other, ProductionPaper } from './production-paper.tsx'
import { planOf, type ProductionPlan } from './production-plan.ts'
import { useStep } from './use-step.ts'

function stateOf(table: BoardContext, seat: Seat): string | null {
  const { view } = table
  const { production } = allWordsOf(table.language).explain
  if (view.pending?.seat === seat) return production.chooses
  return turnOf(view, seat) === 'ahead' ? production.ahead : null
}

/** Made when the seat's turn comes; its units bring nothing more while its factories work. */
function usePlan({ view }: BoardContext, seat: Seat): ProductionPlan | null {
  const made = useRef<{ readonly key: string; readonly plan: ProductionPlan | null } | null>(null)
  const turn = turnOf(view, seat)
  const key = `${view.round} ${seat} ${turn}`
  if (made.current?.key !== key)
    made.current = {
      key,
      plan: isAtOnce() || turn !== 'asked' ? null : planOf(view, [seat], tempoOf(speed.peek())),
    }
  return made.current.plan
}

/** COC-68: counted after the factories, so goods in stock are not known yet. */
const OF_GOODS = new Set<ScoringTile | undefined>(['basicGoods', 'processedGoods'])

function ThenGlory({ table, seat }: { readonly table: BoardContext; readonly seat: Seat }) {
  const { round, roundGlory, scoring } = table.view
  const words = allWordsOf(table.language)
  const tile = scoring[round - 1]
  const glory = roundGlory[seat] ?? 0
  if (tile === undefined || OF_GOODS.has(tile) || glory === 0) return null
  return (
    <p class="coc-production-note">{words.explain.production.thenGlory(words.glory(glory), words.scoringName(tile))}</p>
  )
}

/** COC-66: the Production on the table while a seat is asked what its factories make. */
export function Production(table: BoardContext) {
  const { view, reader, me } = table
  const seat = shownSeat(table)
  const plan = usePlan(table, seat)
  const step = useStep(plan, 'process')
  const making = shownMaking(table)
  const around: readonly Other[] = (me === null ? view.order : others(table))
    .filter((other) => other !== seat)
    .map((other) => ({ seat: other, state: stateOf(table, other) }))
  const chooses = view.pending?.kind === 'process' && view.pending.seat === seat
  const asksClan = view.pending !== null && view.pending.seat === seat && !chooses && reader === seat
  const words = allWordsOf(table.language)
  return (
    <ProductionPaper table={table} seat={seat} round={view.round} step={step} plan={plan} others={around}>
      {chooses && reader !== null && reader === seat ? (
        <Choosing table={table} seat={seat} making={making} />
      ) : chooses || turnOf(view, seat) === 'ahead' ? (
        <p class="coc-production-note">{chooses ? words.explain.production.chooses : words.explain.production.ahead}</p>
      ) : (
        <>
          <Made table={table} making={making} />
          {asksClan && <ClanChoice table={table} seat={seat} />}
        </>
      )}
      {turnOf(view, seat) !== 'ahead' && <ThenGlory table={table} seat={seat} />}
    </ProductionPaper>
  )
}
