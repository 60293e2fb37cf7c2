import type { FunctionComponent, ComponentChildren, JSX } from 'preact'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GameTypes, Seat } from '@bothy/kernel'
import { createAttention } from '../board/attention.ts'
import { NO_CHOICE } from '../board/choice.ts'
import type { GameClient } from '../board/game-client.ts'
import { hasTabs, layout } from '../board/layout.ts'
import { Motion, skipMotion } from '../board/motion.ts'
import { boardProps, type Scene, SceneProvider } from '../board/scene.tsx'
import { useInspect } from '../board/use-inspect.ts'
import { LogPanel } from '../table/log-panel.tsx'
import { PointsChart } from '../table/points-chart.tsx'
import { actingSeat, logUpTo, type Reel } from '../table/reel.ts'
import { Frame, ProgressRegion, type Side, SideButtons } from '../table/frame.tsx'
import type { HeadProps } from '../table/head.ts'
import { seatsNow } from '../table/seats-now.ts'
import { t } from '../ui/i18n.ts'
import { navigate, paths } from '../ui/router.ts'
import { saveFile } from '../ui/save-file.ts'
import { BranchDialog } from './branch-dialog.tsx'
import { type Player, usePlayer } from './player.ts'
import { seated } from './seated.ts'
import { type Eyes, ReplayTools } from './replay-tools.tsx'

type ReplayTab = 'log' | 'chart'

/** A recorded game at the table, at any of its positions. */
export function ReplayTable({
  reel,
  file,
  client,
  Head,
  title,
}: {
  readonly reel: Reel
  readonly file: unknown
  readonly client: GameClient<GameTypes>
  readonly Head: FunctionComponent<HeadProps>
  readonly title: ComponentChildren
}): JSX.Element {
  const root = useRef<HTMLElement>(null)
  const motion = useRef(new Motion())
  const before = useCallback(() => {
    if (root.current !== null) motion.current.before(root.current)
  }, [])
  const player = usePlayer(reel, before)
  const [eyes, setEyes] = useState<Eyes>('acting')
  const [tab, setTab] = useState<ReplayTab | null>(null)
  const [branching, setBranching] = useState(false)
  const [thing, inspect] = useInspect()
  const attention = useMemo(createAttention, [reel])
  const { position } = player
  const { game, match, names, notes } = reel
  const state = reel.states[position]
  const actors = game.actors(state)
  const seat: Seat | null = eyes === 'spectator' ? null : eyes === 'acting' ? actingSeat(reel, position) : Number(eyes)
  useLayoutEffect(() => {
    if (root.current !== null) motion.current.after(root.current)
  }, [position])
  const [view, tally] = [game.view(state, seat), game.tally(state, seat)]
  const log = useMemo(
    () => logUpTo(reel, position, eyes === 'acting' ? undefined : eyes === 'spectator' ? null : Number(eyes)),
    [reel, position, eyes],
  )
  const seats = seatsNow(client, {
    view,
    infos: names.map((name, i) => seated(name, notes.resigned.includes(i))),
    names,
    actors,
    thinking: [],
    log,
  })
  const props = boardProps(client, { view, tally, choice: NO_CHOICE, me: seat, names, seats, inspect, attention })
  const scene: Scene = {
    client,
    props,
    thing,
    openSeat: null,
    openRule: (rule) => navigate(paths.rules(client.id, rule)),
  }
  const isEnd = position === match.plies.length && game.result(state) !== null
  const side: Side<ReplayTab> = {
    name: 'replay',
    tabs: [
      { id: 'log', label: t.value.table.tabs.log, icon: 'log' },
      { id: 'chart', label: t.value.replay.chart, icon: 'info' },
    ],
    tab,
    onTab: setTab,
    content: (shown) =>
      shown === 'log' ? (
        <LogPanel log={log} newFrom={null} here={position - 1} onGo={(ply) => player.go(ply + 1)} />
      ) : (
        <ReplayChart reel={reel} player={player} />
      ),
  }
  return (
    <SceneProvider value={scene}>
      <Head
        title={<ReplayTitle title={title} notes={notes} />}
        tools={<SideButtons side={side} />}
        low={layout.value === 'low'}
      >
        <ProgressRegion />
      </Head>
      <main ref={root} id="main" tabIndex={-1} class={`table replay ${layout.value}`} onPointerDown={skipMotion}>
        <Frame
          side={side}
          prompt={
            <ReplayTools
              player={player}
              plies={match.plies.length}
              names={names}
              eyes={eyes}
              onEyes={setEyes}
              onBranch={isEnd ? null : () => setBranching(true)}
              onSave={() => saveFile(`${game.id}.bothy.json`, file)}
            />
          }
        />
      </main>
      {branching && (
        <BranchDialog game={client.id} file={file} names={names} plies={position} onClose={() => setBranching(false)} />
      )}
    </SceneProvider>
  )
}

/** With what the record says of how the game ended. */
function ReplayTitle({
  title,
  notes,
}: {
  readonly title: ComponentChildren
  readonly notes: Reel['notes']
}): JSX.Element {
  return (
    <>
      {title}
      {notes.abandoned && (
        <span class="tag" title={t.value.abandoned.help}>
          {t.value.abandoned.tag}
        </span>
      )}
    </>
  )
}

type PartProps = { readonly reel: Reel; readonly player: Player }

function ReplayChart({ reel, player }: PartProps): JSX.Element {
  return (
    <div class="side-scroll" tabIndex={0}>
      <PointsChart
        points={reel.points}
        names={reel.names}
        at={player.position}
        width={hasTabs(layout.value) ? Math.min(640, innerWidth - 40) : 300}
        onGo={player.go}
      />
    </div>
  )
}
