import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { type GameId, isGameId, MANIFESTS } from '@bothy/games'
import type { Lessons, ListedChapter } from '@bothy/kernel/lessons'
import { useSeatColours } from '@bothy/board-kit/art/index.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { useAnswer } from '../games/use-answer.ts'
import { useLessons } from '../games/use-lessons.ts'
import { learning, learningCame } from '../net/people/learning.ts'
import { knownName } from '../net/people/my-name.ts'
import { Header } from '../pages/header.tsx'
import { muteWarning } from '../table/store/muted-warnings.ts'
import { TableStore } from '../table/store/store.ts'
import { LESSON_TABLE, LessonLink } from './lesson-link.ts'
import { LessonTable } from './lesson-table.tsx'
import { told, words } from './words.ts'
import '@bothy/board-kit/board/styles.css'
import '../table/styles.css'

export type LessonPageProps = {
  readonly game: string
  readonly chapter: string
  /** Where the reader's seat waits for them; null for all others. */
  readonly table: string | null
}

const learntElsewhere = async (): Promise<true> => {
  await learningCame()
  return true
}

export function LessonPage({ game, chapter, table }: LessonPageProps): JSX.Element {
  const { value: lessons } = useLessons(game)
  const head = lessons?.chapters.find(({ id }) => id === chapter)
  const { value: isKnown } = useAnswer('', learntElsewhere)
  if (lessons === undefined || isKnown === undefined) return <Waiting />
  if (lessons === null || head === undefined || !isGameId(game)) return <NoLesson />
  return <OpenLesson game={game} head={head} lessons={lessons} table={table} />
}

function Waiting(): JSX.Element {
  return (
    <>
      <Header />
      <main class="page" id="main">
        <Loading text={words.value.loading} />
      </main>
    </>
  )
}

function NoLesson(): JSX.Element {
  return (
    <>
      <Header />
      <main class="page" id="main">
        <Failure page title={words.value.none}>
          <p class="soft">{words.value.noneHelp}</p>
          <a class="button primary" href={paths.home}>
            {words.value.home}
          </a>
        </Failure>
      </main>
    </>
  )
}

const LEARNER = 'Iona'

function stepOf(game: GameId, { id, length }: ListedChapter): number {
  const step = learning.peek().lessons[`${game}/${id}`]?.step ?? 0
  return step < length ? step : 0
}

type OpenProps = {
  readonly game: GameId
  readonly head: ListedChapter
  readonly lessons: Lessons
  readonly table: string | null
}

function OpenLesson({ game, head, lessons, table }: OpenProps): JSX.Element {
  const link = useMemo(() => {
    muteWarning(LESSON_TABLE, 'primer')
    const name = knownName()
    return new LessonLink({ game, head, step: stepOf(game, head), name: name === '' ? LEARNER : name })
  }, [game, head])
  const store = useMemo(() => new TableStore(link, LESSON_TABLE), [link])
  useEffect(() => {
    store.start()
    return () => store.stop()
  }, [store])
  useSeatColours(store.info.value?.colours ?? [])
  useTitle(`${told(head.title)} · ${MANIFESTS[game].title}`)
  const { info, state } = store.tableState.value
  const board = store.board.value
  const guide = link.guide.value
  if (link.failed.value || store.broken.value)
    return (
      <>
        <Header />
        <main class="page" id="main">
          <Failure page onRetry={() => location.reload()} />
        </main>
      </>
    )
  if (info === null || state === null || board === null || guide === null) return <Waiting />
  return (
    <div class="table-frame">
      <LessonTable
        link={link}
        store={store}
        board={board}
        state={state}
        info={info}
        guide={guide}
        lessons={lessons}
        game={game}
        chapter={head.id}
        waitingTable={table}
      />
    </div>
  )
}
