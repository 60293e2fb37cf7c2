import '@bothy/board-kit/board/legend/signs-styles.css'
import './legend-styles.css'
import type { GameTypes } from '@bothy/kernel'
import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
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

function LegendDialog(props: Props): JSX.Element {
  const { table, onClose } = props
  const topics = useTopics(props)
  return (
    <Dialog title={t.value.table.signs} className="legend" onClose={onClose}>
      <p class="soft">{legendWords.of(table.language).about}</p>
      <div class="legend-topics">
        {[...topics, marksOfAll(table.language)].map(({ title, signs }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {signs.map(({ id, name, art }) => (
                <li key={id} data-sign={id}>
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
