import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { GameTypes } from '@bothy/kernel'
import type { Transcript } from '@bothy/protocol'
import { t } from '../ui/i18n.ts'
import { navigate, paths } from '../ui/router.ts'
import { createAttention } from '../board/attention.ts'
import { NO_CHOICE } from '../board/choice.ts'
import type { GameClient } from '../board/game-client.ts'
import { layout } from '../board/layout.ts'
import { LogPanel } from '../table/log-panel.tsx'
import { boardProps, SceneProvider } from '../board/scene.tsx'
import { Explained } from '../table/explained.tsx'
import { BoardRegion } from '../table/regions.tsx'
import { useInspect } from '../board/use-inspect.ts'

/** A finished game whose moves the rules of today no longer play: what a spectator had seen, and the end. */
export function TranscriptView({
  transcript,
  names,
  client,
}: {
  readonly transcript: Transcript
  readonly names: readonly string[]
  readonly client: GameClient<GameTypes>
}): JSX.Element {
  const [thing, inspect] = useInspect()
  const attention = useMemo(createAttention, [transcript])
  const props = boardProps(client, {
    view: transcript.view,
    tally: [],
    choice: NO_CHOICE,
    me: null,
    names,
    inspect,
    attention,
  })
  return (
    <SceneProvider value={{ client, props, openRule: (rule) => navigate(paths.rules(client.id, rule)) }}>
      <main class={`table transcript ${layout.value}`} id="main" tabIndex={-1}>
        <p class="note">{t.value.replay.transcriptOnly}</p>
        <BoardRegion />
        <section class="table-side panel" aria-label={t.value.log.title}>
          <h2 class="visually-hidden">{t.value.log.title}</h2>
          <LogPanel log={transcript.log} newFrom={null} />
          <Explained thing={thing} />
        </section>
      </main>
    </SceneProvider>
  )
}
