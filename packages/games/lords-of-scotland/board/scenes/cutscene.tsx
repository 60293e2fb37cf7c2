import type { Event } from '@bothy/lords-of-scotland'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { NO_CHOICE } from '@bothy/board-kit/board/choice/choice.ts'
import { Motion } from '@bothy/board-kit/board/motion/motion.ts'
import { Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { usePlaying } from '@bothy/board-kit/board/motion/show-player.ts'
import { CutsceneSteps } from '@bothy/board-kit/board/motion/cutscene-steps.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { speed, stillness } from '@bothy/board-kit/ui/page/settings.ts'
import { nameOf } from '../labels.ts'
import { framesOf, type Phase, PHASES, type CutsceneFrame } from './cutscene-story.ts'
import type { BoardContext } from '../spot.tsx'
import { BoardViewWith } from '../board-view.tsx'
import { told as toldEn } from '../words/told-en.ts'
import { told as toldFr } from '../words/told-fr.ts'
import { type Words, wordsOf } from '../words.ts'

/** In milliseconds; the last two wait for the reader. */
const LENGTHS = {
  reveal: 650,
  totals: 1300,
  order: 1700,
  claims: 900,
  after: 1500,
  end: 0,
} as const satisfies Record<Phase, number>

/** In milliseconds: newcomers read what a step counts before it goes on. */
const READING = 4500

const TOLD = { en: toldEn, fr: toldFr } as const

/** Null where nobody has an army: the headline says it all. */
const toldOf = ({ phase, view }: CutsceneFrame, { language }: BoardContext): string | null =>
  phase === 'order' && view.order.length === 0 ? null : TOLD[language][phase]

const STEPS = ['reveal', 'totals', 'order', 'claims'] as const satisfies readonly Phase[]

function headline({ phase, turning, view }: CutsceneFrame, table: BoardContext, words: Words): string {
  const { board } = words
  switch (phase) {
    case 'reveal':
      if (turning !== null && turning.piece.card !== null)
        return turning.seat === table.me
          ? board.youTurnUp(words.cardName(turning.piece.card))
          : board.turnsUp(nameOf(table, turning.seat, words), words.cardName(turning.piece.card))
      return view.totals.some(({ hidden }) => hidden > 0) ? board.showReveal : board.showNoHidden
    case 'totals':
      return board.showTotals
    case 'order':
      return view.order.length === 0 ? board.nobody : board.showOrder
    case 'claims':
      return board.showClaims
    case 'after':
      return board.showAfter
    case 'end':
      return board.showEnd
  }
}

function Steps({ phase, words }: { phase: Phase; words: Words }) {
  const at = PHASES.indexOf(phase)
  return (
    <ol class="los-steps">
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-at={i < at ? 'past' : i === at ? 'now' : 'ahead'}
          aria-current={i === at ? 'step' : undefined}
        >
          {i < at ? <Icon name="check" size={14} /> : <span aria-hidden="true">{i + 1}</span>}
          {words.board.steps[step]}
        </li>
      ))}
    </ol>
  )
}

const nextPhase = (frames: readonly CutsceneFrame[], frame: CutsceneFrame): number => {
  const from = frames.indexOf(frame)
  const next = frames.findIndex((other, i) => i > from && other.phase !== frame.phase)
  const last = frames.findLastIndex(({ phase }) => phase === frames[next]?.phase)
  return next < 0 ? frames.length - 1 : last
}

const isFirstOfPhase = (frames: readonly CutsceneFrame[], frame: CutsceneFrame): boolean =>
  frames.find(({ phase }) => phase === frame.phase) === frame

export function Cutscene({
  events,
  before,
  isNewcomer,
  onDone,
  ...table
}: BoardContext & {
  readonly events: readonly Event[]
  readonly before: BoardContext['view'] | null
  readonly isNewcomer: boolean
  readonly onDone: () => void
}) {
  const words = wordsOf(table.language)
  const first = useRef(table.view).current
  const frames = useMemo(
    () => framesOf(before, events.some(({ type }) => type === 'skirmishBegan') ? table.view : first, events, table.me),
    [before, events, first, table.me, table.view],
  )
  const isInstant = useRef(speed.peek() === 'instant').current
  const root = useRef<HTMLDivElement>(null)
  const motion = useRef(new Motion())
  const playing = usePlaying(frames, {
    lengthOf: (frame) => (isNewcomer && isFirstOfPhase(frames, frame) ? READING : LENGTHS[frame.phase]),
    first: isInstant ? Infinity : 0,
    paused: stillness(),
    move: () => {
      if (root.current !== null) motion.current.before(root.current)
    },
  })
  const { frame, length, isLast, isPaused } = playing
  useLayoutEffect(() => {
    if (root.current !== null) motion.current.after(root.current)
  }, [frame])
  // Claims that follow are made on the table itself; after the skirmish the reader continues by hand.
  const rests = frame !== undefined && (frame.phase === 'after' || frame.phase === 'end' || isPaused || isInstant)
  useEffect(() => {
    if (!isLast || rests) return
    const timer = setTimeout(onDone, length)
    return () => clearTimeout(timer)
  }, [isLast, rests, length, onDone])
  if (frame === undefined) return null
  const told = isNewcomer ? toldOf(frame, table) : null
  return (
    <CutsceneSteps
      title={words.board.showTitle(frame.view.skirmish)}
      class="los-show"
      playing={playing}
      last={frames.length - 1}
      next={nextPhase(frames, frame)}
      root={root}
      steps={<Steps phase={frame.phase} words={words} />}
      caption={
        <>
          <p class="show-headline">{headline(frame, table, words)}</p>
          {frame.told.map((event, i) => (
            <p key={i}>
              <Sentence message={table.texts.event(event, table.me)} />
            </p>
          ))}
          {told !== null && <p class="los-told">{told}</p>}
        </>
      }
      onDone={onDone}
    >
      <BoardViewWith table={{ ...table, view: frame.view, choice: NO_CHOICE }} show={frame} />
    </CutsceneSteps>
  )
}
