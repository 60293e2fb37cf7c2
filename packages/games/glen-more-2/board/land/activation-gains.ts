import type { Good, WayShown } from '@bothy/glen-more-2/data'

export type Gains = Pick<WayShown, 'vp' | 'casks' | 'points' | 'markers' | 'ages' | 'tokens' | 'events'> & {
  readonly goods: readonly Good[]
}
