import { signal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { type GameTypes, type Message, plain } from '@bothy/kernel'
import type { Picked } from '@bothy/kernel/coach'
import { Effie } from '@bothy/board-kit/art/effie.tsx'
import { Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { silenceRemark, switchCoach } from '../../net/people/learning.ts'
import { mayAsk, showHint } from '../hints/show-hint.tsx'
import type { TableStore } from '../store/store.ts'
import { keepWish } from './kept.ts'
import { words } from './words.ts'
import './coach-styles.css'

const FACE = 56

export const shown = signal<readonly string[]>([])

const positionOf = (store: TableStore): string => `${store.id} ${store.state.peek()?.version}`
const hushedAt = signal('')

/** In the position in which a remark was silenced: the last word about it stays that long. */
export const isHushed = (store: TableStore): boolean => hushedAt.peek() === positionOf(store)

export function saying(store: TableStore, { remark, say, point }: Picked<GameTypes>): FunctionComponent {
  const text = (): Message => {
    const said = say[language.value]
    return typeof said === 'string' ? [said] : said
  }
  return function CoachSays({ children }: { readonly children?: ComponentChildren }): JSX.Element {
    const { board, props } = useTableContext()
    const told = plain(text(), props.names)
    useEffect(() => announce(`${words.peek().effie} ${told}`), [told])
    const hush = (): void => {
      hushedAt.value = positionOf(store)
      silenceRemark(board.id, remark.id)
      shown.value = []
      store.said.value = hushed(store)
    }
    return (
      <Bubble kind={remark.kind} asked={children}>
        <span class="visually-hidden">{words.value.effie} </span>
        <Sentence message={text()} />{' '}
        <span class="coach-links">
          {point.length > 0 && (
            <>
              <button
                type="button"
                class="coach-link"
                aria-pressed={shown.value.length > 0}
                onClick={() => (shown.value = shown.peek().length > 0 ? [] : point)}
              >
                {words.value.show}
              </button>{' '}
              ·{' '}
            </>
          )}
          {mayAsk(store) && (
            <>
              <button type="button" class="coach-link" onClick={() => showHint(store)}>
                {words.value.hint}
              </button>{' '}
              ·{' '}
            </>
          )}
          <button type="button" class="coach-link" aria-label={words.value.hushLabel} onClick={hush}>
            {words.value.hush}
          </button>
        </span>
      </Bubble>
    )
  }
}

function hushed(store: TableStore): FunctionComponent {
  return function Hushed({ children }: { readonly children?: ComponentChildren }): JSX.Element {
    useEffect(() => announce(words.peek().hushed), [])
    const quiet = (off: () => void) => () => {
      off()
      store.said.value = null
    }
    return (
      <Bubble kind="praise" asked={children}>
        {words.value.hushed}{' '}
        <span class="coach-links">
          <button type="button" class="coach-link" onClick={quiet(() => keepWish(store.id, 'off'))}>
            {words.value.offHere}
          </button>{' '}
          ·{' '}
          <button type="button" class="coach-link" onClick={quiet(() => switchCoach(true))}>
            {words.value.off}
          </button>
        </span>
      </Bubble>
    )
  }
}

function Bubble({
  kind,
  asked,
  children,
}: {
  readonly kind: string
  readonly asked: ComponentChildren
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <div class="coach" data-kind={kind}>
      <Effie size={FACE} />
      <div class="coach-card">
        {asked}
        <p class="coach-text">{children}</p>
      </div>
    </div>
  )
}
