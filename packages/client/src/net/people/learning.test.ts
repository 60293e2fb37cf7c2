import { type Learning, NOTHING_LEARNT, uniteLearning } from '@bothy/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as LearningHere from './learning.ts'

const GUEST = { name: 'Visitor', guest: true, named: false }
const ANN = { name: 'Ann', guest: false, named: true }

let kept: Learning | null = NOTHING_LEARNT
let puts = 0
const store = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  store.clear()
  kept = NOTHING_LEARNT
  puts = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (kept === null) throw new Error('away')
    if (method === 'PUT') {
      puts += 1
      kept = uniteLearning(kept, JSON.parse(body ?? '') as Learning)
    }
    return Response.json(kept)
  })
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Page = typeof LearningHere & { readonly become: (who: typeof ANN) => Promise<void> }

async function open(who: typeof ANN): Promise<Page> {
  vi.resetModules()
  const { me } = await import('../api.ts')
  const page = await import('./learning.ts')
  const become = async (next: typeof ANN): Promise<void> => {
    me.value = next
    await vi.advanceTimersByTimeAsync(2000)
  }
  await become(who)
  return { ...page, become }
}

test('a guest’s lessons stay on the device, and come along when the guest signs up', async () => {
  const guest = await open(GUEST)
  guest.noteLesson('lords', 'first', 3, false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(kept).toEqual(NOTHING_LEARNT)
  const again = await open(GUEST)
  expect(again.learning.value.lessons['lords/first']).toMatchObject({ step: 3, done: false })
  await again.become(ANN)
  expect(kept?.lessons['lords/first']).toMatchObject({ step: 3 })
})

test('steps are sent once the reader rests, and are there on another device', async () => {
  const desk = await open(ANN)
  for (const step of [1, 2, 3]) desk.noteLesson('lords', 'first', step, step === 3)
  await vi.advanceTimersByTimeAsync(2000)
  expect(puts).toBe(1)
  store.clear()
  const phone = await open(ANN)
  expect(phone.learning.value.lessons['lords/first']).toMatchObject({ step: 3, done: true })
  expect(puts).toBe(1)
})

test('what could not be sent is sent at the next visit', async () => {
  const desk = await open(ANN)
  const before = kept
  kept = null
  desk.silenceRemark('lords', 'hidden')
  await vi.advanceTimersByTimeAsync(2000)
  kept = before
  await open(ANN)
  expect(kept?.silenced).toEqual(['lords/hidden'])
})

test('another person on the same device does not take over a record, nor does a guest after a person has signed out', async () => {
  const page = await open(ANN)
  page.noteLesson('lords', 'first', 3, true)
  await vi.advanceTimersByTimeAsync(2000)
  kept = NOTHING_LEARNT
  await page.become({ ...ANN, name: 'Ben' })
  expect(page.learning.value.lessons).toEqual({})
  page.noteLesson('lords', 'second', 1, false)
  await page.become(GUEST)
  expect(page.learning.value.lessons).toEqual({})
})

test('going back a step keeps the furthest; the first step begins again, and done stays done', async () => {
  const { learning, noteLesson } = await open(GUEST)
  const now = (): unknown => learning.value.lessons['lords/first']
  noteLesson('lords', 'first', 0, false)
  noteLesson('lords', 'first', 5, false)
  noteLesson('lords', 'first', 4, false)
  expect(now()).toEqual({ step: 5, done: false, again: 0 })
  noteLesson('lords', 'first', 9, true)
  noteLesson('lords', 'first', 0, false)
  expect(now()).toEqual({ step: 0, done: true, again: 1 })
})

test('a table is counted once at its own time, the latest outcome comes first, and the coach can be switched', async () => {
  const { learning, countGame, switchCoach } = await open(GUEST)
  const played = { game: 'lords', level: 'easy', table: 'table-1', won: false, at: 1000 }
  countGame(played)
  countGame({ ...played, table: 'table-2', won: true, at: 2000 })
  countGame({ ...played, at: 3000 })
  switchCoach(true)
  switchCoach(true)
  expect(learning.value.results).toEqual({ 'lords/easy': ['w', 'l'] })
  expect(learning.value.coach).toEqual({ games: { lords: 2 }, silenced: [], off: true })
  switchCoach(false)
  expect(learning.value.coach.off).toBe(false)
})

test.each([
  '{',
  'null',
  '[]',
  '{"of":3,"kept":"x"}',
  '{"kept":{"lessons":{"lords/first":{"step":-1,"done":"yes"},"../x":{"step":3}},"silenced":[1,"x"],"games":[null,{"game":"A b"}],"switched":1.5}}',
])('rubbish on the device is no harm: %s', async (text) => {
  store.set('bothy.learning', text)
  const { learning, noteLesson } = await open(ANN)
  expect(Object.values(learning.value.lessons)).toEqual(
    text.includes('lords/first') ? [{ step: 0, done: false, again: 0 }] : [],
  )
  noteLesson('lords', 'other', 1, false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(kept?.lessons['lords/other']).toMatchObject({ step: 1 })
})

test('a page can wait for what another device has told, and waits no longer than some seconds', async () => {
  const desk = await open(ANN)
  desk.noteLesson('lords', 'first', 6, false)
  await vi.advanceTimersByTimeAsync(2000)
  store.clear()
  vi.resetModules()
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json(ANN)
    await new Promise<void>((answer) => answers.push(answer))
    return Response.json(kept)
  })
  const { learning, learningCame } = await import('./learning.ts')
  const came = vi.fn<() => void>()
  void learningCame().then(came)
  await vi.advanceTimersByTimeAsync(1000)
  expect(came).not.toHaveBeenCalled()
  for (const answer of answers) answer()
  await vi.advanceTimersByTimeAsync(0)
  expect([came.mock.calls.length, learning.value.lessons['lords/first']?.step]).toEqual([1, 6])
})

test('without an answer, and without a server, this device’s record must do', async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/me' ? Promise.resolve(Response.json(ANN)) : new Promise<Response>(() => undefined),
  )
  const slow = await import('./learning.ts')
  const came = vi.fn<() => void>()
  void slow.learningCame().then(came)
  await vi.advanceTimersByTimeAsync(6000)
  expect(came).toHaveBeenCalledOnce()
  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
  const away = await import('./learning.ts')
  void away.learningCame().then(came)
  await vi.advanceTimersByTimeAsync(0)
  expect(came).toHaveBeenCalledTimes(2)
})

test('a device without storage keeps lessons for as long as the page is open', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { learning, noteLesson } = await open(GUEST)
  noteLesson('lords', 'first', 2, false)
  expect(learning.value.lessons['lords/first']).toMatchObject({ step: 2 })
})
