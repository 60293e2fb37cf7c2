import type { JSX } from 'preact'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GameTypes, Seat } from '@bothy/kernel'
import type { SeatInfo } from '@bothy/protocol'
import { Select } from '../ui/fields.tsx'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { navigate, paths } from '../ui/router.ts'
import { saveFile } from '../ui/save-file.ts'
import { language } from '../ui/settings.ts'
import { NO_CHOICE } from '../board/choice.ts'
import type { BoardProps, GameClient } from '../board/game-client.ts'
import { layout } from '../board/layout.ts'
import { LogPanel } from '../table/log-panel.tsx'
import { Motion, skipMotion } from '../board/motion.ts'
import { Guard, type Scene, SceneProvider } from '../board/scene.tsx'
import { SeatsPanel } from '../table/seats-panel.tsx'
import { Tabs } from '../table/side-panel.tsx'
import { Explained } from '../table/table-layout.tsx'
import { useInspect } from '../board/use-inspect.ts'
import { BranchDialog } from './branch-dialog.tsx'
import { Controls } from './controls.tsx'
import { usePlayer } from './player.ts'
import { PointsChart } from '../table/points-chart.tsx'
import { logUpTo, type Reel } from '../table/reel.ts'

/** `acting`: by whoever is to play, with a log that hides nothing. */
type Eyes = 'acting' | 'spectator' | `${number}`

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
  const { position } = player
  const { game, match, names } = reel
  const plies = match.plies.length
  const state = reel.states[position]
  const actors = game.actors(state)
  const seat: Seat | null =
    eyes === 'spectator' ? null : eyes === 'acting' ? (actors.at(0) ?? match.plies.at(-1)?.seat ?? 0) : Number(eyes)
  const log = useMemo(
    () => logUpTo(reel, position, eyes === 'acting' ? undefined : eyes === 'spectator' ? null : Number(eyes)),
    [reel, position, eyes],
  )
  useLayoutEffect(() => {
    if (root.current !== null) motion.current.after(root.current)
  }, [position])
  const lang = language.value
  const words = t.value.replay
  const props: BoardProps<GameTypes> = {
    view: game.view(state, seat),
    choice: NO_CHOICE,
    me: eyes === 'acting' ? null : seat,
    names,
    language: lang,
    texts: client.texts[lang],
    layout: layout.value,
    inspect,
  }
  const mine = { ...props, me: seat }
  const scene: Scene = { client, props, openRule: (rule) => navigate(paths.rules(client.id, rule)) }
  const seats = names.map((name): SeatInfo => ({
    kind: 'person',
    name: name === '' ? '?' : name,
    online: true,
    mine: false,
    away: null,
  }))
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
        <section class="table-seats" aria-label={t.value.table.seats} tabIndex={0}>
          <h2 class="visually-hidden">{t.value.table.seats}</h2>
          <SeatsPanel seats={seats} actors={actors} thinking={[]} acted={null} />
        </section>
        <section class="table-board" aria-label={t.value.table.board}>
          <Guard>
            <client.Board {...props} />
          </Guard>
        </section>
        <section class="table-side panel" aria-label={t.value.table.side}>
          <Tabs
            name="replay"
            tabs={[
              { id: 'log', label: t.value.table.tabs.log, icon: 'log' },
              { id: 'chart', label: words.chart, icon: 'info' },
            ]}
            tab={tab}
            label={t.value.table.side}
            onTab={setTab}
          />
          <div class="side-content" role="tabpanel" id="replay-panel" aria-labelledby={`replay-tab-${tab}`}>
            {tab === 'log' ? (
              <LogPanel log={log} newFrom={null} here={position - 1} onGo={(ply) => player.go(ply + 1)} />
            ) : (
              <div class="side-scroll" tabIndex={0}>
                <PointsChart
                  points={reel.points}
                  names={names}
                  at={position}
                  width={layout.value === 'middle' ? 640 : 300}
                  onGo={player.go}
                />
              </div>
            )}
          </div>
          <Explained thing={thing} />
        </section>
        <div class="table-dock">
          <section class="table-mine" aria-label={t.value.table.mine}>
            {seat !== null && (
              <Guard>
                <client.Mine {...mine} />
              </Guard>
            )}
          </section>
          <section class="replay-tools" aria-label={words.title}>
            <Controls player={player} plies={plies} />
            <div class="replay-more">
              <Select
                label={words.view}
                hideLabel
                value={eyes}
                choices={[
                  { value: 'acting', label: words.acting },
                  { value: 'spectator', label: words.spectator },
                  ...names.map((name, i) => ({ value: `${i}` as const, label: name })),
                ]}
                onChange={setEyes}
              />
              <button
                type="button"
                class="button"
                disabled={position === plies && game.result(state) !== null}
                onClick={() => setBranching(true)}
              >
                {words.branch}
              </button>
              <button
                type="button"
                class="button quiet icon"
                aria-label={words.download}
                onClick={() => saveFile(`${game.id}.bothy.json`, file)}
              >
                <Icon name="download" />
              </button>
            </div>
          </section>
        </div>
      </main>
      {branching && (
        <BranchDialog game={client.id} file={file} names={names} plies={position} onClose={() => setBranching(false)} />
      )}
    </SceneProvider>
  )
}
