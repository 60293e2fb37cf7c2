import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const NOTICES = new URL('../../src/notices/', import.meta.url)
const READS_A_LOG = /\b(?:readEntries|readTranscript\w*|LastActs)\b|(['"`])entries\1/

test('no file of the notices reads a log', () => {
  const files = globSync('**/*.ts', { cwd: NOTICES })
  expect(files.length).toBeGreaterThan(15)
  const found = files.filter((file) => READS_A_LOG.test(readFileSync(new URL(file, NOTICES), 'utf8')))
  expect(found).toEqual([])
})
