import { act } from 'preact/test-utils'
import { vi } from 'vitest'

/** For `vi.waitUntil`: a slow machine is no fault. */
export const PATIENCE = { timeout: 60_000 }

/** Waits until it is drawn; what has come meanwhile is drawn before each look. */
export const untilDrawn = (isThere: () => boolean): Promise<unknown> =>
  vi.waitUntil(async () => {
    await act(() => undefined)
    return isThere()
  }, PATIENCE)
