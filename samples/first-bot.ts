import { play } from './play.ts'

const { BOTHY_SERVER: server = 'http://localhost:3000', BOTHY_TOKEN: token = '' } = process.env

const reason = await play({
  server,
  token,
  // Any action of the list is legal; a better bot looks at the view.
  choose: ({ legal }) => legal[Math.floor(Math.random() * legal.length)],
  over: (table) => console.log(`over: ${table}`),
})
console.error(reason)
process.exitCode = 1
