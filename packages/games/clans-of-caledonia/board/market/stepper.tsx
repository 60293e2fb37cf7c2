import type { Good } from '@bothy/clans-of-caledonia/data'
import { Icon } from '../art/icons.tsx'
import type { Words } from '../words.ts'

/** At its end the button does nothing, but keeps the keyboard focus. */
function Step({ label, sign, go }: { label: string; sign: string; go: (() => void) | null }) {
  return (
    <button type="button" aria-label={label} aria-disabled={go === null ? 'true' : undefined} onClick={() => go?.()}>
      {sign}
    </button>
  )
}

export function Stepper({ good, n, less, more, words, isBare = false }: StepperProps) {
  const name = words.goodName(good)
  return (
    <div class="coc-stepper" role="group" aria-label={name}>
      {!isBare && <Icon icon={good} size={24} />}
      <Step label={words.trade.less(name)} sign="−" go={less} />
      <output>{n}</output>
      <Step label={words.trade.more(name)} sign="+" go={more} />
    </div>
  )
}
type StepperProps = {
  good: Good
  n: number
  less: (() => void) | null
  more: (() => void) | null
  words: Words
  isBare?: boolean
}
