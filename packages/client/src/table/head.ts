import type { ComponentChildren } from 'preact'

/** What a table puts into the head of its page. */
export type HeadProps = {
  /** The heading of the page, beside the name. */
  readonly title?: ComponentChildren
  /** In the middle: how far the game is. */
  readonly children?: ComponentChildren
  /** Buttons before the settings. */
  readonly tools?: ComponentChildren
  /** No room for a line: all of it behind one button. */
  readonly low?: boolean
}
