export type Fate = { readonly good: 'no' | 'maybe' | 'lost'; readonly text: string }

/** Letters that fit on one line at the foot of a small tile, and of a larger one. */
const ONE_LINE = [10, 14] as const

const linesOf = ({ length }: string): 'short' | 'long' | 'longest' =>
  length <= ONE_LINE[0] ? 'short' : length <= ONE_LINE[1] ? 'long' : 'longest'

/** For the space: its tile leaves room for the band, so that no sign is covered. */
export const bandOf = (fate: Fate | null): string =>
  fate === null ? '' : ` ring-banded ring-banded-${linesOf(fate.text)}`

export const Band = ({ fate: { good, text } }: { fate: Fate }) => (
  <span class="ring-band" data-good={good} aria-hidden="true">
    <span>{text}</span>
  </span>
)
