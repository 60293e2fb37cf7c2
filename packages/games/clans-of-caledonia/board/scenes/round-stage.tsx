import { GOODS, type View } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { useMemo } from 'preact/hooks'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { NO_CHOICE } from '@bothy/board-kit/board/choice/choice.ts'
import { TableContextProvider, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { allWordsOf } from '../details/explain-words.ts'
import { MapPane } from '../map/map-pane.tsx'
import { CountedIcons } from '../pieces/cards-scoring.tsx'
import { PieceDefs } from '../pieces/pieces.tsx'
import { WorkDone } from '../production/processing.tsx'
import { Gained, type Other, ProductionPaper, type Step } from '../production/production-paper.tsx'
import { shiftsOf } from '../production/production-facts.ts'
import type { ProductionPlan } from '../production/production-plan.ts'
import { UnitSigns } from '../production/production-signs.tsx'
import type { SeatRound } from '../production/rounds-told.ts'
import { useStep } from '../production/use-step.ts'
import { others } from '../seats/others.ts'
import { PlayerBoard } from '../seats/player-board.tsx'
import { SeatChip, SeatPanel } from '../seats/seats.tsx'
import type { BoardContext } from '../spot.tsx'
import { hasChips } from '../visible-area.ts'
import type { Phase, RoundFrame } from './round-story.ts'

export function viewAt(view: View, { told, holdings, glory }: RoundFrame): View {
  return {
    ...view,
    round: told.round,
    spaces: told.spaces,
    passed: told.order ?? view.passed,
    pending: null,
    scores: null,
    ranks: null,
    players: view.players.map((player, seat) => {
      const { money, goods } = holdings[seat] ?? { money: player.money, goods: [] }
      const [wool = 0, grain = 0, milk = 0, bread = 0, cheese = 0, whisky = 0] = goods
      return {
        ...player,
        money,
        goods: { wool, grain, milk, bread, cheese, whisky },
        glory: glory?.[seat] ?? player.glory,
      }
    }),
  }
}

const STEP_OF = {
  begin: 'income',
  gain: 'income',
  work: 'process',
  glory: 'glory',
  figures: 'glory',
} as const satisfies Record<Phase, Step>

function Seats({ table, shown }: { readonly table: BoardContext; readonly shown: Seat }) {
  const sight = { pane: 'map', seat: shown } as const
  const around = others(table)
  if (hasChips(table)) {
    const all = table.me === null ? around : [table.me, ...around]
    return (
      <div class="coc-chips" data-count={all.length}>
        {all.map((seat) => (
          <SeatChip key={seat} table={table} seat={seat} sight={sight} />
        ))}
      </div>
    )
  }
  return (
    <div class="coc-left">
      {around.length > 0 && (
        <div class="coc-seats" data-count={around.length}>
          {around.map((seat) => (
            <SeatPanel key={seat} table={table} seat={seat} sight={sight} />
          ))}
        </div>
      )}
      <PlayerBoard table={table} seat={shown} />
    </div>
  )
}

const makingOf = ({ processed }: SeatRound) => ({
  bread: processed[GOODS.indexOf('bread')] ?? 0,
  cheese: processed[GOODS.indexOf('cheese')] ?? 0,
  whisky: processed[GOODS.indexOf('whisky')] ?? 0,
})

type StageProps = { readonly table: BoardContext; readonly frame: RoundFrame; readonly plan: ProductionPlan | null }

function Paper({ table, frame, plan, seat }: StageProps & { readonly seat: Seat }) {
  const words = allWordsOf(table.language)
  const { phase, told } = frame
  const { scored } = told
  const step = useStep(plan, STEP_OF[phase])
  const isScored = scored !== null && (phase === 'glory' || phase === 'figures')
  const around: readonly Other[] = told.seats.flatMap((_, other) =>
    other === seat ? [] : [{ seat: other, state: null, glory: isScored ? (scored.glory[other] ?? 0) : null }],
  )
  const own = told.seats[seat]
  const hasWorked = phase !== 'begin' && phase !== 'gain'
  return (
    <ProductionPaper table={table} seat={seat} round={told.round} step={step} plan={plan} others={around}>
      {hasWorked && own !== undefined && <WorkDone table={table} seat={seat} round={own} making={makingOf(own)} />}
      {isScored && (
        <p class="coc-production-glory">
          <CountedIcons tile={scored.tile} size={22} />
          <span>
            {words.scoringName(scored.tile)} <b>{scored.counted[seat]}</b>
          </span>
          <Gained seat={seat} glory={scored.glory[seat] ?? 0} />
        </p>
      )}
    </ProductionPaper>
  )
}

/** COC-66 to COC-68: the table at the end of a round, without anything to choose. */
export function RoundStage({ table: now, frame, plan }: StageProps) {
  const context = useTableContext()
  const uiState = useMemo(createBoardUiState, [])
  const view = useMemo(() => viewAt(now.view, frame), [now.view, frame])
  const table: BoardContext = {
    ...now,
    view,
    uiState,
    choice: NO_CHOICE,
    tally: [],
    showDetails: () => undefined,
    seats: now.seats.map((seat) => ({ ...seat, acts: false, next: false, thinking: false })),
  }
  const seat = now.me ?? 0
  const own = frame.told.seats[seat]
  const hasWorked = frame.phase !== 'begin' && frame.phase !== 'gain'
  const shifts = useMemo(
    () =>
      !hasWorked || own === undefined
        ? []
        : shiftsOf(view, seat, makingOf(own), (raw) => own.gained.goods[GOODS.indexOf(raw)] ?? 0),
    [hasWorked, view, seat, own],
  )
  return (
    <TableContextProvider value={{ ...context, props: { ...context.props, seats: table.seats }, openSeat: null }}>
      <div class="coc-stage coc-round-stage" data-layout={table.layout} data-seats={view.seats} data-pane="map" inert>
        <PieceDefs />
        <div class="coc-table">
          <div class="coc-hero">
            <MapPane
              table={{ ...table, layout: 'wide' }}
              pointed={null}
              signs={(side) =>
                frame.phase !== 'begin' && (
                  <UnitSigns
                    view={view}
                    language={table.language}
                    seat={seat}
                    side={side}
                    shifts={shifts}
                    plan={plan}
                  />
                )
              }
            />
          </div>
          <Seats table={table} shown={seat} />
          <div class={hasChips(table) ? 'coc-round-paper' : 'coc-right'}>
            <Paper table={table} frame={frame} plan={plan} seat={seat} />
          </div>
        </div>
      </div>
    </TableContextProvider>
  )
}
