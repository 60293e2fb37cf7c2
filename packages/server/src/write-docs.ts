import { writeFileSync } from 'node:fs'
import { protocolDocs } from './protocol-docs.ts'

writeFileSync(new URL('../../../docs/protocol.md', import.meta.url), protocolDocs())
