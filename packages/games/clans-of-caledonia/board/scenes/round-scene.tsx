import type { Event } from '@bothy/clans-of-caledonia/data'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { Points } from '@bothy/board-kit/art/index.ts'
import { CutsceneSteps } from '@bothy/board-kit/board/motion/cutscene-steps.tsx'
import { type Movement, tempoOf } from '@bothy/board-kit/board/motion/flights.ts'
import { skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import { useMovingShow } from '@bothy/board-kit/board/motion/moving-show.ts'
import { slowness } from '@bothy/board-kit/board/motion/show-player.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { isAtOnce, speed } from '@bothy/board-kit/ui/page/settings.ts'
import { boxOf } from '../box.ts'
import { allWordsOf, type AllWords } from '../details/explain-words.ts'
import { nameOf } from '../lines.ts'
import { type ProductionPlan, planOf } from '../production/production-plan.ts'
import { type RoundTold, roundsTold } from '../production/rounds-told.ts'
import type { BoardContext } from '../spot.tsx'
import { flights, gainFlight } from './flights.tsx'
import { RoundFigures, withPlus } from './round-figures.tsx'
import { RoundStage, viewAt } from './round-stage.tsx'
import { framesOf, type Phase, type RoundFrame } from './round-story.ts'
import { roundTold } from './scored-told.ts'

/** Time that a picture is shown, in milliseconds; the gains take as long as their plan, the figures wait for the reader. */
const LENGTHS = { begin: 400, work: 1500, glory: 1700, figures: 0 } as const satisfies Record<
  Exclude<Phase, 'gain'>,
  number
>

const READ: ReadonlySet<Phase> = new Set<Phase>(['work', 'glory'])
const READING = 4500

const sideBySide = (movements: readonly Movement[], gap: number): readonly Movement[] =>
  movements.map((it, i) => (it.kind === 'fly' ? { ...it, at: i * gap } : it))

const KEPT_KEYS = new Set(['Tab', 'Enter', ' ', 'Escape', 's', 'Shift', 'Control', 'Alt', 'Meta'])

function headline({ phase, told }: RoundFrame, table: BoardContext, words: AllWords): string {
  const { board, explain } = words
  const { production } = explain
  const { scored, order } = told
  const own = table.me === null ? null : (told.seats[table.me] ?? null)
  switch (phase) {
    case 'begin':
    case 'gain':
      return own === null ? `${production.workersTold} ${production.animalsTold}` : gainedWords(own, words)
    case 'work':
      if (own?.processed.some((n) => n > 0) === true) return production.processTold(words.goods(own.processed))
      return told.seats.some(({ processed }) => processed.some((n) => n > 0))
        ? production.factoriesTold
        : production.nothing
    case 'glory':
      if (scored === null || table.me === null) return board.gloryThisRound
      return (scored.glory[table.me] ?? 0) === 0
        ? production.nothingGained
        : production.gloryIs(words.glory(scored.glory[table.me] ?? 0))
    case 'figures': {
      const end = order === null ? board.finalFollows : ''
      if (scored === null) return end
      const { glory } = scored
      if (glory.length === 1)
        return `${glory[0] === 0 ? production.nothingGained : production.gloryIs(words.glory(glory[0] ?? 0))} ${end}`.trim()
      const most = Math.max(...glory)
      const best = glory.flatMap((n, seat) => (n === most ? [nameOf(table, seat, words)] : []))
      const who = most === 0 ? board.nobodyGlory : board.mostGlory(best.join(', '), withPlus(most))
      return `${who} ${end}`.trim()
    }
  }
}

/** COC-68: for a reader of the screen, whose Glory the others see fly. */
function gloryTold({ phase, told }: RoundFrame, table: BoardContext, words: AllWords): string {
  if (told.scored === null || (phase !== 'glory' && phase !== 'figures') || told.seats.length === 1) return ''
  return told.scored.glory.map((n, seat) => `${nameOf(table, seat, words)} ${withPlus(n)}`).join(', ')
}

function gainedWords({ income, produced }: RoundTold['seats'][number], words: AllWords): string {
  const { production } = words.explain
  const goods = produced.some((n) => n > 0) ? [production.goodsTold(words.goods(produced))] : []
  return [...(income > 0 ? [production.incomeTold(words.money(income))] : []), ...goods].join(' ') || production.noUnits
}

type Seen = Pick<BoardContext, 'view' | 'me' | 'language'>

function movementsIn(frame: RoundFrame, plan: ProductionPlan | null, table: Seen): readonly Movement[] {
  const { phase, told, works } = frame
  const { gap } = tempoOf(speed.peek())
  switch (phase) {
    case 'gain':
      return (plan?.gains ?? []).map((gain) => gainFlight(gain, table.me))
    case 'work':
      return works.flatMap((seat) =>
        sideBySide(flights(told.seats[seat]?.events ?? [], { ...table, view: viewAt(table.view, frame) }), gap),
      )
    case 'glory':
      return (told.scored?.glory ?? []).flatMap((n, seat) =>
        n === 0
          ? []
          : [
              {
                kind: 'fly',
                sign: <Points value={withPlus(n)} size={36} />,
                from: [`gain:${seat}`, `seat:${seat}`],
                to: [`points:${seat}`],
                at: seat * gap,
              },
            ],
      )
    case 'begin':
    case 'figures':
      return []
  }
}

function useAnyKey(isPlaying: boolean, onKey: () => void): void {
  useEffect(() => {
    if (!isPlaying || typeof addEventListener !== 'function') return
    const listen = ({ key }: KeyboardEvent): void => {
      if (!KEPT_KEYS.has(key)) onKey()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

/** COC-66 to COC-68: a Production on the table, its Glory, and what the round has brought. */
export function RoundScene({ events, earlier, isNewcomer, onDone, ...table }: BoardContext & RoundSceneProps) {
  const words = allWordsOf(table.language)
  const { production } = words.explain
  const { view, me, language } = table
  const rounds = useMemo(() => roundsTold(earlier, events, view), [earlier, events, view])
  const [isAgain, setAgain] = useState(false)
  const [seesMap, setSeesMap] = useState(false)
  const frames = useMemo(() => framesOf(rounds, isAgain), [rounds, isAgain])
  const plans = useMemo(
    () =>
      new Map(
        frames.flatMap((frame) =>
          frame.phase === 'gain'
            ? [[frame, planOf(viewAt(view, frame), frame.gains, tempoOf(speed.peek()))] as const]
            : [],
        ),
      ),
    [frames, view],
  )
  const lengthOf = (frame: RoundFrame): number =>
    frame.phase === 'gain'
      ? (plans.get(frame)?.end ?? 0) / slowness()
      : isNewcomer && READ.has(frame.phase)
        ? READING
        : LENGTHS[frame.phase]
  const seen: Seen = useMemo(() => ({ view, me, language }), [view, me, language])
  const movementsOf = useCallback(
    (frame: RoundFrame) => movementsIn(frame, plans.get(frame) ?? null, seen),
    [plans, seen],
  )
  const { playing, root } = useMovingShow(frames, lengthOf, movementsOf)
  const { frame } = playing
  const at = frame === undefined ? 0 : frames.indexOf(frame)
  const next = Math.min(at + 1, frames.length - 1)
  const advance = (): void => {
    if (playing.isLast) return
    skipMotion()
    playing.goTo(next)
  }
  useAnyKey(!playing.isLast, advance)
  const isNothing = frame === undefined
  useEffect(() => {
    if (isNothing) onDone()
  }, [isNothing, onDone])
  if (frame === undefined) return null
  const { told, phase } = frame
  const isFigures = phase === 'figures' && !seesMap
  const title =
    phase === 'figures' ? words.board.roundOver(told.round) : `${production.title}, ${production.round(told.round)}`
  const last = view.seats === 1 ? (rounds[rounds.indexOf(told) - 1] ?? null) : null
  return (
    <CutsceneSteps
      title={title}
      class="coc-round-show"
      playing={playing}
      last={frames.length - 1}
      next={next}
      root={root}
      caption={
        <>
          <p class="show-headline">{headline(frame, table, words)}</p>
          {isNewcomer && !isFigures && (
            <p class="coc-round-told">{roundTold(phase, told.scored?.tile ?? null, table)}</p>
          )}
          <p class="visually-hidden">{gloryTold(frame, table, words)}</p>
        </>
      }
      done={told.order === null ? production.toEnd : production.toRound(told.round + 1)}
      more={
        <button type="button" class="button" aria-pressed={seesMap} onClick={() => setSeesMap(!seesMap)}>
          <Icon name={seesMap ? 'chart' : 'eye'} />
          {seesMap ? production.seeTable : production.seeMap}
        </button>
      }
      onAgain={() => {
        setAgain(true)
        setSeesMap(false)
      }}
      onDone={onDone}
    >
      {isFigures ? (
        <div class="coc-round-picture">
          <RoundFigures table={table} told={told} last={last} title={title} isNewcomer={isNewcomer} />
          {told.next !== null && (
            <p class="coc-round-next">
              {words.board.roundTitle(told.round + 1, words.scoringText(told.next, boxOf(view)))}
            </p>
          )}
        </div>
      ) : (
        <div class="coc-round-play" onPointerDown={advance}>
          <RoundStage table={table} frame={frame} plan={isAtOnce() ? null : (plans.get(frame) ?? null)} />
        </div>
      )}
    </CutsceneSteps>
  )
}
type RoundSceneProps = {
  readonly events: readonly Event[]
  readonly earlier: readonly Event[]
  readonly isNewcomer: boolean
  readonly onDone: () => void
}
