import { Icon } from '../../ui/controls/icons.tsx'
import type { Layout } from '../layout.ts'
import './styles.css'

type Stretch = {
  readonly state: 'done' | 'now' | 'later'
  readonly share: number
  readonly text: string
}

export function Stretches({ all, layout }: { all: readonly Stretch[]; layout: Layout }) {
  const isShort = layout === 'phone' || layout === 'low' || layout === 'upright'
  return (
    <ol class="stretches" data-short={isShort ? '' : undefined} style={{ '--stretches': all.length }}>
      {all.map(({ state, share, text }, i) => (
        <li key={i} class="stretch" data-stretch={state}>
          <span class="stretch-bar" aria-hidden="true">
            <span style={{ width: `${100 * share}%` }} />
          </span>
          <span class={isShort && state !== 'now' ? 'visually-hidden' : 'stretch-text'}>
            {text}
            {state === 'done' && !isShort && <Icon name="check" size={14} />}
          </span>
        </li>
      ))}
    </ol>
  )
}

const stateOf = (stretch: number, current: number): Stretch['state'] =>
  stretch < current ? 'done' : stretch === current ? 'now' : 'later'

type StretchTexts = { readonly share: number; readonly toGo: string; readonly title: string }
type Scored = { readonly ranks: unknown; readonly scorings: number }

export function scoringStretches(
  count: number,
  { ranks, scorings }: Scored,
  tell: (scoring: number) => StretchTexts,
): readonly Stretch[] {
  const current = ranks === null ? scorings + 1 : count + 1
  return Array.from({ length: count }, (_, i) => {
    const state = stateOf(i + 1, current)
    const { share, toGo, title } = tell(i + 1)
    return { state, share: state === 'done' ? 1 : share, text: state === 'now' ? toGo : title }
  })
}
