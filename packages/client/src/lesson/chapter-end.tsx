import type { JSX } from 'preact'
import type { ReadonlySignal } from '@preact/signals'
import { type GameId, MANIFESTS } from '@bothy/games'
import type { Lessons, Told } from '@bothy/kernel/lessons'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { Effie } from '@bothy/board-kit/art/effie.tsx'
import { courseOf } from '../net/people/course.ts'
import { useFirstMatch } from '../pages/game/use-first-match.ts'
import { words as gameWords } from '../pages/game/words.ts'
import { told, words } from './words.ts'

type Props = {
  readonly lessons: Lessons
  readonly game: GameId
  readonly chapter: string
  readonly table: string | null
  readonly link: {
    readonly learnt: ReadonlySignal<readonly Told[]>
    readonly made: ReadonlySignal<number>
    readonly tries: ReadonlySignal<number>
    readonly again: () => void
  }
}

export function ChapterEnd({ lessons: { chapters, firstMatch }, game, chapter, table, link }: Props): JSX.Element {
  const at = chapters.findIndex(({ id }) => id === chapter)
  const following = at + 1 < chapters.length ? chapters[at + 1] : null
  const course = courseOf(game, chapters)
  const match = useFirstMatch(game, firstMatch)
  const { again, all, chapterOf, done, firstGame, learnt, learntHere, nextChapter, toTable, youDid } = words.value
  const isForMatch = table === null && (following === null || chapter === firstMatch.after)
  const next = following !== null && (
    <a
      class={table === null && !isForMatch ? 'button primary' : 'button'}
      href={paths.lesson(game, following.id, table)}
    >
      {nextChapter(at + 2, told(following.title))} <Icon name="next" />
    </a>
  )
  const list = paths.game(game, 'learn')
  const away = table === null ? list : paths.table(table)
  return (
    <Dialog title={learnt} className="chapter-end" onClose={() => navigate(away)}>
      <div class="chapter-end-body">
        <div class="chapter-end-host">
          <Effie size={148} />
          <span class="chapter-end-course" aria-hidden="true">
            {course.chapters.map(({ chapter: { id }, state }) => (
              <span key={id} data-done={state === 'done' ? '' : undefined} />
            ))}
          </span>
          <span class="soft small">{done(course.done, chapters.length)}</span>
        </div>
        <div class="stack">
          <p class="soft">{chapterOf(MANIFESTS[game].title, at + 1)}</p>
          <ul class="chapter-end-learnt" aria-label={learntHere}>
            {link.learnt.value.map((line) => (
              <li key={line.en}>
                <span>{told(line)}</span> <Icon name="check" />
              </li>
            ))}
          </ul>
          {link.made.value > 0 && <p class="chapter-end-did">{youDid(link.made.value, link.tries.value)}</p>}
          {match.state === 'failed' && (
            <p class="note bad small" role="alert">
              {gameWords.value.notStarted}
            </p>
          )}
        </div>
      </div>
      <DialogButtons
        main={
          table !== null ? (
            <a class="button primary" href={away}>
              {toTable} <Icon name="next" />
            </a>
          ) : isForMatch ? (
            <button type="button" class="button primary" disabled={match.state === 'busy'} onClick={match.start}>
              {match.state === 'busy' ? gameWords.value.starting : firstGame} <Icon name="play" />
            </button>
          ) : (
            next
          )
        }
      >
        <button type="button" class="button" onClick={() => link.again()}>
          {again}
        </button>
        <a class="button" href={list}>
          {all}
        </a>
        {(table !== null || isForMatch) && next}
      </DialogButtons>
    </Dialog>
  )
}
