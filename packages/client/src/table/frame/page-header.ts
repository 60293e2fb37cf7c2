import type { ComponentChildren } from 'preact'
import type { Layout } from '@bothy/board-kit/board/layout.ts'

export type PageHeaderProps = {
  readonly title?: ComponentChildren
  readonly children?: ComponentChildren
  readonly tools?: ComponentChildren
  /** Layout of the table below; where it is `low` everything here is behind one button. */
  readonly layout?: Layout
}
