import '@bothy/board-kit/board/legend/signs-styles.css'
import './legend-styles.css'
import type { GameTypes } from '@bothy/kernel'
import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { BoardProps, GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { SignTopic } from '@bothy/board-kit/board/legend/legend.ts'
import { legendWords } from '@bothy/board-kit/board/legend/legend-words.ts'
import { marksOfAll } from '@bothy/board-kit/board/legend/marks.tsx'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'

type Props = {
  readonly board: Pick<GameBoard<GameTypes>, 'loadLegend'>
  readonly table: Pick<BoardProps<GameTypes>, 'language' | 'view'>
  /** The sign or thing whose sign is looked for, such as `good:wood`; empty for none. */
  readonly at: string
  readonly onClose: () => void
}

export async function loadLegendDialog(): Promise<FunctionComponent<Props>> {
  await loadInUse(legendWords)
  return LegendDialog
}

function useTopics({ board: { loadLegend }, table: { language, view } }: Props): readonly SignTopic[] {
  const [topics, setTopics] = useState<readonly SignTopic[]>([])
  // The signs in play do not change during a game.
  const [first] = useState(view)
  useEffect(() => {
    let wanted = true
    const fetch = async (): Promise<void> => {
      const legend = await loadLegend?.()
      const found = (await legend?.(language, first)) ?? []
      if (wanted) setTopics(found)
    }
    // The marks of all boards are shown anyway.
    fetch().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [loadLegend, language, first])
  return topics
}

/** The last part of a thing's name says most: `good:wood` is wood. */
function findSign(all: HTMLElement, thing: string): HTMLElement | undefined {
  const signs = [...all.querySelectorAll<HTMLElement>('[data-sign], [data-of]')]
  return [thing, ...thing.split(':').toReversed()]
    .map((name) => signs.find(({ dataset }) => [dataset['sign'], dataset['of']].includes(name)))
    .find((found) => found !== undefined)
}

function LegendDialog(props: Props): JSX.Element {
  const { table, at, onClose } = props
  const topics = useTopics(props)
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (topics.length === 0 || all.current === null || at === '') return
    const found = findSign(all.current, at)
    found?.setAttribute('data-looked', '')
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  }, [topics, at])
  return (
    <Dialog title={t.value.table.signs} className="legend" onClose={onClose}>
      <p class="soft">{legendWords.of(table.language).about}</p>
      <div ref={all} class="legend-topics">
        {[...topics, marksOfAll(table.language)].map(({ title, signs, thing }) => (
          <section key={title} aria-label={title} data-of={thing} tabIndex={thing === undefined ? undefined : -1}>
            <h3>{title}</h3>
            <ul>
              {signs.map(({ id, name, art }) => (
                <li key={id} data-sign={id} tabIndex={-1}>
                  <span class="legend-art" aria-hidden="true">
                    {art}
                  </span>
                  {name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <DialogButtons
        main={
          <button type="button" class="button primary" autofocus onClick={onClose}>
            {t.value.common.close}
          </button>
        }
      />
    </Dialog>
  )
}
