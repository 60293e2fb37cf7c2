import { holdFile } from '../../src/store/hold-file.ts'

/** A process that holds a database file until it is killed. */
holdFile(process.argv[2])
process.send?.('held')
setInterval(() => undefined, 1000)
