import './points-styles.css'
import type { Message, ScoreLine } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { Points } from '../../art/index.ts'
import { signed, t } from '../../ui/words/i18n.ts'
import { DetailsPanel } from '../details/details-panel.tsx'
import { Sentence } from '../details/sentence.tsx'

export type PointsLine = { readonly part: string; readonly label: ComponentChildren; readonly points: number }

const sum = (lines: readonly PointsLine[]): number => lines.reduce((all, { points }) => all + points, 0)

export function pointsLines(
  lines: readonly ScoreLine[],
  tell: (line: ScoreLine) => Message,
  wonIn: (line: ScoreLine) => number,
): readonly [won: readonly PointsLine[], later: readonly PointsLine[]] {
  const told = lines
    .filter(({ counts }) => counts)
    .map((line) => ({
      part: line.category,
      label: <Sentence message={tell(line)} badges={false} />,
      won: wonIn(line),
      all: line.points,
    }))
  return [
    told.map(({ won, ...line }) => ({ ...line, points: won })),
    told.map(({ won, all, ...line }) => ({ ...line, points: all - won })),
  ]
}

type ListProps = {
  readonly name: string
  readonly lines: readonly PointsLine[]
  readonly part: string | undefined
  readonly total: number
}

function List({ name, lines, part, total }: ListProps) {
  const told = lines.filter(({ points, part: own }) => (part === undefined ? points !== 0 : own === part))
  return (
    <section class="points-list" aria-label={name}>
      <h4>
        {name} <b>{signed(total)}</b>
      </h4>
      <ul>
        {told.map(({ label, points }, i) => (
          <li key={i} data-vp={points}>
            <span>{label}</span>
            <b>{signed(points)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = {
  readonly title: string
  readonly shown: number
  readonly won: readonly PointsLine[]
  readonly later: readonly PointsLine[]
  readonly ifEnded: string | null
  readonly part?: string | undefined
  readonly rules: readonly string[]
}

/** Of a `part` only its own line: its number stands where little may be covered. */
export function PointsPage({ title, shown, won, later, ifEnded, part, rules }: Props) {
  return (
    <DetailsPanel title={title} art={<Points value={shown} size={34} />} rules={rules}>
      <div class="points-lists">
        {(part === undefined || ifEnded === null) && (
          <List name={t.value.table.soFar} lines={won} part={part} total={sum(won)} />
        )}
        {ifEnded !== null && <List name={ifEnded} lines={later} part={part} total={sum(won) + sum(later)} />}
      </div>
    </DetailsPanel>
  )
}
