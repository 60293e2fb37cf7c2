import { afterAll, expect, test } from 'vitest'
import { tableInfo } from '../test/messages.ts'
import { outAt } from './urgency.ts'
import { route } from '@bothy/board-kit/ui/page/router.ts'
import { myTables, tables, take, waitingElsewhere, waitingForMe } from './my-tables.ts'

const NO_TABLES = tables.value
afterAll(() => {
  tables.value = NO_TABLES
})

test('games of the server and of this device wait for me; what is over, or not known here, does not', () => {
  tables.value = {
    server: {
      mine: [
        tableInfo({ id: 'mine' }),
        tableInfo({ id: 'theirs', myTurn: false, toAct: [1] }),
        tableInfo({ id: 'over', status: 'over', myTurn: false }),
        tableInfo({ id: 'chess', game: 'chess' }),
      ],
      open: [tableInfo({ id: 'open', status: 'waiting', myTurn: false })],
      finished: [],
    },
    device: [tableInfo({ id: 'here' })],
    at: 0,
  }
  expect(myTables.value.map(({ table: { id } }) => id)).toEqual(['mine', 'theirs', 'over', 'here'])
  expect(waitingForMe.value.map(({ table: { id }, where }) => `${id} ${where}`)).toEqual(['mine server', 'here device'])
})

test('a table that has changed takes the place of the one before, with its time from then on', () => {
  const mine = [tableInfo({ id: 'one' }), tableInfo({ id: 'two', myTurn: false, toAct: [1] })]
  tables.value = { server: { mine, open: [], finished: [] }, device: [], at: 1000 }
  take(tableInfo({ id: 'two', left: [500, null] }), 3000)
  take(tableInfo({ id: 'three' }), 3000)
  take(tableInfo({ id: 'one', myTurn: false, toAct: [1] }), 3000)
  expect(waitingForMe.value.map(({ table: { id } }) => id)).toEqual(['three', 'two'])
  expect(outAt(waitingForMe.value[1])).toBe(3500)
})

test('at a table the others are counted', () => {
  const mine = [tableInfo({ id: 'one' }), tableInfo({ id: 'two' })]
  tables.value = { server: { mine, open: [], finished: [] }, device: [tableInfo({ id: 'one' })], at: 0 }
  expect(waitingElsewhere.value.length).toBe(3)
  route.value = { page: 'table', id: 'one' }
  expect(waitingElsewhere.value.map(({ table: { id }, where }) => `${id} ${where}`)).toEqual([
    'two server',
    'one device',
  ])
  route.value = { page: 'home' }
})
