import type { JSX } from 'preact'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GameTypes, Seat } from '@bothy/kernel'
import type { SeatInfo } from '@bothy/protocol'
import { createAttention } from '../board/attention.ts'
import { NO_CHOICE } from '../board/choice.ts'
import type { GameClient } from '../board/game-client.ts'
import { layout } from '../board/layout.ts'
import { Motion, skipMotion } from '../board/motion.ts'
import { boardProps, type Scene, SceneProvider } from '../board/scene.tsx'
import { useInspect } from '../board/use-inspect.ts'
import { LogPanel } from '../table/log-panel.tsx'
import { PointsChart } from '../table/points-chart.tsx'
import { actingSeat, logUpTo, type Reel } from '../table/reel.ts'
import { FullTable, MineRegion } from '../table/regions.tsx'
import { SeatsPanel } from '../table/seats-panel.tsx'
import { t } from '../ui/i18n.ts'
import { navigate, paths } from '../ui/router.ts'
import { saveFile } from '../ui/save-file.ts'
import { BranchDialog } from './branch-dialog.tsx'
import { type Player, usePlayer } from './player.ts'
import { type Eyes, ReplayTools } from './replay-tools.tsx'

const seated = (name: string): SeatInfo => ({
  kind: 'person',
  name: name === '' ? '?' : name,
  online: true,
  mine: false,
  away: null,
})

/** A recorded game at the table, at any of its positions. */
export function ReplayTable({
  reel,
  file,
  client,
}: {
  readonly reel: Reel
  readonly file: unknown
  readonly client: GameClient<GameTypes>
}): JSX.Element {
  const root = useRef<HTMLElement>(null)
  const motion = useRef(new Motion())
  const before = useCallback(() => {
    if (root.current !== null) motion.current.before(root.current)
  }, [])
  const player = usePlayer(reel, before)
  const [eyes, setEyes] = useState<Eyes>('acting')
  const [tab, setTab] = useState<'log' | 'chart'>('log')
  const [branching, setBranching] = useState(false)
  const [thing, inspect] = useInspect()
  const attention = useMemo(createAttention, [reel])
  const { position } = player
  const { game, match, names } = reel
  const state = reel.states[position]
  const actors = game.actors(state)
  const seat: Seat | null = eyes === 'spectator' ? null : eyes === 'acting' ? actingSeat(reel, position) : Number(eyes)
  useLayoutEffect(() => {
    if (root.current !== null) motion.current.after(root.current)
  }, [position])
  const me = eyes === 'acting' ? null : seat
  const [view, tally] = [game.view(state, seat), game.tally(state, seat)]
  const props = boardProps(client, { view, tally, choice: NO_CHOICE, me, names, inspect, attention })
  const scene: Scene = { client, props, openRule: (rule) => navigate(paths.rules(client.id, rule)) }
  const isEnd = position === match.plies.length && game.result(state) !== null
  return (
    <SceneProvider value={scene}>
      <main
        ref={root}
        id="main"
        tabIndex={-1}
        class={`table replay ${layout.value}`}
        data-dock={client.dock}
        onPointerDown={skipMotion}
      >
        <FullTable
          seats={<SeatsPanel seats={names.map(seated)} actors={actors} thinking={[]} acted={null} />}
          tabs={{
            name: 'replay',
            all: [
              { id: 'log', label: t.value.table.tabs.log, icon: 'log' },
              { id: 'chart', label: t.value.replay.chart, icon: 'info' },
            ],
            tab,
            onTab: setTab,
          }}
          side={
            tab === 'log' ? (
              <ReplayLog reel={reel} player={player} eyes={eyes} />
            ) : (
              <ReplayChart reel={reel} player={player} />
            )
          }
          thing={thing}
          dock={
            <>
              <MineRegion table={seat === null ? null : { ...props, me: seat }} />
              <ReplayTools
                player={player}
                plies={match.plies.length}
                names={names}
                eyes={eyes}
                onEyes={setEyes}
                onBranch={isEnd ? null : () => setBranching(true)}
                onSave={() => saveFile(`${game.id}.bothy.json`, file)}
              />
            </>
          }
        />
      </main>
      {branching && (
        <BranchDialog game={client.id} file={file} names={names} plies={position} onClose={() => setBranching(false)} />
      )}
    </SceneProvider>
  )
}

type PartProps = { readonly reel: Reel; readonly player: Player }

function ReplayLog({ reel, player, eyes }: PartProps & { readonly eyes: Eyes }): JSX.Element {
  const { position } = player
  const log = useMemo(
    () => logUpTo(reel, position, eyes === 'acting' ? undefined : eyes === 'spectator' ? null : Number(eyes)),
    [reel, position, eyes],
  )
  return <LogPanel log={log} newFrom={null} here={position - 1} onGo={(ply) => player.go(ply + 1)} />
}

function ReplayChart({ reel, player }: PartProps): JSX.Element {
  return (
    <div class="side-scroll" tabIndex={0}>
      <PointsChart
        points={reel.points}
        names={reel.names}
        at={player.position}
        width={layout.value === 'middle' ? 640 : 300}
        onGo={player.go}
      />
    </div>
  )
}
