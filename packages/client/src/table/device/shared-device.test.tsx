import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sinceMyTurn } from '../store/table-state.ts'
import { isAskedTogether, nextPersonAtDevice } from './next-person-at-device.ts'
import { PassDevice } from './pass-device.tsx'
import { PATIENCE } from '../../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { askedToCall, Guest } from '../../test/toy-table.ts'

let device: Guest
beforeEach(async () => {
  const room = await askedToCall(['us', 'us', 'us'])
  device = new Guest(room, 'us')
  await vi.waitUntil(() => device.store.state.value !== null, PATIENCE)
})
afterEach(() => device.close())

const NAMES = ['us 0', 'us 1', 'us 2']
const holds = (seat: number | null): Promise<unknown> => vi.waitUntil(() => device.store.me.value === seat, PATIENCE)
const state = () => {
  const now = device.store.state.value
  if (now === null) throw new Error('no state')
  return now
}

async function cover(): Promise<{ readonly html: string; press(words: string): void }> {
  const [next, root] = [nextPersonAtDevice(device.store), new TinyNode('main')]
  if (next === null) throw new Error('nobody is next')
  await act(() => render(<PassDevice store={device.store} seat={next} />, root as unknown as Element))
  await holds(null)
  await act(() => render(<PassDevice store={device.store} seat={next} />, root as unknown as Element))
  return {
    html: root.html(),
    press: (words) =>
      root
        .all()
        .find((node) => node.localName === 'button' && node.textContent === words)
        ?.fire('click'),
  }
}

test('the device goes round once for each seat that is asked, covered in between', async () => {
  const order: (number | null)[] = []
  for (const [seat, sky] of ['sun', 'rain', 'sun'].entries()) {
    expect(isAskedTogether(state())).toBe(true)
    order.push(nextPersonAtDevice(device.store))
    const { html, press } = await cover()
    expect(html).toContain(NAMES[seat])
    expect(html).not.toMatch(/sun|rain/)
    press(`I’m ${NAMES[seat]}`)
    await holds(seat)
    expect(nextPersonAtDevice(device.store), 'who is asked keeps the device').toBeNull()
    await device.play('do:call', `do:${sky}`)
  }
  expect(order).toEqual([0, 1, 2])
  // The table was covered at once, so the player who answered last reads this on holding the device again.
  const { log, closed } = device.store.tableState.value
  expect(JSON.stringify(sinceMyTurn(log, 2, closed))).toContain('["sun","rain","sun"]')
  expect(sinceMyTurn(log, 0, closed).map(({ seat }) => seat)).toEqual([1, 2])
  expect(state()).toMatchObject({ answered: [], view: { lastCalls: ['sun', 'rain', 'sun'] } })
})

test('a seat that has answered changes it when it holds the device again; the others stay asked, and nothing is shown', async () => {
  for (const [seat, sky] of ['sun', 'rain'].entries()) {
    const { press } = await cover()
    press(`I’m ${NAMES[seat]}`)
    await holds(seat)
    await device.play('do:call', `do:${sky}`)
  }
  const again = await cover()
  expect(again.html).toContain(`${NAMES[1]}: change my answer`)
  again.press(`${NAMES[0]}: change my answer`)
  await vi.waitUntil(() => state().actors.join() === '0,2', PATIENCE)
  expect([state().seat, state().answered, nextPersonAtDevice(device.store)]).toEqual([0, [1], null])
  await device.play('do:call', 'do:rain')
  expect(nextPersonAtDevice(device.store)).toBe(2)
  const { html, press } = await cover()
  expect(html).not.toMatch(/sun|rain/)
  press(`I’m ${NAMES[2]}`)
  await holds(2)
  const seen = [state().view, device.store.tableState.value.log]
  expect(JSON.stringify(seen)).not.toMatch(/sun|rain/)
  await device.play('do:call', 'do:sun')
  expect(state()).toMatchObject({ answered: [], view: { lastCalls: ['rain', 'rain', 'sun'] } })
})

test('the player who holds the device when all are asked answers first', async () => {
  device.store.look(2)
  await holds(2)
  expect(nextPersonAtDevice(device.store)).toBeNull()
  await device.play('do:call', 'do:sun')
  expect([state().answered, nextPersonAtDevice(device.store)]).toEqual([[2], 0])
})

test('what one person has half picked is not the next person’s', async () => {
  device.store.look(0)
  await holds(0)
  device.store.choice.value.pick('do:call')
  expect(device.store.selection.value.kind).toBe('picking')
  device.store.look(1)
  await holds(1)
  expect(device.store.selection.value.kind).toBe('idle')
})

test('an answer that was shown meanwhile is not taken back', async () => {
  device.store.look(0)
  await holds(0)
  device.store.look(null)
  await device.store.changeAnswer(0)
  await holds(null)
  expect(state()).toMatchObject({ actors: [0, 1, 2], answered: [] })
})
