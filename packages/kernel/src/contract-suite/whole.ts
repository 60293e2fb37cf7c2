import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean
  }
}

/**
 * Whether a suite plays, draws and looks at all it can, as `npm run soak` asks for with `BOTHY_TESTS=whole`. In `npm test` it is a
 * small part that still meets every number of seats, every option, every position and every screen. The settings of vitest
 * provide it.
 */
export const IS_WHOLE: boolean = inject('isWhole')
