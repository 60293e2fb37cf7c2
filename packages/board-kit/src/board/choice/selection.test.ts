import { expect, test } from 'vitest'
import { handAfter, IDLE, type Selection, type SelectionContext } from './selection.ts'

const table = (over: Partial<SelectionContext<string, string>> = {}): SelectionContext<string, string> => ({
  position: {
    ways: [
      { action: 'up', path: ['card:7', 'do:up'] },
      { action: 'down', path: ['card:7', 'do:down'] },
      { action: 'recruit', path: ['recruit:0'] },
    ],
    barriers: [],
  },
  version: 5,
  confirm: false,
  asks: () => false,
  ...over,
})

const pick = (selection: Selection<string>, target: string, t = table()) =>
  handAfter(selection, { type: 'pick', target }, t)

test('picks until the path is whole, then sends for the version seen', () => {
  const first = pick(IDLE, 'card:7')
  expect(first).toEqual({ kind: 'picking', picked: ['card:7'] })
  expect(pick(first, 'do:up')).toEqual({ kind: 'sending', picked: ['card:7', 'do:up'], actions: ['up'], version: 5 })
})

test('the same pick again takes it back, another replaces it, a stranger does nothing', () => {
  const held = pick(IDLE, 'card:7')
  expect(pick(held, 'card:7')).toEqual(IDLE)
  expect(pick(held, 'recruit:0')).toMatchObject({ kind: 'sending', actions: ['recruit'] })
  expect(pick(held, 'card:99')).toBe(held)
  expect(handAfter(held, { type: 'unpick' }, table())).toEqual(IDLE)
})

test('asks once more about an action by which something is lost, unless it comes from the list that names it', () => {
  const t = table({ asks: (action) => action === 'recruit' })
  expect(pick(IDLE, 'recruit:0', t)).toMatchObject({ kind: 'confirming', action: 'recruit' })
  expect(pick(pick(IDLE, 'card:7', t), 'do:up', t)).toMatchObject({ kind: 'sending', actions: ['up'] })
  expect(handAfter(IDLE, { type: 'choose', action: 'recruit' }, t)).toMatchObject({ kind: 'sending' })
})

test('asks once more when that is wanted', () => {
  const t = table({ confirm: true })
  const asked = pick(IDLE, 'recruit:0', t)
  expect(asked).toMatchObject({ kind: 'confirming', action: 'recruit' })
  expect(handAfter(asked, { type: 'confirm' }, t)).toEqual({
    kind: 'sending',
    picked: ['recruit:0'],
    actions: ['recruit'],
    version: 5,
  })
  expect(handAfter(asked, { type: 'unpick' }, t)).toEqual(IDLE)
})

test('a whole action from the list', () => {
  expect(handAfter(IDLE, { type: 'choose', action: 'down' }, table())).toMatchObject({
    kind: 'sending',
    actions: ['down'],
  })
  expect(handAfter(IDLE, { type: 'choose', action: 'other' }, table())).toEqual(IDLE)
})

test('several by one button are sent without asking once more, also those that are not possible yet', () => {
  const sending = handAfter(IDLE, { type: 'send', actions: ['recruit', 'later'] }, table({ confirm: true }))
  expect(sending).toEqual({ kind: 'sending', picked: [], actions: ['recruit', 'later'], version: 5 })
  expect(handAfter(sending, { type: 'send', actions: ['recruit'] }, table())).toBe(sending)
})

test('while sending nothing can be picked; a new version or a refusal ends it', () => {
  const sending = pick(IDLE, 'recruit:0')
  expect(pick(sending, 'card:7')).toBe(sending)
  expect(handAfter(sending, { type: 'moved' }, table())).toBe(sending)
  expect(handAfter(sending, { type: 'moved' }, table({ version: 6 }))).toEqual(IDLE)
  expect(handAfter(sending, { type: 'refused' }, table())).toEqual(IDLE)
})

test('a half-made choice outlives a state that still allows it, such as the one after a reconnection', () => {
  const held = pick(IDLE, 'card:7')
  expect(handAfter(held, { type: 'moved' }, table())).toBe(held)
  expect(handAfter(held, { type: 'moved' }, table({ position: { ways: [], barriers: [] } }))).toEqual(IDLE)
})

test('several actions of one gesture on the board are sent together, and confirmed together where moves are', () => {
  const play = { type: 'play', actions: ['up', 'down'], picked: ['card:7', 'cell:1'] } as const
  const sent = { kind: 'sending', picked: play.picked, actions: ['up', 'down'], version: 5 }
  expect(handAfter(IDLE, play, table())).toEqual(sent)
  const t = table({ confirm: true })
  const asked = handAfter(IDLE, play, t)
  expect(asked).toMatchObject({ kind: 'confirming', action: 'up', after: ['down'] })
  expect(handAfter(asked, { type: 'confirm' }, t)).toEqual(sent)
})
