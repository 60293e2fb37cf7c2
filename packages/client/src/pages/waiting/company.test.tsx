import { render } from 'preact'
import { act } from 'preact/test-utils'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import { api } from '../../net/api.ts'
import { lobbyApi } from '../../net/lobby.ts'
import { OPEN, person, tableInfo } from '../../test/messages.ts'
import { untilDrawn } from '../../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { waitingWords } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { Company } from './company.tsx'

beforeAll(() => waitingWords.load('en'))

test('a table at which nobody may sit down any more says why in its row, and the reader stays', async () => {
  const table = tableInfo({ status: 'waiting', host: false, seats: [person('Rory'), OPEN] })
  const look = vi
    .spyOn(lobbyApi, 'look')
    .mockResolvedValue({ ok: true, value: { open: [table], wishes: [], ratings: {} } })
  const sit = vi
    .spyOn(api, 'sit')
    .mockResolvedValue({ ok: false, why: 'refused', refusal: { why: 'seat-taken', reason: null, at: null } })
  const root = new TinyNode('main')
  onTestFinished(() => {
    render(null, root as unknown as Element)
    look.mockRestore()
    sit.mockRestore()
  })
  await act(() => render(<Company />, root as unknown as Element))
  const button = (): TinyNode | undefined => root.all().find(({ localName }) => localName === 'button')
  await untilDrawn(() => button() !== undefined)
  await act(() => button()?.fire('click'))
  const why = (): TinyNode | undefined => root.all().find((node) => node.attribute('role') === 'alert')
  await untilDrawn(() => why() !== undefined)
  expect(why()?.textContent).toBe('Someone else has just taken this seat.')
  expect(why()?.parentNode?.attribute('class')).toBe('company-row')
})
