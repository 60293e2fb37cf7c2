import { Outbox } from '../../src/notices/outbox.ts'
import { openPostgres } from '../../src/store/postgres.ts'

const [url, channel, how] = process.argv.slice(2)
const store = await openPostgres(url, () => undefined)
const claim = await new Outbox(store).claim(channel, Date.now(), 0)
if (claim === null) throw new Error('nothing is due')
if (how === 'sending') await claim.begin(claim.rows, Date.now())
process.stdout.write('so far\n')
setInterval(() => undefined, 1000)
