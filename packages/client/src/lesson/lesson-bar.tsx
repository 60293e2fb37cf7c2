import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { GuideNow } from '@bothy/kernel/lessons'
import { Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { Guard, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { ProgressRegion } from '../table/frame/frame.tsx'
import { FixedButtons } from '../table/prompt/fixed-buttons.tsx'
import { guardReplaced } from '../table/prompt/guard-replaced.ts'
import { PromptButtons } from '../table/prompt/prompt-buttons.tsx'
import { promptWords } from '../table/prompt/prompt-words.ts'
import type { TableStore } from '../table/store/store.ts'
import { Effie } from '@bothy/board-kit/art/effie.tsx'
import type { LessonLink } from './lesson-link.ts'
import { splitTask } from './task.ts'
import { told, words } from './words.ts'

type Props = {
  readonly link: LessonLink
  readonly store: TableStore
  readonly guide: GuideNow
  readonly chapter: number
  readonly onLeave: () => void
}

export function LessonBar(props: Props): JSX.Element {
  const { props: table } = useTableContext()
  const { guide, chapter, onLeave } = props
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current === null ? undefined : guardReplaced(section.current)), [])
  const { host, bar, place, step, leave } = words.value
  return (
    <section ref={section} class="table-prompt lesson-bar" aria-label={bar}>
      {table.layout === 'low' && <ProgressRegion />}
      <Effie size={128} />
      <div class="lesson-card">
        <p class="lesson-head">
          <span class="lesson-host">{host}</span>
          <span class="lesson-place">{place(chapter, guide.stop, guide.stops)}</span>
        </p>
        <div class="lesson-words" id="prompt" tabIndex={-1}>
          <Text guide={guide} />
        </div>
        <Doing {...props} />
      </div>
      <div class="lesson-side">
        <div class="lesson-course">
          <Course guide={guide} />
          <span class="lesson-step">{step(guide.stop, guide.stops)}</span>
          <button type="button" class="lesson-leave" onClick={onLeave}>
            <Icon name="close" />
            <span>{leave}</span>
          </button>
        </div>
        <Controls {...props} />
      </div>
    </section>
  )
}

function Course({ guide: { stop, stops } }: { readonly guide: GuideNow }): JSX.Element {
  return (
    <span class="lesson-strokes" aria-hidden="true">
      {Array.from({ length: stops }, (_, i) => (
        <span key={i} data-now={i + 1 === stop ? '' : undefined} data-done={i + 1 < stop ? '' : undefined} />
      ))}
    </span>
  )
}

function Text({ guide: { phase, text, isTask, isTakenBack, replies } }: { readonly guide: GuideNow }): JSX.Element {
  const { moving, shown, takenBack } = words.value
  const said = replies.map(told)
  if (phase === 'moving') return <p class="soft">{moving}</p>
  if (phase === 'shown') return <p>{shown}</p>
  if (text === null || phase === 'answered' || phase === 'refused') return <p>{said.join(' ')}</p>
  if (!isTask) return <p>{told(text)}</p>
  const { before, task } = splitTask(told(text))
  return (
    <>
      {(isTakenBack || said.length > 0) && (
        <p class="lesson-reply">
          {isTakenBack && (
            <span class="lesson-back">
              <Icon name="undo" size={16} /> {takenBack}
            </span>
          )}{' '}
          {said.join(' ')}
        </p>
      )}
      <p>
        {said.length === 0 && !isTakenBack && before !== '' && `${before} `}
        <strong>{task}</strong>
      </p>
    </>
  )
}

function Doing({ link, store, guide }: Props): JSX.Element | null {
  const { board, props } = useTableContext()
  const { Bar } = board
  const { answers, right, wrong } = words.value
  if (guide.options.length > 0)
    return (
      <div class="lesson-options" role="group" aria-label={answers}>
        {guide.options.map((option, i) => {
          const state = guide.solved === i ? 'right' : guide.tried.includes(i) ? 'wrong' : undefined
          return (
            <button
              key={told(option.text)}
              type="button"
              class="button lesson-option"
              data-state={state}
              aria-disabled={guide.phase === 'asked' && state !== 'wrong' ? undefined : 'true'}
              onClick={() => state !== 'wrong' && link.answer(i)}
            >
              {told(option.text)}
              {state !== undefined && (
                <>
                  <Icon name={state === 'right' ? 'check' : 'close'} size={16} />
                  <span class="visually-hidden">{state === 'right' ? right : wrong}</span>
                </>
              )}
            </button>
          )
        })}
      </div>
    )
  if (guide.phase !== 'asked' || !guide.isTask) return null
  const isHalf = store.selection.value.kind !== 'idle'
  return (
    <div class="lesson-doing">
      {isHalf && (
        <p class="lesson-half">
          <Sentence message={promptWords(store)} />
        </p>
      )}
      {Bar !== undefined && (
        <div class="prompt-game">
          <Guard>
            <Bar {...props} choice={store.choice.value} />
          </Guard>
        </div>
      )}
      <PromptButtons store={store} />
      <FixedButtons store={store} />
    </div>
  )
}

function Controls({ link, guide }: Props): JSX.Element {
  const { back, show, skip, next } = words.value
  const canGo =
    guide.phase === 'told' || guide.phase === 'refused' || (guide.phase === 'answered' && guide.replies.length > 0)
  const canShow = guide.phase === 'asked' && guide.isTask
  return (
    <div class="lesson-controls">
      <button type="button" class="button" disabled={!guide.canGoBack} onClick={() => link.command('back')}>
        <Icon name="back" /> <span>{back}</span>
      </button>
      {guide.canSkip ? (
        <button type="button" class="button" onClick={() => link.command('skip')}>
          <span>{skip}</span>
        </button>
      ) : (
        <button type="button" class="button" disabled={!canShow} onClick={() => link.command('show')}>
          <Icon name="eye" /> <span>{show}</span>
        </button>
      )}
      <button
        type="button"
        class={canGo ? 'button primary lesson-next' : 'button lesson-next'}
        disabled={!canGo}
        onClick={() => link.command('go')}
      >
        <span>{next}</span> <Icon name="next" />
      </button>
    </div>
  )
}
