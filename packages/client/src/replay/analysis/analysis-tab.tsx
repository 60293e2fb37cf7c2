import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Analysis } from '@bothy/bots'
import type { Json, Seat } from '@bothy/kernel'
import { hasTabs, layout } from '@bothy/board-kit/board/layout.ts'
import { SeatName } from '@bothy/board-kit/board/details/sentence.tsx'
import { Select, Switch } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { FullReplay } from '../../table/playback/full-replay.ts'
import { type ChartMark, PointsChart } from '../../table/ending/points-chart.tsx'
import { replay } from '../words.ts'
import { MomentCard } from './moment-card.tsx'
import { type ChosenMoment, type LetteredMoment, momentsOf, standingsOf } from './moments.ts'
import { type AnalysisRun, runOf } from './run.ts'
import { analysisCatalogue, analysisWords } from './words.ts'
import './styles.css'

export async function loadAnalysisTab(): Promise<typeof AnalysisTab> {
  await loadInUse(analysisCatalogue)
  return AnalysisTab
}

type Shown = {
  readonly fullReplay: FullReplay
  readonly scorings: readonly number[]
  readonly position: number
  /** The first one to be looked at. */
  readonly seat: Seat
  readonly onGo: (position: number) => void
  readonly onMoment: (chosen: ChosenMoment) => void
}

function AnalysisTab({ record, ...shown }: Shown & { readonly record: Json }): JSX.Element {
  const words = analysisWords.value
  const [isOpen, setOpen] = useState(false)
  const run = useMemo(() => runOf(record, isOpen), [record, isOpen])
  return (
    <div class="side-scroll analysis" tabIndex={0}>
      <Outcome run={run} {...shown} />
      <Switch label={words.open} help={words.openHelp} checked={isOpen} onChange={setOpen} />
    </div>
  )
}

function Outcome({ run, ...shown }: Shown & { readonly run: AnalysisRun }): JSX.Element {
  const words = analysisWords.value
  const state = run.state.value
  switch (state.kind) {
    case 'reading':
      return <p class="soft">{words.reading}</p>
    case 'unavailable':
      return <p class="note">{words.unavailable}</p>
    case 'done':
      // The record of a game in which nothing had been decided has nothing to draw.
      if (state.analysis.standings.length === 0) return <p class="soft">{words.noneCostly}</p>
      return <Decisions analysis={state.analysis} {...shown} />
    case 'running':
      return <Running run={run} progress={state.progress} />
    case 'none':
    case 'failed':
      return (
        <>
          <p>{words.what}</p>
          <p class="soft">{words.takes}</p>
          {state.kind === 'failed' && (
            <p class="note bad" role="alert">
              {words.failed}
            </p>
          )}
          <button type="button" class="button primary" onClick={() => void run.begin()}>
            {state.kind === 'failed' ? t.value.common.retry : words.begin}
          </button>
        </>
      )
  }
}

function Running({
  run,
  progress,
}: {
  readonly run: AnalysisRun
  readonly progress: { readonly pass: 'quick' | 'deep'; readonly done: number; readonly total: number } | null
}): JSX.Element {
  const words = analysisWords.value
  const { pass, done, total } = progress ?? { pass: 'quick', done: 0, total: 1 }
  const said = progress === null ? words.what : words[pass](done, total)
  return (
    <>
      <p role="status">{said}</p>
      <progress class="analysis-progress" aria-label={words.title} value={done} max={total} />
      <p class="soft">{words.takes}</p>
      <button type="button" class="button" onClick={() => run.stop()}>
        {words.stop}
      </button>
    </>
  )
}

function Decisions({
  analysis,
  fullReplay,
  scorings,
  position,
  seat: first,
  onGo,
  onMoment,
}: Shown & { readonly analysis: Analysis }): JSX.Element {
  const words = analysisWords.value
  const { names } = fullReplay
  const { unit } = analysis
  const [seat, setSeat] = useState(first)
  const points = useMemo(() => standingsOf(analysis, fullReplay), [analysis, fullReplay])
  const found = useMemo(() => momentsOf(analysis, seat), [analysis, seat])
  const marks = [...found.costly, ...found.praised].map(({ letter, ply, lead }): ChartMark => ({
    letter,
    at: ply,
    seat,
    isGood: lead > 0,
  }))
  const cards = (moments: readonly LetteredMoment[], none: string): JSX.Element =>
    moments.length === 0 ? (
      <p class="soft">{none}</p>
    ) : (
      <ol class="moment-cards">
        {moments.map((moment) => (
          <li key={moment.ply}>
            <MomentCard
              {...{ moment, fullReplay, unit }}
              isHere={moment.ply === position}
              onOpen={() => onMoment({ moment, all: found, unit })}
            />
          </li>
        ))}
      </ol>
    )
  return (
    <>
      <h2>{words.chart[unit]}</h2>
      <PointsChart
        points={points}
        names={names}
        label={words.chart[unit]}
        said={(value) => words.tick(value, unit)}
        marks={marks}
        scorings={{ at: scorings, label: replay.value.scorings }}
        at={position}
        width={hasTabs(layout.value) ? Math.min(640, innerWidth - 40) : 320}
        onGo={onGo}
      />
      {names.length > 1 && (
        <Select
          label={words.player}
          value={`${seat}`}
          choices={names.map((name, i) => ({ value: `${i}`, label: name }))}
          onChange={(chosen) => setSeat(Number(chosen))}
        />
      )}
      <p>
        <SeatName seat={seat} text="" /> {words.summary(names[seat], found)}
        {found.costly.length > 0 && ` ${words.costTogether(found.costly.length, found.cost, unit)}`}
      </p>
      <h2>{words.costly}</h2>
      {cards(found.costly, words.noneCostly)}
      <h2>{words.praised}</h2>
      {cards(found.praised, words.nonePraised)}
      <p class="soft small">{words.meaning[unit]}</p>
    </>
  )
}
