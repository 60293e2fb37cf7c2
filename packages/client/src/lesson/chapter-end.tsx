import type { JSX } from 'preact'
import type { ReadonlySignal } from '@preact/signals'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { Lessons, Told } from '@bothy/kernel/lessons'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Effie } from '@bothy/board-kit/art/effie.tsx'
import { told, words } from './words.ts'

export function ChapterEnd({
  lessons: { chapters },
  game,
  chapter,
  link,
  onAgain,
}: {
  readonly lessons: Lessons
  readonly game: string
  readonly chapter: string
  readonly link: {
    readonly learnt: ReadonlySignal<readonly Told[]>
    readonly made: ReadonlySignal<number>
    readonly tries: ReadonlySignal<number>
  }
  readonly onAgain: () => void
}): JSX.Element {
  const at = chapters.findIndex(({ id }) => id === chapter)
  const following = chapters.at(at + 1)
  const { again, all, chapterOf, done, firstGame, learnt, learntHere, nextChapter, youDid } = words.value
  const title = isGameId(game) ? MANIFESTS[game].title : ''
  return (
    <Dialog title={learnt} className="chapter-end" onClose={onAgain}>
      <div class="chapter-end-body">
        <div class="chapter-end-host">
          <Effie size={148} />
          <span class="chapter-end-course" aria-hidden="true">
            {chapters.map(({ id }, i) => (
              <span key={id} data-done={i <= at ? '' : undefined} />
            ))}
          </span>
          <span class="soft small">{done(at + 1, chapters.length)}</span>
        </div>
        <div class="stack">
          <p class="soft">{chapterOf(title, at + 1)}</p>
          <ul class="chapter-end-learnt" aria-label={learntHere}>
            {link.learnt.value.map((line) => (
              <li key={line.en}>
                <span>{told(line)}</span> <Icon name="check" />
              </li>
            ))}
          </ul>
          {link.made.value > 0 && <p class="chapter-end-did">{youDid(link.made.value, link.tries.value)}</p>}
        </div>
      </div>
      <DialogButtons
        main={
          following === undefined || at + 1 >= chapters.length ? (
            <a class="button primary" href={paths.make(game, 'bots')}>
              {firstGame} <Icon name="next" />
            </a>
          ) : (
            <a class="button primary" href={paths.lesson(game, following.id)}>
              {nextChapter(at + 2, told(following.title))} <Icon name="next" />
            </a>
          )
        }
      >
        <button type="button" class="button" onClick={onAgain}>
          {again}
        </button>
        <a class="button" href={paths.game(game, 'learn')}>
          {all}
        </a>
      </DialogButtons>
    </Dialog>
  )
}
