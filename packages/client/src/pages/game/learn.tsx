import type { JSX } from 'preact'
import { type GameId, MANIFESTS } from '@bothy/games'
import type { FirstMatch } from '@bothy/kernel/lessons'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { Card } from './card.tsx'
import { type Course, courseOf } from '../../net/people/course.ts'
import { noteLesson } from '../../net/people/learning.ts'
import { useLessons } from '../../games/use-lessons.ts'
import { useFirstMatch } from './use-first-match.ts'
import { words } from './words.ts'

const FEW = 6

type Listed = Course['chapters'][number]

const mark = ({ state, number }: Listed): JSX.Element =>
  state === 'done' ? <Icon name="check" size={16} /> : <>{number}</>

function few({ chapters, next }: Course): readonly Listed[] {
  if (chapters.length <= FEW) return chapters
  const from = Math.min(Math.max(0, (next ?? 1) - 1 - FEW / 2), chapters.length - FEW)
  return chapters.slice(from, from + FEW)
}

function after({ state, chapter }: Listed): string {
  if (state === 'done') return words.value.done
  return words.value.minutes(chapter.minutes)
}

function GoOn({ game, course }: { readonly game: GameId; readonly course: Course }): JSX.Element | null {
  const next = course.chapters[(course.next ?? 0) - 1]
  if (next === undefined) return null
  const label = course.done === 0 && next.state === 'fresh' ? words.value.start : words.value.goOn
  return (
    <a
      class="button primary"
      href={paths.lesson(game, next.chapter.id)}
      aria-label={`${label}: ${next.chapter.title[language.value]}`}
    >
      {label}
    </a>
  )
}

export function LearnCard({ game }: { readonly game: GameId }): JSX.Element | null {
  const { value: lessons, retry } = useLessons(game)
  const said = words.value
  const course = lessons ? courseOf(game, lessons.chapters) : null
  return (
    <Card
      icon="learn"
      class="learn-part"
      title={said.tabs.learn}
      href={paths.game(game, 'learn')}
      note={
        course !== null && (
          <>
            <span class="game-label">{said.lessons(course.done, course.chapters.length)}</span>
            <span class="game-label-brief">
              {course.done}/{course.chapters.length}
            </span>
          </>
        )
      }
      button={course !== null && <GoOn game={game} course={course} />}
    >
      {lessons === undefined && <Loading />}
      {lessons === null && <Failure title={said.noLessons} onRetry={retry} />}
      {lessons && course !== null && (
        <>
          <progress
            class="game-progress"
            aria-label={said.lessons(course.done, course.chapters.length)}
            max={course.chapters.length}
            value={course.done}
          />
          <ol class="lesson-rows" start={few(course)[0]?.number}>
            {few(course).map((listed) => (
              <li
                key={listed.chapter.id}
                data-state={listed.state}
                data-next={listed.number === course.next || undefined}
              >
                <a href={paths.lesson(game, listed.chapter.id)}>
                  <span class="lesson-mark" aria-hidden="true">
                    {mark(listed)}
                  </span>
                  <span class="lesson-title">{listed.chapter.title[language.value]}</span>
                  <span class="lesson-after">{after(listed)}</span>
                </a>
              </li>
            ))}
          </ol>
          {course.chapters.length > FEW && (
            <a class="game-more" href={paths.game(game, 'learn')}>
              {said.allLessons} ({course.chapters.length})
            </a>
          )}
          <FirstGame game={game} match={lessons.firstMatch} isNext={course.next === null} isBrief />
        </>
      )}
    </Card>
  )
}

export function LearnTab({ game }: { readonly game: GameId }): JSX.Element {
  const { value: lessons, retry } = useLessons(game)
  if (lessons === undefined) return <Loading />
  if (lessons === null) return <Failure title={words.value.noLessons} onRetry={retry} />
  const course = courseOf(game, lessons.chapters)
  const all = course.chapters.length
  return (
    <section class="lessons" aria-labelledby="lessons-title">
      <div class="lessons-head">
        <div>
          <h2 id="lessons-title">{words.value.learnLead(all)}</h2>
        </div>
        <p class="lessons-count">
          <span>{course.done === all ? words.value.allDone : words.value.lessons(course.done, all)}</span>
          <span class="lessons-steps" aria-hidden="true">
            {course.chapters.map(({ chapter, state, number }) => (
              <span key={chapter.id} data-state={state} data-next={number === course.next || undefined} />
            ))}
          </span>
        </p>
      </div>
      <ol class="lesson-cards">
        {course.chapters.map((listed) => (
          <LessonCard key={listed.chapter.id} game={game} listed={listed} isNext={listed.number === course.next} />
        ))}
      </ol>
      <FirstGame game={game} match={lessons.firstMatch} isNext={course.next === null} />
    </section>
  )
}

function LessonCard({
  game,
  listed,
  isNext,
}: {
  readonly game: GameId
  readonly listed: Listed
  readonly isNext: boolean
}): JSX.Element {
  const { chapter, number, state } = listed
  const said = words.value
  const title = chapter.title[language.value]
  const act = state === 'done' ? said.again : state === 'begun' ? said.goOn : said.start
  return (
    <li class="lesson-card panel" data-state={state} data-next={isNext || undefined}>
      <span class="lesson-number" aria-hidden="true">
        {mark(listed)}
      </span>
      <div class="lesson-words">
        <div class="lesson-line">
          <h3>{said.chapter(number, title)}</h3>
          <span class="soft small">{said.minutes(chapter.minutes)}</span>
        </div>
        <p class="soft">{chapter.intro[language.value]}</p>
        <p class="lesson-act">
          {state === 'done' && (
            <span class="lesson-done">
              <Icon name="check" size={18} /> {said.done}
            </span>
          )}
          <a
            class={isNext ? 'button primary' : 'button'}
            href={paths.lesson(game, chapter.id)}
            aria-label={`${act}: ${title}`}
          >
            {isNext && <Icon name="play" />} {act}
          </a>
          {state === 'begun' && (
            <button
              type="button"
              class="button"
              aria-label={`${said.restart}: ${title}`}
              onClick={() => {
                noteLesson(game, chapter.id, 0, false)
                navigate(paths.lesson(game, chapter.id))
              }}
            >
              {said.restart}
            </button>
          )}
        </p>
      </div>
    </li>
  )
}

function FirstGame({
  game,
  match,
  isNext,
  isBrief = false,
}: {
  readonly game: GameId
  readonly match: FirstMatch
  readonly isNext: boolean
  readonly isBrief?: boolean
}): JSX.Element {
  const { state, start } = useFirstMatch(game, match)
  const said = words.value
  return (
    <section class={isBrief ? 'first-game brief' : 'first-game panel'} aria-labelledby="first-game-title">
      <div>
        <h3 id="first-game-title">{said.firstGame}</h3>
        <p class="soft">
          {said.firstGameSeats(match.seats - 1)}
          {!isBrief && ` ${match.why[language.value]}`}
        </p>
        {state === 'failed' && (
          <p class="note bad small" role="alert">
            {said.notStarted}
          </p>
        )}
      </div>
      <button
        type="button"
        class={isNext ? 'button primary' : 'button'}
        disabled={state === 'busy'}
        aria-label={`${said.playShort}: ${MANIFESTS[game].title}`}
        onClick={start}
      >
        <Icon name="play" /> {state === 'busy' ? said.starting : said.playShort}
      </button>
    </section>
  )
}
