import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import type { SeatInfo, TableInfo } from '@bothy/protocol'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '../test/both-languages.ts'
import { api } from '../net/api.ts'
import { tableInfo } from '../test/messages.ts'
import { TinyNode } from '../test/tiny-dom.ts'
import { invitationWords } from '../ui/invitation-words.ts'
import { chosenLanguage } from '../ui/settings.ts'
import { loadInvitation } from './invitation.tsx'
import type { TableStore } from './store.ts'

beforeAll(async () => {
  await Promise.all([invitationWords.load('en'), invitationWords.load('fr')])
})
beforeEach(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
})

const person = (name: string): SeatInfo => ({
  kind: 'person',
  name,
  online: true,
  mine: false,
  away: null,
  ready: true,
  resigned: false,
})
const OPEN = { kind: 'open' } as const
const waiting = (over: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ status: 'waiting', host: false, hostSeat: 1, seats: [person('Ann'), person('Rory'), OPEN], ...over })

async function page(info: TableInfo, onWatch = (): void => undefined): Promise<TinyNode> {
  const Invitation = await loadInvitation()
  const root = new TinyNode('main')
  const store = { client: signal(null), texts: signal(null) } as unknown as TableStore
  await act(() => render(<Invitation store={store} info={info} onWatch={onWatch} />, root as unknown as Element))
  return root
}
const buttons = (root: TinyNode): readonly string[] =>
  root
    .all()
    .filter((node) => node.localName === 'button')
    .map((node) => node.textContent.trim())

test('who invites, which game with its picture, how many, how long, at which pace', async () => {
  const root = await page(waiting())
  expect(root.textContent).toContain('Rory invites you to play')
  expect(root.all().find(({ localName }) => localName === 'h1')?.textContent).toBe('Lords of Scotland')
  expect(
    root
      .all()
      .find(({ localName }) => localName === 'img')
      ?.attribute('src'),
  ).toBe('/boards/lords-of-scotland.jpg')
  for (const fact of ['3 players', '1 seat free', ' min', 'No clock', 'Not rated', 'guests welcome'])
    expect(root.textContent).toContain(fact)
  const live = { kind: 'live', reserve: 1_800_000, increment: 20_000, late: 'none' } as unknown as TableInfo['pace']
  expect((await page(waiting({ pace: live }))).textContent).toContain('Live30 min')
  chosenLanguage.value = 'fr'
  expect((await page(waiting())).textContent).toContain('Rory vous invite à jouer à')
})

test('one gesture sits down on the first free seat', async () => {
  const sit = vi.spyOn(api, 'sit').mockResolvedValue({ ok: false, why: 'unreachable' })
  const root = await page(waiting())
  expect(buttons(root)).toEqual(['Sit down', 'Just watch'])
  await act(() =>
    root
      .all()
      .find(({ localName }) => localName === 'form')
      ?.fire('submit', { preventDefault: () => undefined }),
  )
  expect(sit).toHaveBeenCalledWith(waiting().id, 2)
  await vi.waitUntil(() => root.textContent.includes('server'))
  sit.mockRestore()
})

test('a full table says so, and leaves watching', async () => {
  const onWatch = vi.fn<() => void>()
  const root = await page(waiting({ seats: [person('Ann'), person('Rory')] }), onWatch)
  expect(root.textContent).toContain('All seats are taken.')
  expect(buttons(root)).toEqual(['Just watch'])
  root
    .all()
    .find(({ localName }) => localName === 'button')
    ?.fire('click')
  expect(onWatch).toHaveBeenCalled()
})

test('without a host at the table nobody is named as the one who invites', async () => {
  const root = await page(waiting({ hostSeat: null }))
  expect(root.textContent).toContain('You’re invited to play')
  expect(root.textContent).not.toContain('invites you')
  chosenLanguage.value = 'fr'
  expect((await page(waiting({ hostSeat: null }))).textContent, 'of no gender').toContain('Une invitation à jouer à')
})

test('a rated table asks a guest to sign in', async () => {
  const root = await page(waiting({ rated: true }))
  expect(root.textContent).toContain('Sign in to sit down')
  expect(buttons(root)).toEqual(['Just watch'])
})
