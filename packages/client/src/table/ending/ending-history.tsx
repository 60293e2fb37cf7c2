import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import { layout } from '@bothy/board-kit/board/layout.ts'
import type { Host } from '../../net/hosts.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { PointsChart } from './points-chart.tsx'

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
  const [points, setPoints] = useState<readonly (readonly number[])[] | 'failed' | null>(null)
  const words = t.value.ending
  useEffect(() => {
    let wanted = true
    const draw = async (): Promise<void> => {
      const [{ replayOfFile }, record] = await Promise.all([import('../playback/full-replay.ts'), host.record(info.id)])
      const read = await replayOfFile(record)
      if (wanted) setPoints(read.ok ? read.fullReplay.points : 'failed')
    }
    draw().catch(() => wanted && setPoints('failed'))
    return () => {
      wanted = false
    }
  }, [host, info.id])
  return (
    <section class="history">
      <h3>{words.chart}</h3>
      {points === null && <p class="soft chart-space">{words.chartLoading}</p>}
      {points === 'failed' && <p class="soft">{words.chartFailed}</p>}
      {points !== null && points !== 'failed' && (
        <PointsChart points={points} names={names} width={layout.value === 'phone' ? 340 : 640} />
      )}
    </section>
  )
}
