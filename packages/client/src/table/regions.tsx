import type { ComponentChildren, JSX } from 'preact'
import type { GameTypes } from '@bothy/kernel'
import type { BoardProps } from '../board/game-client.ts'
import { Guard, useScene } from '../board/scene.tsx'
import { t } from '../ui/i18n.ts'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { Explained } from './explained.tsx'

/* The parts of a table, live or replayed. What a part shows does not depend on where it is. */

export function BoardRegion(): JSX.Element {
  const { client, props } = useScene()
  return (
    <section class="table-board" aria-label={t.value.table.board}>
      <Guard>
        <client.Board {...props} />
      </Guard>
    </section>
  )
}

/** One's own things; empty if nobody's are shown. */
export function MineRegion({ table }: { readonly table: BoardProps<GameTypes> | null }): JSX.Element {
  const { client } = useScene()
  return (
    <section class="table-mine" aria-label={t.value.table.mine}>
      <h2 class="visually-hidden">{t.value.table.mine}</h2>
      {table !== null && (
        <Guard>
          <client.Mine {...table} />
        </Guard>
      )}
    </section>
  )
}

export function StandingRegion(): JSX.Element {
  const { client, props } = useScene()
  return (
    <section class="standing panel" aria-label={t.value.table.standing}>
      <Guard>
        <client.Standing {...props} />
      </Guard>
    </section>
  )
}

/** Everything in sight: seats, board, tabs beside it, one's own things below. */
export function FullTable<V extends string>({
  seats,
  tabs,
  side,
  thing,
  dock,
}: {
  readonly seats: ComponentChildren
  readonly tabs: {
    readonly name: string
    readonly all: readonly Tab<V>[]
    readonly tab: V
    readonly onTab: (tab: V) => void
  }
  readonly side: ComponentChildren
  readonly thing: string | null
  readonly dock: ComponentChildren
}): JSX.Element {
  const { name, all, tab, onTab } = tabs
  return (
    <>
      <section class="table-seats" aria-label={t.value.table.seats} tabIndex={0}>
        <h2 class="visually-hidden">{t.value.table.seats}</h2>
        {seats}
      </section>
      <BoardRegion />
      <section class="table-side panel" aria-label={t.value.table.side}>
        <Tabs name={name} tabs={all} tab={tab} label={t.value.table.side} onTab={onTab} />
        <div class="side-content" role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${tab}`}>
          {side}
        </div>
        <Explained thing={thing} />
      </section>
      <div class="table-dock">{dock}</div>
    </>
  )
}
