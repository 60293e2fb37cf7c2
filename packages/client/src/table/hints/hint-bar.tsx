import type { ComponentChildren, FunctionComponent, JSX } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { Json } from '@bothy/kernel'
import { Effie } from '@bothy/board-kit/art/effie.tsx'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { singleKeys } from '@bothy/board-kit/ui/page/settings.ts'
import { speaks } from '../coach/may-speak.ts'
import type { TableStore } from '../store/store.ts'
import { Bulb } from './bulb.tsx'
import { HintMoves } from './hint-moves.tsx'
import { HintWhere } from './hint-where.tsx'
import { type HintSession, sessionOf } from './session.ts'
import { useHintKeys } from './use-hint-keys.ts'
import { hintCatalogue, words } from './words.ts'
import './styles.css'

const FACE = 40

type Props = { readonly store: TableStore; readonly children?: ComponentChildren }

export async function loadHintBar(): Promise<FunctionComponent<Props>> {
  await loadInUse(hintCatalogue)
  return HintBar
}

function HintBar({ store, children }: Props): JSX.Element | null {
  // One question: a position that comes later is not asked about by itself.
  const [session] = useState(() => sessionOf(store))
  const isSending = store.selection.value.kind === 'sending'
  const isOver = session === null || isSending || session.version !== store.state.value?.version
  useEffect(() => {
    if (isOver) store.hint.value = null
  }, [store, isOver])
  return isOver ? null : <Open store={store} session={session} asked={children} />
}

const takesFocus = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.matches('[data-tool="hint"], .hint-bar *')
}

/** A button that is gone takes the focus along, so it goes where the next answer is. */
function useFocusAt(selector: string): void {
  useLayoutEffect(() => {
    if (takesFocus()) document.querySelector<HTMLElement>(selector)?.focus()
  }, [selector])
}

const FOCUS = { thinking: '.hint-close', failed: '.hint-close', where: '.hint-next', moves: '.hint-card' } as const

function Open({
  store,
  session,
  asked,
}: {
  readonly store: TableStore
  readonly session: HintSession
  readonly asked: ComponentChildren
}): JSX.Element {
  const stage = session.stage.value
  const info = store.info.value
  const close = (): void => {
    const isBack = takesFocus()
    store.hint.value = null
    // Once the buttons of the table are there again.
    if (isBack) requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-tool="hint"]')?.focus())
  }
  const play = (index: number): void => {
    const now = session.stage.peek()
    const hint = now.kind === 'moves' ? now.hints.list.at(index) : undefined
    if (hint === undefined) return
    close()
    playAll(store, hint.actions)
  }
  useHintKeys(session, { close, play })
  useFocusAt(FOCUS[stage.kind])
  const told = stage.kind === 'thinking' ? words.value.thinking : stage.kind === 'failed' ? failure(stage.text) : ''
  useEffect(() => announce(told), [told])
  const closeButton = (
    <button type="button" class="button hint-close" onClick={close}>
      {t.value.common.close}
    </button>
  )
  return (
    <section class="hint-bar" aria-label={words.value.title} data-stage={stage.kind} data-proposal="">
      <div class="hint-head">
        {info !== null && speaks(info) ? <Effie size={FACE} /> : <Bulb size={26} />}
        <h2>{words.value.title}</h2>
        <p class="soft small">{words.value.note}</p>
        {stage.kind === 'moves' && singleKeys.value && (
          <p class="hint-keys soft small">{words.value.keys(stage.hints.list.length)}</p>
        )}
      </div>
      {stage.kind === 'moves' ? (
        <HintMoves {...{ store, session, close: closeButton, play }} hints={stage.hints} />
      ) : (
        <>
          <div class="hint-body">
            <div class="hint-asked">{asked}</div>
            {stage.kind === 'where' ? (
              <HintWhere store={store} hints={stage.hints} />
            ) : (
              <p class="hint-says">
                {told}
                {stage.kind === 'thinking' && <span class="thinking" aria-hidden="true" />}
              </p>
            )}
          </div>
          <div class="hint-actions">
            {stage.kind === 'where' && (
              <button type="button" class="button primary hint-next" onClick={() => session.showMoves()}>
                {words.value.show(stage.hints.list.length)}
              </button>
            )}
            {closeButton}
          </div>
        </>
      )}
      {stage.kind === 'moves' && <div class="visually-hidden">{asked}</div>}
    </section>
  )
}

/** By one gesture, confirmed where each move is; a warning about the first step is asked before. */
const playAll = (store: TableStore, actions: readonly Json[]): void =>
  store.gesture({ type: 'play', actions, picked: [] })

const failure = (text: string | null): string => text ?? words.value.failed
