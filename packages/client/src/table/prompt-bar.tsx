import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { tapGuard } from '../board/double-tap.ts'
import type { Target } from '../board/game-client.ts'
import { SeatBadge } from '../art/index.ts'
import { t } from '../ui/i18n.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { plain } from '@bothy/kernel'
import { useScene } from '../board/scene.tsx'
import { seatClass, Sentence } from '../board/sentence.tsx'
import type { TableStore } from './store.ts'
import { Waiting } from './waiting.tsx'
import { why } from '../board/why.tsx'

const isMeant = tapGuard()

/** One sentence of what is asked. Stands in the same place all the time. */
export function PromptText({ store }: { readonly store: TableStore }): JSX.Element {
  const { client, props } = useScene()
  const [hand, notice, info] = [store.hand.value, store.notice.value, store.info.value]
  const words = t.value.prompt
  const seat = props.me === null ? undefined : info?.seats[props.me]
  const half = hand.kind === 'picking' ? client.presenter.picking?.(hand.picked, props.view, props.language) : null
  const away = seat?.kind === 'person' && seat.away !== null
  return (
    <div class="prompt-text">
      <p class="prompt-sentence" id="prompt" tabIndex={-1}>
        {props.me !== null && store.mySeats.value.length > 1 && (
          <span class={`prompt-whose seat-name ${seatClass(props.me)}`}>
            <SeatBadge seat={props.me} size={20} /> {props.names[props.me]}{' '}
          </span>
        )}
        {hand.kind === 'confirming' ? (
          words.confirmAsk(plain(client.texts[props.language].action(hand.action, props.view, props.me), props.names))
        ) : away ? (
          words.away
        ) : half !== null && half !== undefined ? (
          half
        ) : (
          <Sentence message={client.texts[props.language].prompt(props.view, props.me)} />
        )}
      </p>
      {notice === null ? (
        <Waiting store={store} />
      ) : (
        <p class="prompt-notice" role="alert">
          <Sentence message={notice} />
        </p>
      )}
    </div>
  )
}

/** The buttons for what is not on the board. */
export function PromptButtons({ store }: { readonly store: TableStore }): JSX.Element {
  const hand = store.hand.value
  const choice = store.choice.value
  const words = t.value.prompt
  const { props } = useScene()
  const seat = props.me === null ? undefined : store.info.value?.seats[props.me]
  // On a phone they lie over the board: what is shut needs something open beside it.
  const tells = props.layout !== 'phone' || choice.buttons.length > 0 || hand.kind === 'picking'
  if (seat?.kind === 'person' && seat.away !== null && props.me !== null) {
    const mine = props.me
    return (
      <div class="prompt-buttons">
        <button type="button" class="button primary" onClick={() => void store.away(mine, null)}>
          {words.takeBack}
        </button>
      </div>
    )
  }
  if (hand.kind === 'confirming')
    return (
      <div class="prompt-buttons">
        <button type="button" class="button primary" onClick={() => store.gesture({ type: 'confirm' })}>
          {words.confirm}
        </button>
        <button type="button" class="button" onClick={() => store.gesture({ type: 'unpick' })}>
          {words.unpick}
        </button>
      </div>
    )
  return (
    <div class="prompt-buttons" role="group" aria-labelledby="prompt">
      {store.macros.value.map((macro) => (
        <button
          key={macro.id}
          type="button"
          class="button primary choice"
          data-target={macro.id}
          onClick={(event) => {
            if (isMeant(event, macro.id)) store.play(macro)
          }}
        >
          {macro.label}
        </button>
      ))}
      {choice.buttons.map((target) => (
        <ChoiceButton key={target} store={store} target={target} />
      ))}
      {tells && choice.blockedButtons.map((target) => <BlockedButton key={target} store={store} target={target} />)}
      {hand.kind === 'picking' && (
        <button type="button" class="button quiet" onClick={() => store.gesture({ type: 'unpick' })}>
          {words.unpick}
        </button>
      )}
      {hand.kind === 'sending' && <span class="soft prompt-sending">{words.sending}</span>}
    </div>
  )
}

function ChoiceButton({ store, target }: { readonly store: TableStore; readonly target: Target }): JSX.Element {
  const { client, props } = useScene()
  const { label, primary } = client.presenter.button(target, props.view, props.language)
  return (
    <button
      type="button"
      class={primary ? 'button primary choice' : 'button choice'}
      data-target={target}
      onClick={(event) => {
        if (isMeant(event, target)) store.choice.value.pick(target)
      }}
    >
      {label}
    </button>
  )
}

function BlockedButton({ store, target }: { readonly store: TableStore; readonly target: Target }): JSX.Element {
  const { client, props } = useScene()
  const button = useRef<HTMLButtonElement>(null)
  const { label } = client.presenter.button(target, props.view, props.language)
  const reason = store.choice.value.why(target)
  return (
    <button
      ref={button}
      type="button"
      class="button blocked"
      aria-disabled="true"
      data-target={target}
      title={reason === null ? undefined : plain(reason, props.names)}
      onClick={() => {
        if (reason !== null && button.current !== null) why.value = { anchor: button.current, reason }
      }}
    >
      {label}
    </button>
  )
}

/** Undo and its like, always in the same place; `onList` opens the list of all choices. */
export function PromptTools({
  store,
  onList,
}: {
  readonly store: TableStore
  readonly onList: (anchor: Element) => void
}): JSX.Element {
  const state = store.state.value
  const words = t.value.prompt
  const canUndo = state?.canUndo ?? 'no'
  const asks = canUndo === 'ask' && needsOthers(store)
  return (
    <div class="prompt-tools" role="group" aria-label={words.tools}>
      <Tool
        icon="undo"
        label={asks ? words.undoAsk : words.undo}
        keys="u"
        disabled={canUndo === 'no'}
        onClick={() => store.undo(false)}
      />
      <Tool
        icon="redo"
        label={words.redo}
        keys="r"
        short
        disabled={state?.canRedo !== true}
        onClick={() => store.redo()}
      />
      <Tool
        icon="restart"
        label={words.restart}
        keys="Shift+U"
        short
        disabled={canUndo !== 'free'}
        onClick={() => store.undo(true)}
      />
      <button
        type="button"
        class="button quiet tool push"
        data-tool="all"
        aria-keyshortcuts="a"
        aria-haspopup="dialog"
        onClick={(event) => onList(event.currentTarget)}
      >
        <Icon name="list" /> <span>{words.all}</span>
      </button>
    </div>
  )
}

/** `short`: the sign stands for the words, which a pointer or a screen reader still gets. */
function Tool({
  icon,
  label,
  keys,
  short = false,
  disabled,
  onClick,
}: {
  readonly icon: IconName
  readonly label: string
  readonly keys: string
  readonly short?: boolean
  readonly disabled: boolean
  readonly onClick: () => void
}): JSX.Element {
  return (
    <button
      type="button"
      class={short ? 'button quiet tool short' : 'button quiet tool'}
      disabled={disabled}
      aria-keyshortcuts={keys}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} /> <span>{label}</span>
    </button>
  )
}

/** Bots and further seats of one's own agree by themselves. */
const needsOthers = (store: TableStore): boolean =>
  (store.info.value?.seats ?? []).some((seat) => seat.kind === 'person' && !seat.mine && seat.away === null)
