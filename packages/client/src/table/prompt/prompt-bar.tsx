import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Host } from '../../net/hosts.ts'
import { waitingElsewhere } from '../../net/my-tables.ts'
import { Guard, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazyClock } from '@bothy/board-kit/ui/page/lazy-clock.ts'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { ProgressRegion } from '../frame/frame.tsx'
import { lazyParts } from '../frame/lazy.ts'
import { FixedButtons } from './fixed-buttons.tsx'
import { guardReplaced } from './guard-replaced.ts'
import { PromptButtons } from './prompt-buttons.tsx'
import { PromptText } from './prompt-text.tsx'
import { PromptTools } from './prompt-tools.tsx'
import type { TableStore } from '../store/store.ts'
import { isWatching, WatchButtons } from './watch-buttons.tsx'

const Nothing = (): null => null
const AbsentBanner = lazy(async () => (await lazyParts()).AbsentBanner, Nothing)
const ResumeButton = lazyClock(async () => (await lazyParts()).ResumeButton)
const HaltedBanner = lazy(async () => (await lazyParts()).HaltedBanner, Nothing)

const NextGame = lazy(async () => (await lazyParts()).loadNextGame(), Nothing)

const isFree = ({ state, me }: TableStore): boolean => {
  const now = state.value
  return me.value !== null && now !== null && now.thinking.length === 0 && !now.actors.includes(me.value)
}

export function PromptBar({
  store,
  host,
  onList,
  onEnding,
}: {
  readonly store: TableStore
  readonly host: Host
  readonly onList: (anchor: Element) => void
  readonly onEnding: () => void
}): JSX.Element {
  const { board, props } = useTableContext()
  const { Bar } = board
  const info = store.info.value
  const isOver = info?.status === 'over'
  const watching = isWatching(store)
  const stands = store.isPaused.value || info?.halted === true
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current === null ? undefined : guardReplaced(section.current)), [])
  const hasFixed = props.me !== null && !isOver && board.presenter.fixed !== undefined
  return (
    <section
      ref={section}
      class={hasFixed ? 'table-prompt has-fixed' : 'table-prompt'}
      aria-label={t.value.prompt.region}
    >
      {props.layout === 'low' && <ProgressRegion />}
      <PromptText store={store} />
      {Bar !== undefined && !watching && !stands && (
        <div class="prompt-game">
          <Guard>
            <Bar {...props} choice={store.choice.value} />
          </Guard>
        </div>
      )}
      <div class="prompt-line">
        {info?.halted === true && <HaltedBanner host={host} />}
        {info !== null && info.absent.length > 0 && <AbsentBanner store={store} host={host} />}
        {watching ? (
          <WatchButtons store={store} />
        ) : store.isPaused.value ? (
          props.me !== null && <ResumeButton store={store} seat={props.me} />
        ) : !isOver ? (
          <PromptButtons store={store} />
        ) : (
          <div class="prompt-buttons">
            <button type="button" class="button primary" onClick={onEnding}>
              {t.value.ending.show}
            </button>
          </div>
        )}
        {hasFixed && <FixedButtons store={store} />}
        {props.me !== null && !isOver && <PromptTools store={store} onList={onList} />}
        {!watching && waitingElsewhere.value.length > 0 && isFree(store) && <NextGame place="bar" />}
      </div>
    </section>
  )
}
