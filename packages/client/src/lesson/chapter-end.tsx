import type { JSX } from 'preact'
import type { ReadonlySignal } from '@preact/signals'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { Lessons } from '@bothy/kernel/lessons'
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
  readonly link: { readonly made: ReadonlySignal<number>; readonly tries: ReadonlySignal<number> }
  readonly onAgain: () => void
}): JSX.Element {
  const at = chapters.findIndex(({ id }) => id === chapter)
  const [head, following] = [chapters[at], chapters.at(at + 1)]
  const { again, all, chapterOf, done, firstGame, learnt, nextChapter, youDid } = words.value
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
          <p class="chapter-end-intro">
            <Icon name="check" /> <span>{told(head.intro)}</span>
          </p>
          <p class="chapter-end-did">{youDid(link.made.value, link.tries.value)}</p>
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
