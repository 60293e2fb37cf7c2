import type { JSX } from 'preact'
import { useEffect, useReducer, useRef, useState } from 'preact/hooks'
import type { GameId } from '@bothy/games'
import type { GuideNow, Lessons } from '@bothy/kernel/lessons'
import { dismissPreviewOutside } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { WhyPopover } from '@bothy/board-kit/board/choice/why.tsx'
import { Explained } from '@bothy/board-kit/board/details/explained.tsx'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { deviceHost } from '../net/hosts.ts'
import { noteLesson } from '../net/people/learning.ts'
import { Header } from '../pages/header.tsx'
import { Behind } from '../table/playback/cutscene.tsx'
import { Interruptions } from '../table/playback/interruptions.tsx'
import { ProgressRegion, ReadingPlaces, StageRegion } from '../table/frame/frame.tsx'
import { Legend } from '../table/legend/legend.tsx'
import { NOTHING_OPEN, openPanel } from '../table/frame/open-panel.ts'
import { usePlayContext } from '../table/frame/use-play-context.ts'
import type { OpenTable } from '../table/store/open-table.ts'
import { ChapterEnd } from './chapter-end.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { LessonBar } from './lesson-bar.tsx'
import type { LessonLink } from './lesson-link.ts'
import { LessonRings } from './lesson-rings.tsx'
import { useLessonKeys } from './use-lesson-keys.ts'
import { useLessonPace } from './use-lesson-pace.ts'
import { useLessonVoice } from './use-lesson-voice.ts'
import { told } from './words.ts'

export type OpenLesson = Omit<OpenTable, 'host'> & {
  readonly link: LessonLink
  readonly guide: GuideNow
  readonly lessons: Lessons
  readonly game: GameId
  readonly chapter: string
  readonly waitingTable: string | null
}

export function LessonTable({ link, guide, lessons, game, chapter, waitingTable, ...table }: OpenLesson): JSX.Element {
  const { store } = table
  const root = useRef<HTMLElement>(null)
  const [, change] = useReducer(openPanel, NOTHING_OPEN)
  const [isLeaving, setLeaving] = useState(false)
  const play = usePlayContext({ ...table, host: deviceHost }, root, change)
  const { interruption, setInterruption, covered } = play
  const context: TableContext = {
    ...play.context,
    openSeat: null,
    openRule: (rule) => void open(paths.rules(game, rule), '_blank', 'noopener'),
  }
  useLessonPace(link, store, interruption !== null || isLeaving)
  useLessonKeys({ link, store, context, onLeave: () => setLeaving(true) })
  useLessonVoice(store, guide)
  const isOver = guide.phase === 'ended'
  useEffect(() => noteLesson(game, chapter, guide.step, isOver), [game, chapter, guide.step, isOver])
  const head = lessons.chapters.find(({ id }) => id === chapter)
  return (
    <TableContextProvider value={context}>
      <Header
        title={
          <h1 class="table-title" tabIndex={-1}>
            {head === undefined ? '' : told(head.title)}
          </h1>
        }
        tools={<></>}
        layout={layout.value}
      >
        <ProgressRegion />
      </Header>
      <main
        ref={root}
        id="main"
        tabIndex={-1}
        class={`table lesson ${layout.value}`}
        data-game={game}
        data-covered={covered}
        data-phase={guide.phase}
        onClick={(event) => dismissPreviewOutside(context.props.uiState, event.target)}
        onPointerDown={() => {
          skipMotion()
          store.playback.settle()
        }}
      >
        <Behind covered={covered}>
          <TableContextProvider value={context}>
            <StageRegion />
            <LessonBar
              link={link}
              store={store}
              guide={guide}
              chapter={lessons.chapters.findIndex(({ id }) => id === chapter) + 1}
              onLeave={() => setLeaving(true)}
            />
            <ReadingPlaces />
            <Explained />
          </TableContextProvider>
        </Behind>
        <Interruptions interruption={interruption} onChange={setInterruption} onRules={() => undefined} />
      </main>
      {interruption === null && !isOver && <LessonRings board={game} guide={guide} props={context.props} />}
      <WhyPopover />
      <Legend />
      {isLeaving && (
        <LeaveDialog
          game={game}
          table={waitingTable}
          onStay={() => setLeaving(false)}
          onAgain={() => {
            setLeaving(false)
            link.again()
          }}
        />
      )}
      {isOver && <ChapterEnd lessons={lessons} game={game} chapter={chapter} table={waitingTable} link={link} />}
    </TableContextProvider>
  )
}
