import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trusted } from '../../net/trusted.ts'
import { coversBoard, NOTHING_OPEN, openPanel, type PanelEvent, tabAfterKey } from './open-panel.ts'

const after = (...events: readonly PanelEvent[]) => events.reduce(openPanel, NOTHING_OPEN)
const [button, badge] = ['button', 'badge'].map((name) => trusted<Element>({ name }))

test('the board is alone at first, and a game that is over shows its ending', () => {
  expect(NOTHING_OPEN).toEqual({ tab: null, rule: null, sheet: null, ending: true })
})

test('one tab is open at a time, and is put away', () => {
  expect(after({ type: 'tab', tab: 'log' }, { type: 'tab', tab: 'chat' }).tab).toBe('chat')
  expect(after({ type: 'tab', tab: 'log' }, { type: 'tab', tab: null }).tab).toBeNull()
})

test('a key closes the tab that it has opened, but never a column beside the board', () => {
  const open = after({ type: 'tab', tab: 'log' })
  expect([tabAfterKey(open, 'log', 'wide'), tabAfterKey(open, 'log', 'hall')]).toEqual([null, 'log'])
  expect([tabAfterKey(open, 'chat', 'wide'), tabAfterKey(NOTHING_OPEN, 'log', 'wide')]).toEqual(['chat', 'log'])
})

test('a rule opens the rules at it, and is found there again', () => {
  const read = after({ type: 'rule', rule: 'GM-35' })
  expect([read.tab, read.rule]).toEqual(['rules', 'GM-35'])
  expect(after({ type: 'rule', rule: 'GM-35' }, { type: 'tab', tab: null }, { type: 'tab', tab: 'rules' }).rule).toBe(
    'GM-35',
  )
})

test('a tab lies over the board, a column stands beside it', () => {
  const open = after({ type: 'tab', tab: 'rules' })
  expect([coversBoard(open, 'phone'), coversBoard(open, 'hall')]).toEqual([true, false])
  expect(coversBoard(NOTHING_OPEN, 'phone')).toBe(false)
})

test('one sheet stands beside its button; the one that makes way for it does not close it', () => {
  const seat: PanelEvent = { type: 'sheet', kind: 'seat', anchor: badge }
  const choices: PanelEvent = { type: 'sheet', kind: 'choices', anchor: button }
  const closed: PanelEvent = { type: 'sheet', kind: 'choices', anchor: null }
  expect(after(choices).sheet).toEqual({ kind: 'choices', anchor: button })
  expect(after(choices, closed).sheet).toBeNull()
  expect(after(choices, seat, closed).sheet).toEqual({ kind: 'seat', anchor: badge })
})

test('without its button there is no list of all choices', () => {
  expect(after({ type: 'sheet', kind: 'choices', anchor: null }).sheet).toBeNull()
})

test('an ending is closed and shown again', () => {
  expect(after({ type: 'ending', ending: false }).ending).toBe(false)
  expect(after({ type: 'ending', ending: false }, { type: 'ending', ending: true }).ending).toBe(true)
})

test('nothing that is opened closes anything else', () => {
  const all = after(
    { type: 'ending', ending: false },
    { type: 'rule', rule: 'LOS-26' },
    { type: 'sheet', kind: 'seat', anchor: badge },
  )
  expect(all).toEqual({ tab: 'rules', rule: 'LOS-26', sheet: { kind: 'seat', anchor: badge }, ending: false })
})

test('the play table only composes: few imports, and one reducer for what is open', () => {
  const text = readFileSync(new URL('../play-table.tsx', import.meta.url), 'utf8')
  expect(text.match(/^import /gm)?.length).toBeLessThanOrEqual(15)
  expect(text.match(/useReducer\(openPanel/g)).toHaveLength(1)
  expect(text).not.toContain('useState')
})
