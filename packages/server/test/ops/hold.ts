import { holdFile } from '../../src/store/hold-file.ts'

holdFile(process.argv[2])
process.send?.('held')
setInterval(() => undefined, 1000)
