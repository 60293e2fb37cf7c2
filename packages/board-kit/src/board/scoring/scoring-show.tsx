import type { Seat } from '@bothy/kernel'
import { useMemo } from 'preact/hooks'
import { Points } from '../../art/index.ts'
import type { Movement } from '../motion/flights.ts'
import { useMovingShow } from '../motion/moving-show.ts'
import { CutsceneSteps } from '../motion/cutscene-steps.tsx'
import { framesOf, gainsOf, type Phase, type Scoring, type ScoringFrame } from './scoring-story.ts'
import { gainPlace, type ScoringLook, ScoringTable, withPlus } from './scoring-table.tsx'
import { Arrow } from '../../ui/controls/icons.tsx'
import './styles.css'

/** In milliseconds; the last picture waits for the reader. */
const LENGTHS = { begin: 700, count: 750, pay: 1300, done: 0 } as const satisfies Record<Phase, number>
/** Shorter than `pay`: without gains nothing flies. */
const NOTHING = 700

const lengthOf = ({ phase, rows, paid }: ScoringFrame<string>): number =>
  phase === 'pay' && rows[paid - 1].vp.every((vp) => vp === 0) ? NOTHING : LENGTHS[phase]

const movementsOf = ({ phase, rows, paid }: ScoringFrame<string>): readonly Movement[] =>
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

const gainsInWords = (vp: readonly number[], nameOf: (seat: Seat) => string): string =>
  vp.flatMap((n, seat) => (n === 0 ? [] : [`${nameOf(seat)} ${withPlus(n)}`])).join(', ')

export type CutsceneLook<K extends string> = ScoringLook<K> & {
  readonly begins: string
  /** For newcomers: what is counted in a line; null where its name says so. */
  readonly told: (kind: K) => string | null
  readonly extraCost: number
  readonly leads: readonly number[]
}

function headline<K extends string>({ phase, rows, counted, isFinal }: ScoringFrame<K>, look: CutsceneLook<K>): string {
  const { words } = look
  switch (phase) {
    case 'begin':
      return look.begins
    case 'count':
    case 'pay': {
      const { kind, values } = rows[counted - 1]
      if (!look.isCompared(kind)) return words.extraCosts(look.extraCost)
      return values === null ? look.label(kind) : words.lowestOf(look.label(kind), Math.min(...values))
    }
    case 'done': {
      if (isFinal) return words.allCounted
      const gains = gainsOf(rows, rows[0].vp.length)
      const most = Math.max(...gains)
      const best = gains.flatMap((gain, seat) => (gain === most ? [look.nameOf(seat)] : []))
      return most === 0 ? words.nobodyAhead : words.mostGained(best.join(', '), most)
    }
  }
}

const toldNow = <K extends string>({ phase, rows, counted }: ScoringFrame<K>, look: CutsceneLook<K>): string | null =>
  phase === 'count' || phase === 'pay' ? look.told(rows[counted - 1].kind) : null

function toldGains<K extends string>({ phase, rows, paid, points }: ScoringFrame<K>, look: CutsceneLook<K>): string {
  if (phase === 'pay') return gainsInWords(rows[paid - 1].vp, look.nameOf) || look.words.nobodyAhead
  return phase === 'done' ? gainsInWords(gainsOf(rows, points.length), look.nameOf) : ''
}

function Leads({ words, leads }: Pick<CutsceneLook<string>, 'words' | 'leads'>) {
  return (
    <div class="scoring-leads">
      <p class="visually-hidden">{words.leads(leads)}</p>
      <p aria-hidden="true">{words.ladder}</p>
      <ol aria-hidden="true">
        {leads.map((vp, i) => (
          <li key={i}>
            {i + 1}
            {i === leads.length - 1 && '+'}{' '}
            <span class="scoring-soft">
              <Arrow />
            </span>{' '}
            <Points value={vp} size={22} />
          </li>
        ))}
      </ol>
    </div>
  )
}

export function ScoringShow<K extends string>({
  scorings,
  look,
  isNewcomer,
  onDone,
}: {
  readonly scorings: readonly Scoring<K>[]
  readonly look: CutsceneLook<K>
  readonly isNewcomer: boolean
  readonly onDone: () => void
}) {
  const frames = useMemo(() => scorings.flatMap((scoring) => framesOf(scoring)), [scorings])
  const { playing, root } = useMovingShow(frames, lengthOf, movementsOf)
  const { frame } = playing
  if (frame === undefined) return null
  const { words } = look
  const title = frame.isFinal ? words.finalTitle : look.titleOf(frame.number)
  return (
    <CutsceneSteps
      title={title}
      class="scoring-show"
      playing={playing}
      last={frames.length - 1}
      next={Math.min(frames.indexOf(frame) + 1, frames.length - 1)}
      root={root}
      caption={
        <>
          <p class="show-headline">{headline(frame, look)}</p>
          <p class="visually-hidden">{toldGains(frame, look)}</p>
        </>
      }
      onDone={onDone}
    >
      <div class="scoring-picture" data-final={frame.isFinal ? '' : undefined}>
        <ScoringTable look={look} frame={frame} title={title} />
        <div class="scoring-notes">
          {isNewcomer && <p class="scoring-help">{toldNow(frame, look) ?? words.help}</p>}
          <Leads words={words} leads={look.leads} />
        </div>
      </div>
    </CutsceneSteps>
  )
}
