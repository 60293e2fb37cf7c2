import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { protocolDocs } from '../src/protocol-docs.ts'

test('docs/protocol.md is what the schemas say', () => {
  const written = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
  expect(written === protocolDocs(), 'run: node packages/server/src/write-docs.ts').toBe(true)
})
