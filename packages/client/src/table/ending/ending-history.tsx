import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import { type Layout, layout } from '@bothy/board-kit/board/layout.ts'
import type { Host } from '../../net/hosts.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { FullReplay } from '../playback/full-replay.ts'
import { HintsGiven } from '../hints/hint-notes.tsx'
import { PointsChart } from './points-chart.tsx'

/** In units of the drawing, about as wide as its place: its letters stay large enough to read. */
const CHART_WIDTH = { phone: 280, low: 400, narrow: 560, upright: 560, wide: 640, hall: 640 } as const satisfies {
  readonly [L in Layout]: number
}

/** The chart is drawn from the record, which the engine replays and is fetched for. */
export function History({
  host,
  info,
  names,
}: {
  readonly host: Host
  readonly info: TableInfo
  readonly names: readonly string[]
}): JSX.Element {
  const [drawn, setDrawn] = useState<FullReplay | 'failed' | null>(null)
  const words = t.value.ending
  useEffect(() => {
    let wanted = true
    const draw = async (): Promise<void> => {
      const [{ replayOfFile }, record] = await Promise.all([import('../playback/full-replay.ts'), host.record(info.id)])
      const read = await replayOfFile(record)
      if (wanted) setDrawn(read.ok ? read.fullReplay : 'failed')
    }
    draw().catch(() => wanted && setDrawn('failed'))
    return () => {
      wanted = false
    }
  }, [host, info.id])
  return (
    <section class="history">
      <h3>{words.chart}</h3>
      {drawn === null && <p class="soft chart-space">{words.chartLoading}</p>}
      {drawn === 'failed' && <p class="soft">{words.chartFailed}</p>}
      {drawn !== null && drawn !== 'failed' && (
        <>
          <PointsChart points={drawn.points} names={names} width={CHART_WIDTH[layout.value]} />
          {drawn.notes.hints.length > 0 && (
            <p class="soft small">
              <HintsGiven hints={drawn.notes.hints} names={names} />
            </p>
          )}
        </>
      )}
    </section>
  )
}
