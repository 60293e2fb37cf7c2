import type { ComponentChildren, FunctionComponent, JSX } from 'preact'
import { useReducer, useRef } from 'preact/hooks'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { ProgressRegion, SideButtons } from './frame/frame.tsx'
import { TableMain } from './frame/table-main.tsx'
import { PromptBar } from './prompt/prompt-bar.tsx'
import { useTableKeys } from './frame/keys.ts'
import { useSide } from './frame/side-panel.tsx'
import { OverTable } from './frame/over-table.tsx'
import { usePlayContext } from './frame/use-play-context.ts'
import { NOTHING_OPEN, openPanel } from './frame/open-panel.ts'
import type { PageHeaderProps } from './frame/page-header.ts'
import type { OpenTable } from './store/open-table.ts'

type PlayTableProps = OpenTable & {
  readonly Head: FunctionComponent<PageHeaderProps>
  readonly title: ComponentChildren
}

export function PlayTable({ Head, title, ...table }: PlayTableProps): JSX.Element {
  const root = useRef<HTMLElement>(null)
  const [open, change] = useReducer(openPanel, NOTHING_OPEN)
  const play = usePlayContext(table, root, change)
  const showAgain = useTableKeys(table.store, play, open, change)
  const side = useSide(table, open, change, showAgain)
  return (
    <TableContextProvider value={play.context}>
      <Head title={title} tools={<SideButtons side={side} />} layout={layout.value}>
        <ProgressRegion />
      </Head>
      <TableMain
        table={table}
        play={play}
        root={root}
        side={side}
        prompt={
          <PromptBar
            store={table.store}
            host={table.host}
            onList={(anchor) => change({ type: 'sheet', kind: 'choices', anchor })}
            onEnding={() => change({ type: 'ending', ending: true })}
          />
        }
      />
      <OverTable table={table} play={play} open={open} change={change} />
    </TableContextProvider>
  )
}
