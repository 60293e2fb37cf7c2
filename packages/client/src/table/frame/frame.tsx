import type { ComponentChildren, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { ReadingPlace } from '@bothy/board-kit/board/details/reading-place.tsx'
import { hasTabs, isHandheld, layout } from '@bothy/board-kit/board/layout.ts'
import { Guard, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { type Tab, TabBadge, Tabs } from '@bothy/board-kit/ui/controls/tabs.tsx'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'

const Explained = lazy(
  async () => (await import('@bothy/board-kit/board/details/explained.tsx')).Explained,
  () => null,
)

export type Side<V extends string> = {
  readonly name: string
  readonly tabs: readonly Tab<V>[]
  readonly tab: V | null
  readonly onTab: (tab: V | null) => void
  readonly content: (tab: V) => ComponentChildren
}

export function StageRegion(): JSX.Element {
  const { board, props } = useTableContext()
  useEffect(() => {
    // A failed load is tried again when a part is wanted.
    board.lazy?.load().catch(() => undefined)
  }, [board])
  return (
    <section class="table-stage" aria-label={t.value.table.board}>
      <Guard>
        <board.BoardView {...props} />
      </Guard>
    </section>
  )
}

const SHEETS = ['bottom', 'top', 'upper', 'middle', 'lower']
const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left']

/** Where a small screen explains; in a corner where neither that nor a place of the board is free. */
export function ReadingPlaces(): JSX.Element {
  const sheets = isHandheld(layout.value) ? SHEETS : []
  return (
    <>
      {sheets.map((at) => (
        <ReadingPlace key={at} rank={3} class={`reading-sheet ${at}`} />
      ))}
      {CORNERS.map((at) => (
        <ReadingPlace key={at} rank={4} class={`reading-corner ${at}`} />
      ))}
    </>
  )
}

export function ProgressRegion(): JSX.Element {
  const { board, props } = useTableContext()
  return (
    <div class="table-progress">
      <Guard>
        <board.Progress {...props} />
      </Guard>
    </div>
  )
}

/** The side is a column on the largest screens, tabs in place of the stage where there is no room beside it, otherwise a drawer from the right. */
export function Frame<V extends string>({
  side,
  prompt,
}: {
  readonly side: Side<V>
  readonly prompt: ComponentChildren
}): JSX.Element {
  const { tabs, tab, onTab } = side
  if (hasTabs(layout.value)) {
    const all: readonly Tab<V | 'stage'>[] = [{ id: 'stage', label: t.value.table.tabs.board, icon: 'table' }, ...tabs]
    return (
      <>
        {tab === null ? <StageRegion /> : <SidePanel side={side} tab={tab} look="page" />}
        {prompt}
        <Tabs
          name={side.name}
          tabs={all}
          tab={tab ?? 'stage'}
          label={t.value.table.side}
          onTab={(wanted) => onTab(wanted === 'stage' ? null : wanted)}
          hasPanel={tab !== null}
        />
        <ReadingPlaces />
        <Explained />
      </>
    )
  }
  const shown = tab ?? (layout.value === 'hall' ? tabs[0].id : null)
  return (
    <>
      <StageRegion />
      {prompt}
      {shown !== null && <SidePanel side={side} tab={shown} look={layout.value === 'hall' ? 'column' : 'drawer'} />}
      <ReadingPlaces />
      <Explained />
    </>
  )
}

function SidePanel<V extends string>({
  side: { name, tabs, onTab, content },
  tab,
  look,
}: {
  readonly side: Side<V>
  readonly tab: V
  readonly look: 'page' | 'column' | 'drawer'
}): JSX.Element {
  const panel = (
    <div class="side-content" role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${tab}`}>
      {content(tab)}
    </div>
  )
  if (look === 'page') return <div class="table-page">{panel}</div>
  return (
    <section class={`table-side ${look}`} aria-label={t.value.table.side}>
      <div class="side-head">
        <Tabs name={name} tabs={tabs} tab={tab} label={t.value.table.side} onTab={onTab} />
        {look === 'drawer' && (
          <button type="button" class="button quiet icon" aria-label={t.value.common.close} onClick={() => onTab(null)}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {panel}
    </section>
  )
}

export function SideButtons<V extends string>({ side: { tabs, tab, onTab } }: { readonly side: Side<V> }): JSX.Element {
  if (hasTabs(layout.value) || layout.value === 'hall') return <></>
  return (
    <>
      {tabs.map(({ id, label, icon, badge }) => (
        <SideButton
          key={id}
          icon={icon}
          label={label}
          badge={badge}
          open={tab === id}
          onClick={() => onTab(tab === id ? null : id)}
        />
      ))}
    </>
  )
}

function SideButton({
  icon,
  label,
  badge,
  open,
  onClick,
}: {
  readonly icon: IconName
  readonly label: string
  readonly badge: string | undefined
  readonly open: boolean
  readonly onClick: () => void
}): JSX.Element {
  return (
    <button type="button" class="button quiet head-tool" aria-expanded={open} title={label} onClick={onClick}>
      <Icon name={icon} />
      <span class="head-word">{label}</span>
      <TabBadge badge={badge} />
    </button>
  )
}
