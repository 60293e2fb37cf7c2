import { act } from 'preact/test-utils'
import { vi } from 'vitest'

/** Long, since a slow machine is no fault. */
export const PATIENCE = { timeout: 60_000 }

export const untilDrawn = (isThere: () => boolean): Promise<unknown> =>
  vi.waitUntil(async () => {
    await act(() => undefined)
    return isThere()
  }, PATIENCE)
