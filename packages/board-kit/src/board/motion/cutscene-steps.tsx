import type { ComponentChildren, JSX, Ref } from 'preact'
import { Dialog, DialogButtons } from '../../ui/controls/dialog.tsx'
import { t } from '../../ui/words/i18n.ts'
import { Icon } from '../../ui/controls/icons.tsx'
import type { Playing } from './show-player.ts'
import './cutscene-steps-styles.css'

/** As large as the window, so that nothing behind it reveals the result. */
export function CutsceneSteps<F>({
  title,
  class: name,
  playing: { isLast, isPaused, goTo, pause },
  last,
  next,
  root,
  steps,
  caption,
  done,
  more,
  onAgain,
  onDone,
  children,
}: {
  readonly title: string
  readonly class: string
  readonly playing: Playing<F>
  readonly last: number
  readonly next: number
  readonly root: Ref<HTMLDivElement>
  readonly steps?: ComponentChildren
  readonly caption: ComponentChildren
  readonly done?: string | undefined
  readonly more?: ComponentChildren
  readonly onAgain?: () => void
  readonly onDone: () => void
  readonly children: ComponentChildren
}): JSX.Element {
  const words = t.value.show
  return (
    <Dialog title={title} onClose={onDone} className={`show-scene ${name}`}>
      <div ref={root} class="show-picture">
        {children}
      </div>
      <div class="show-bar">
        {steps}
        <div class="show-said" role="status">
          {caption}
        </div>
        <DialogButtons
          class="show-buttons"
          main={
            <button
              type="button"
              class="button primary"
              autofocus
              data-skip
              onClick={() => (isLast ? onDone() : goTo(last))}
            >
              {isLast ? (done ?? words.toTable) : words.skip}
            </button>
          }
        >
          {isLast && more}
          {isLast ? (
            <button
              type="button"
              class="button"
              onClick={() => {
                onAgain?.()
                goTo(0)
              }}
            >
              <Icon name="restart" />
              {words.again}
            </button>
          ) : (
            <button type="button" class="button" onClick={() => pause(!isPaused)}>
              <Icon name={isPaused ? 'play' : 'pause'} />
              {isPaused ? words.goOn : words.pause}
            </button>
          )}
          {!isLast && isPaused && (
            <button type="button" class="button" onClick={() => goTo(next)}>
              {words.next}
            </button>
          )}
        </DialogButtons>
      </div>
    </Dialog>
  )
}
