import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test } from 'vitest'
import { deviceHost, serverHost } from '../../net/hosts.ts'
import '../../test/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { HaltedBanner } from './halted.tsx'

afterEach(() => void (chosenLanguage.value = null))

test('a table at which the game failed says so, what is safe, and what can be done', async () => {
  const root = new TinyNode('main')
  const show = async (host = serverHost): Promise<string> => {
    await act(() => render(<HaltedBanner host={host} />, root as unknown as Element))
    return root.textContent
  }
  expect(await show()).toMatch(/so far is safe.+ has received a report\. Undo/)
  expect(await show(deviceHost)).not.toContain('report')
  chosenLanguage.value = 'fr'
  expect(await show()).toMatch(/conservés.+rapport.+Annulez/)
})
