import { type Event, VP_BY_DIFFERENCE } from '@bothy/glen-more/data'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Points } from '../../art/index.ts'
import { type Movement, tempoOf } from '../../board/flights.ts'
import { Motion } from '../../board/motion.ts'
import { usePlaying } from '../../board/show-player.ts'
import { ShowScene } from '../../board/show-scene.tsx'
import { speed, stillness } from '../../ui/settings.ts'
import { list } from './board-words.ts'
import { nameOf } from './labels.ts'
import { framesOf, gainsOf, type Phase, type ScoringFrame } from './scoring-story.ts'
import { gainPlace, rowLabel, ScoringTable, withPlus } from './scoring-table.tsx'
import type { Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

/** How long a picture is looked at, in milliseconds; the last waits for the reader. */
const LENGTHS = { begin: 700, count: 750, pay: 1300, done: 0 } as const satisfies Record<Phase, number>
/** Where nobody gets anything, nothing flies. */
const NOTHING = 700

const lengthOf = ({ phase, rows, paid }: ScoringFrame): number =>
  phase === 'pay' && rows[paid - 1].vp.every((vp) => vp === 0) ? NOTHING : LENGTHS[phase]

/** Points fly from what brought them to the head of the column. */
const movementsOf = ({ phase, rows, paid }: ScoringFrame): readonly Movement[] =>
  phase !== 'pay'
    ? []
    : rows[paid - 1].vp.flatMap((vp, seat) =>
        vp === 0
          ? []
          : [
              {
                kind: 'fly',
                sign: <Points value={withPlus(vp)} size={38} />,
                from: [gainPlace(paid - 1, seat)],
                to: [`points:${seat}`],
              },
            ],
      )

/** "Isla +5, you +2", or null. */
function gainsInWords(vp: readonly number[], table: Table, words: Words): string | null {
  const told = vp.flatMap((n, seat) => (n === 0 ? [] : [`${nameOf(table, seat, words)} ${withPlus(n)}`]))
  return told.length === 0 ? null : list(told)
}

/** What a picture is about, in few words: the table has the numbers. */
function headline({ phase, rows, counted, isFinal }: ScoringFrame, table: Table, words: Words): string {
  const { board } = words
  switch (phase) {
    case 'begin':
      return board.scoringBegins
    case 'count':
    case 'pay': {
      const { kind, values } = rows[counted - 1]
      if (kind === 'penalty') return board.extraCosts
      return values === null ? rowLabel(kind, words) : board.lowestOf(rowLabel(kind, words), Math.min(...values))
    }
    case 'done': {
      if (isFinal) return board.allCounted
      const gains = gainsOf(rows, table.view.seats)
      const most = Math.max(...gains)
      const best = gains.flatMap((gain, seat) => (gain === most ? [nameOf(table, seat, words)] : []))
      return most === 0 ? board.nobodyAhead : board.mostGained(list(best), most)
    }
  }
}

/** The numbers of a picture for whoever listens. */
function toldGains({ phase, rows, paid }: ScoringFrame, table: Table, words: Words): string {
  const { board } = words
  if (phase === 'pay') return gainsInWords(rows[paid - 1].vp, table, words) ?? board.nobodyAhead
  return phase === 'done' ? (gainsInWords(gainsOf(rows, table.view.seats), table, words) ?? '') : ''
}

/** GM-80: what a lead is worth. */
function Leads({ words: { board } }: { words: Words }) {
  const [, ...steps] = VP_BY_DIFFERENCE
  return (
    <div class="gm-leads">
      <p class="visually-hidden">{board.differenceHint}</p>
      <p aria-hidden="true">{board.ladder}</p>
      <ol aria-hidden="true">
        {steps.map((vp, i) => (
          <li key={vp}>
            {i + 1}
            {i === steps.length - 1 && '+'} <span class="gm-soft">→</span> <Points value={vp} size={22} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A scoring, row by row: what each has, how far each is ahead of the lowest, what it brings. */
export function Show({
  events,
  isNewcomer,
  onDone,
  ...table
}: Table & { readonly events: readonly Event[]; readonly isNewcomer: boolean; readonly onDone: () => void }) {
  const words = wordsOf(table.language)
  const { board } = words
  const frames = useMemo(() => framesOf(table.view, events), [table.view, events])
  const root = useRef<HTMLDivElement>(null)
  const motion = useRef(new Motion())
  const playing = usePlaying(frames, {
    lengthOf,
    // Whoever wants no motion, or no waiting, reads the whole table.
    first: stillness() || speed.peek() === 'instant' ? frames.length - 1 : 0,
    move: () => {
      if (root.current !== null) motion.current.before(root.current)
    },
  })
  const { frame } = playing
  useLayoutEffect(() => {
    if (root.current === null || frame === undefined) return
    motion.current.after(root.current, { movements: movementsOf(frame), tempo: tempoOf(speed.peek()) })
  }, [frame])
  if (frame === undefined) return null
  const at = frames.indexOf(frame)
  const title = frame.isFinal ? board.finalTitle : board.scoringTitle(frame.scoring)
  return (
    <ShowScene
      title={title}
      class="gm-show"
      playing={playing}
      last={frames.length - 1}
      next={Math.min(at + 1, frames.length - 1)}
      root={root}
      said={
        <>
          <p class="show-headline">{headline(frame, table, words)}</p>
          <p class="visually-hidden">{toldGains(frame, table, words)}</p>
        </>
      }
      onDone={onDone}
    >
      <div class="gm-show-table">
        <ScoringTable table={table} frame={frame} title={title} />
        <div class="gm-show-notes">
          {isNewcomer && <p class="gm-show-help">{board.scoringHelp}</p>}
          <Leads words={words} />
        </div>
      </div>
    </ShowScene>
  )
}
