import type { ComponentChildren } from 'preact'
import type { Layout } from '@bothy/board-kit/board/layout.ts'

export type PageHeaderProps = {
  /** The heading of the page, beside the name. */
  readonly title?: ComponentChildren
  /** In the middle: how far the game is. */
  readonly children?: ComponentChildren
  /** Buttons before the settings. */
  readonly tools?: ComponentChildren
  /** The layout of the table below it; where that is `low` there is no room for a line, and all of it is behind one button. */
  readonly layout?: Layout
}
