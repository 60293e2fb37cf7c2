import { Outbox } from '../../src/notices/outbox.ts'
import { openAt } from './open-at.ts'

const [where, channel, how] = process.argv.slice(2)
const store = await openAt(where)
const claim = await new Outbox(store).claim(channel, Date.now(), 0)
if (claim === null) throw new Error('nothing is due')
if (how === 'sending') await claim.begin(claim.rows, Date.now())
process.stdout.write('so far\n')
setInterval(() => undefined, 1000)
