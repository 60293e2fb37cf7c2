import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import type { TableInfo } from '@bothy/protocol'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import { api, me } from '../../net/api.ts'
import { OPEN, person, tableInfo } from '../../test/messages.ts'
import { PATIENCE } from '../../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { invitationWords } from '@bothy/board-kit/ui/words/invitation-words.ts'
import { parse } from '@bothy/board-kit/ui/page/router.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { offerWords } from '../learning/words.ts'
import { loadInvitation } from './invitation.tsx'
import type { TableStore } from '../store/store.ts'

beforeAll(async () => {
  await Promise.all([invitationWords, offerWords].flatMap((words) => [words.load('en'), words.load('fr')]))
})
beforeEach(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
})

const waiting = (over: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ status: 'waiting', host: false, hostSeat: 1, seats: [person('Ann'), person('Rory'), OPEN], ...over })

async function draw(root: TinyNode, info: TableInfo, onWatch = (): void => undefined): Promise<void> {
  const Invitation = await loadInvitation()
  const store = { board: signal(null), texts: signal(null) } as unknown as TableStore
  await act(() =>
    render(<Invitation store={store} info={info} hasCome={false} onWatch={onWatch} />, root as unknown as Element),
  )
}
async function page(info: TableInfo, onWatch?: () => void): Promise<TinyNode> {
  const root = new TinyNode('main')
  await draw(root, info, onWatch)
  return root
}
const buttons = (root: TinyNode): readonly string[] =>
  root
    .all()
    .filter((node) => node.localName === 'button')
    .map((node) => node.textContent.trim())

test('an invitation names the host, the game with its picture, how many, how long and the pace', async () => {
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

const formOf = (root: TinyNode): TinyNode | undefined => root.all().find(({ localName }) => localName === 'form')
const submit = (root: TinyNode): Promise<void> =>
  act(() => formOf(root)?.fire('submit', { preventDefault: () => undefined }))

test('one gesture sits down on the first free seat', async () => {
  const sit = vi.spyOn(api, 'sit').mockResolvedValue({ ok: false, why: 'unreachable' })
  onTestFinished(() => sit.mockRestore())
  const root = await page(waiting())
  expect(buttons(root)).toEqual(['Sit down', 'Just watch'])
  await submit(root)
  expect(sit).toHaveBeenCalledWith(waiting().id, 2)
  await vi.waitUntil(() => root.textContent.includes('server'), PATIENCE)
})

test('a second tap while the first is on its way asks for nothing', async () => {
  const answers: ((reply: Awaited<ReturnType<typeof api.sit>>) => void)[] = []
  const sit = vi.spyOn(api, 'sit').mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  onTestFinished(() => sit.mockRestore())
  const root = await page(waiting())
  const button = (): TinyNode | undefined =>
    formOf(root)
      ?.all()
      .find(({ localName }) => localName === 'button')
  await submit(root)
  expect(button()?.attribute('aria-disabled')).toBe('true')
  await submit(root)
  expect(sit).toHaveBeenCalledTimes(1)
  await act(() => answers[0]({ ok: false, why: 'refused', refusal: { why: 'seat-taken', reason: null, at: null } }))
  await vi.waitUntil(() => button()?.attribute('aria-disabled') !== 'true', PATIENCE)
  await submit(root)
  expect(sit, 'after a refusal one may try again').toHaveBeenCalledTimes(2)
})

test('it is said when the last seat is taken, and when one is free again', async () => {
  const root = await page(waiting())
  const told = (): string | undefined => root.all().find((node) => node.attribute('role') === 'status')?.textContent
  const line = root.all().find((node) => node.attribute('role') === 'status')
  expect(told()).toBe('1 seat free')
  await draw(root, waiting({ seats: [person('Ann'), person('Rory'), person('Una')] }))
  expect(told()).toContain('All seats are taken.')
  expect(
    root.all().find((node) => node.attribute('role') === 'status'),
    'the same line, or it is not read',
  ).toBe(line)
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

const knownAs = (guest: boolean | null): void => {
  me.value = guest === null ? null : { name: 'Una', named: true, guest }
  onTestFinished(() => void (me.value = null))
}
const linksOf = (root: TinyNode): readonly (string | null)[] =>
  root
    .all()
    .filter(({ localName }) => localName === 'a')
    .map((node) => node.attribute('href'))

test('a rated table asks a guest to sign in, and the way leads back to it', async () => {
  knownAs(true)
  const root = await page(waiting({ rated: true }))
  expect(root.textContent).toContain('Sign in to sit down')
  expect(buttons(root)).toEqual(['Just watch'])
  const [link] = linksOf(root)
  expect(parse(new URL(link ?? '', 'http://bothy.test'))).toMatchObject({
    page: 'account',
    signsIn: true,
    back: `/table/${waiting().id}`,
  })
})

test('a rated table asks nobody to sign in before it is known who reads', async () => {
  knownAs(null)
  const root = await page(waiting({ rated: true }))
  expect(linksOf(root)).toEqual([])
  expect(buttons(root)).toEqual(['Just watch'])
  knownAs(false)
  expect(buttons(await page(waiting({ rated: true })))).toEqual(['Sit down', 'Just watch'])
})

test('in French a game is « classée » as on every other page, and no sign stands alone on a line', async () => {
  chosenLanguage.value = 'fr'
  expect((await page(waiting({ rated: true }))).textContent).toContain('Partie classée')
  const root = await page(waiting({ seats: [person('Ann'), person('Rory')] }))
  expect(root.textContent).toContain('Non classée')
  expect(root.textContent).toContain('ici\u00A0: si')
  expect(root.textContent).toMatch(/\d\u00A0min/)
})
