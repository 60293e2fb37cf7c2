import { expect, test } from 'vitest'
import { tableInfo } from '../test/messages.ts'
import { myTables, tables, waitingForMe } from './my-tables.ts'

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
