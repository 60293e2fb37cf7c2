import type { FunctionComponent, ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type GameTypes, type Json, plain, type Seat } from '@bothy/kernel'
import { createBoardUiState, dismissPreviewOutside } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { NO_CHOICE } from '@bothy/board-kit/board/choice/choice.ts'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { hasTabs, layout } from '@bothy/board-kit/board/layout.ts'
import { skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import { boardProps, type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { useDetails } from '@bothy/board-kit/board/details/use-details.ts'
import { Legend } from '../table/legend/legend.tsx'
import { LogPanel } from '../table/log/log-panel.tsx'
import { HintsGiven } from '../table/hints/hint-notes.tsx'
import { PointsChart } from '../table/ending/points-chart.tsx'
import { actingSeat, logUpTo, type FullReplay, scoringsOf } from '../table/playback/full-replay.ts'
import { Frame, ProgressRegion, type Side, SideButtons } from '../table/frame/frame.tsx'
import type { PageHeaderProps } from '../table/frame/page-header.ts'
import { seatsNow } from '../table/seats/seats-now.ts'
import { trusted } from '../net/trusted.ts'
import { signed, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazy, lazyOverlay } from '@bothy/board-kit/ui/page/lazy.tsx'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { jsonFile, saveFile } from '@bothy/board-kit/ui/page/save-file.ts'
import { type Player, usePlayer } from './player.ts'
import { seated } from './seated.ts'
import { asksForAnalysis, type Eyes, momentQuery, readMoment } from './moment.ts'
import type { ChosenMoment } from './analysis/moments.ts'
import { readVerdict, verdictQuery } from './analysis/shared-verdict.ts'
import { OpenHands } from './open-hands.tsx'
import { ReplayTools } from './replay-tools.tsx'
import { ShareMoment } from './share-moment.tsx'
import { useMoment } from './use-moment.ts'
import { useReplayMotion } from './replay-motion.ts'
import { replay } from './words.ts'

const BranchDialog = lazyOverlay(async () => (await import('./branch-dialog.tsx')).loadBranchDialog())

const AnalysisTab = lazy(async () => (await import('./analysis/analysis-tab.tsx')).loadAnalysisTab())
const MomentBar = lazy(
  async () => (await import('./analysis/moment-bar.tsx')).loadMomentBar(),
  () => null,
)

type ReplayTab = 'log' | 'chart' | 'analysis' | 'hands'

export type Source = {
  readonly path: string | null
  readonly isImported: boolean
  readonly fileName: () => Promise<string>
}

export function ReplayTable({
  fullReplay,
  file,
  board,
  source,
  Head,
  title,
}: {
  readonly fullReplay: FullReplay
  readonly file: unknown
  readonly board: GameBoard<GameTypes>
  readonly source: Source
  readonly Head: FunctionComponent<PageHeaderProps>
  readonly title: ComponentChildren
}): JSX.Element {
  const root = useRef<HTMLElement>(null)
  const { before, after, motionTime } = useReplayMotion(root)
  const scorings = useMemo(() => scoringsOf(fullReplay, (event) => board.startsCutscene(event)), [fullReplay, board])
  const [first] = useState(() =>
    readMoment(location.search, { plies: fullReplay.events.length, seats: fullReplay.names.length }),
  )
  const player = usePlayer(fullReplay, { first: first.move, scorings, onBefore: before, motionTime })
  const [eyes, setEyes] = useState<Eyes>(first.eyes)
  const [tab, setTab] = useState<ReplayTab | null>(() => (asksForAnalysis(location.search) ? 'analysis' : null))
  const [chosen, setChosen] = useState(() => readVerdict(location.search, fullReplay))
  const [asking, setAsking] = useState<'branch' | 'share' | null>(null)
  const uiState = useMemo(createBoardUiState, [fullReplay])
  const [item, showDetails] = useDetails(uiState.pinned)
  const { position } = player
  const { game, match, names, notes } = fullReplay
  const shownMoment = chosen?.moment.ply === position ? chosen : null
  const verdict = shownMoment === null ? null : verdictQuery(shownMoment)
  useMoment({ move: position, eyes }, verdict)
  const state = fullReplay.states[position]
  const actors = game.actors(state)
  const seat: Seat | null =
    eyes === 'spectator' ? null : eyes === 'acting' ? actingSeat(fullReplay, position) : Number(eyes)
  const [view, tally] = [game.view(state, seat), game.tally(state, seat)]
  const log = useMemo(
    () => logUpTo(fullReplay, position, eyes === 'acting' ? undefined : eyes === 'spectator' ? null : Number(eyes)),
    [fullReplay, position, eyes],
  )
  useLayoutEffect(() => {
    const table = { view, me: seat, language: language.peek() }
    after(position, player, () => board.flights?.(log.at(-1)?.events ?? [], table) ?? [])
  })
  const seats = seatsNow(board, {
    view,
    infos: names.map((name, i) => seated(name, notes.resigned.includes(i))),
    names,
    actors,
    thinking: [],
    log,
  })
  const props = boardProps(board, {
    view,
    tally,
    choice: NO_CHOICE,
    me: seat,
    reader: null,
    names,
    seats,
    showDetails,
    uiState,
  })
  const context: TableContext = {
    board,
    props,
    item,
    openSeat: null,
    openRule: (rule) => navigate(paths.rules(board.id, rule)),
  }
  const open = (wanted: ChosenMoment): void => {
    setChosen(wanted)
    player.go(wanted.moment.ply)
    // Beside the board there is room for both in one layout alone.
    if (layout.value !== 'hall') setTab(null)
  }
  const isFinished = game.result(fullReplay.states[fullReplay.states.length - 1]) !== null
  const isEnd = position === match.plies.length && game.result(state) !== null
  const side: Side<ReplayTab> = {
    name: 'replay',
    tabs: [
      { id: 'log', label: t.value.table.tabs.log, icon: 'log' },
      { id: 'chart', label: replay.value.chart, icon: 'chart' },
      { id: 'analysis', label: replay.value.analysis, icon: 'search' },
      ...(board.HandOfCards !== undefined && isFinished
        ? [{ id: 'hands', label: replay.value.hands, icon: 'people' } as const]
        : []),
    ],
    tab,
    onTab: setTab,
    content: (shown) =>
      shown === 'log' ? (
        <LogPanel log={log} newFrom={null} here={position - 1} onGo={(ply) => player.go(ply + 1)} />
      ) : shown === 'chart' ? (
        <ReplayChart fullReplay={fullReplay} player={player} scorings={scorings} />
      ) : shown === 'analysis' ? (
        <AnalysisTab
          fullReplay={fullReplay}
          scorings={scorings}
          record={trusted<Json>(file)}
          position={position}
          seat={chosen?.moment.seat ?? (eyes === 'acting' || eyes === 'spectator' ? 0 : Number(eyes))}
          onGo={player.go}
          onMoment={open}
        />
      ) : (
        <OpenHands fullReplay={fullReplay} position={position} />
      ),
  }
  return (
    <TableContextProvider value={context}>
      <Head
        title={<ReplayTitle title={title} notes={notes} names={names} isImported={source.isImported} />}
        tools={<SideButtons side={side} />}
        layout={layout.value}
      >
        <ProgressRegion />
      </Head>
      <main
        ref={root}
        id="main"
        tabIndex={-1}
        class={`table replay ${layout.value}`}
        onPointerDown={skipMotion}
        onClick={({ target }) => dismissPreviewOutside(uiState, target)}
      >
        <Frame
          side={side}
          prompt={
            <ReplayTools
              player={player}
              plies={match.plies.length}
              turns={fullReplay.turns}
              scorings={scorings}
              names={names}
              eyes={eyes}
              onEyes={setEyes}
              onBranch={isEnd ? null : () => setAsking('branch')}
              onSave={() => void source.fileName().then((name) => saveFile(jsonFile(name, file)))}
              onShare={() => setAsking('share')}
            >
              {shownMoment === null ? null : (
                <MomentBar
                  {...shownMoment}
                  fullReplay={fullReplay}
                  onMoment={(moment) => open({ ...shownMoment, moment })}
                  onBranch={() => setAsking('branch')}
                  onShare={() => setAsking('share')}
                  onAnalysis={() => setTab('analysis')}
                  onClose={() => setChosen(null)}
                />
              )}
            </ReplayTools>
          }
        />
      </main>
      <Legend />
      {asking === 'branch' && (
        <BranchDialog
          {...{ game: board.id, file, names, levels: notes.levels, plies: position }}
          mine={shownMoment?.moment.seat ?? 0}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'share' && (
        <ShareMoment
          path={source.path === null ? null : source.path + momentQuery({ move: position, eyes }, verdict)}
          text={momentText(fullReplay, board, position)}
          onClose={() => setAsking(null)}
        />
      )}
    </TableContextProvider>
  )
}

function ReplayTitle({
  title,
  notes,
  names,
  isImported,
}: {
  readonly title: ComponentChildren
  readonly notes: FullReplay['notes']
  readonly names: readonly string[]
  readonly isImported: boolean
}): JSX.Element {
  return (
    <>
      {title}
      {isImported && <span class="tag">{t.value.home.imported}</span>}
      {notes.hints.length > 0 && (
        <span class="tag">
          <HintsGiven hints={notes.hints} names={names} />
        </span>
      )}
      {notes.abandoned && (
        <span class="tag" title={t.value.abandoned.help}>
          {t.value.abandoned.tag}
        </span>
      )}
    </>
  )
}

function momentText(
  { game, match, names, events, points }: FullReplay,
  { words }: GameBoard<GameTypes>,
  at: number,
): string {
  const { title, event } = words.of(language.value).texts
  const seen = at === 0 ? [] : events[at - 1].map((fact) => game.witness(fact, null)).filter((fact) => fact !== null)
  const told = seen.map((fact) => plain(event(fact, null), names)).join(' ')
  const all = names.map((name, seat) => `${name} ${signed(points[at][seat])}`).join(', ')
  return replay.value.look(title, at, match.plies.length, told, all)
}

type PartProps = { readonly fullReplay: FullReplay; readonly player: Player; readonly scorings: readonly number[] }

function ReplayChart({ fullReplay, player, scorings }: PartProps): JSX.Element {
  return (
    <div class="side-scroll" tabIndex={0}>
      <PointsChart
        points={fullReplay.points}
        names={fullReplay.names}
        scorings={{ at: scorings, label: replay.value.scorings }}
        at={player.position}
        width={hasTabs(layout.value) ? Math.min(640, innerWidth - 40) : 300}
        onGo={player.go}
      />
    </div>
  )
}
