import type { Message } from '@bothy/kernel'
import type { JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Popover } from '@bothy/board-kit/ui/controls/popover.tsx'
import { shortcut } from '@bothy/board-kit/ui/page/shortcuts.ts'
import { useMention } from '@bothy/board-kit/board/details/mention.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { walkLines } from '../frame/walk-keys.ts'
import { broughtBy } from './brought.ts'
import { seldomTools } from './seldom-tools.ts'
import type { TableStore } from '../store/store.ts'
import { Warning } from './warning.tsx'
import './action-list-styles.css'

function walk(event: KeyboardEvent): void {
  if (walkLines(event, '[data-action]', 'wrap')) event.stopPropagation()
}

const hasRoom = (layout: Layout): boolean => layout === 'wide' || layout === 'hall'

type ChoiceProps = {
  readonly message: Message
  readonly 'data-action': string
  readonly 'data-index': number
  readonly 'aria-describedby': string | undefined
  readonly onChoose: () => void
}

function ChoiceButton({ message, onChoose, ...named }: ChoiceProps): JSX.Element {
  const { onClick: _keep, ...mention } = useMention(message)
  return (
    <button type="button" class="button quiet" {...named} {...mention} onClick={onChoose}>
      <span>
        <Sentence message={message} badges={false} />
      </span>
    </button>
  )
}

export function ActionList({
  store,
  anchor,
  onClose,
}: {
  readonly store: TableStore
  readonly anchor: Element
  readonly onClose: () => void
}): JSX.Element {
  const context = useTableContext()
  const { board, props } = context
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const state = store.state.value
  const left = store.selection.value.kind === 'sending' ? [] : store.narrowed.value.left
  const texts = board.words.of(props.language).texts
  const words = t.value.prompt
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-action]')?.focus(), [])
  return (
    <Popover anchor={anchor} label={words.all} focus onClose={onClose}>
      <div class="actions-list">
        <h2>{words.all}</h2>
        {!hasRoom(props.layout) && (
          <div class="actions-tools">
            {seldomTools(store, context).map(({ icon, label, keys, disabled, onClick }) => (
              <button
                key={icon}
                type="button"
                class="button quiet"
                disabled={disabled}
                aria-keyshortcuts={shortcut(keys)}
                onClick={() => {
                  onClick()
                  onClose()
                }}
              >
                <Icon name={icon} /> {label}
              </button>
            ))}
          </div>
        )}
        {left.length === 0 && <p class="soft">{words.noChoices}</p>}
        <ul ref={list} onKeyDown={walk} aria-label={words.allCount(left.length)}>
          {left.map((action, i) => {
            const warning = store.warningOf.value(action)
            const brings = broughtBy(action, board, props)
            const [bringsId, warningId] = [`${id}-${i}-brings`, `${id}-${i}`]
            const told = [...(brings === '' ? [] : [bringsId]), ...(warning === null ? [] : [warningId])]
            return (
              <li key={JSON.stringify(action)}>
                <ChoiceButton
                  message={texts.action(action, props.view, props.me)}
                  data-action={JSON.stringify(action)}
                  data-index={i}
                  aria-describedby={told.length === 0 ? undefined : told.join(' ')}
                  onChoose={() => {
                    store.gesture({ type: 'choose', action })
                    onClose()
                  }}
                />
                {brings !== '' && (
                  <p id={bringsId} class="choice-brings small soft">
                    {brings}
                  </p>
                )}
                <Warning message={warning} id={warningId} />
              </li>
            )
          })}
        </ul>
        {state !== null && state.blocked.length > 0 && (
          <details>
            <summary>{words.blocked}</summary>
            <ul class="actions-blocked">
              {state.blocked.map(({ action, reason }) => (
                <li key={JSON.stringify(action)}>
                  <span>
                    <Sentence message={texts.action(action, props.view, props.me)} badges={false} />
                  </span>
                  <span class="soft">
                    <Sentence message={texts.reason(reason, props.me)} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Popover>
  )
}
