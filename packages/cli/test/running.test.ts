import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { heeding } from './running.ts'

test('a bot that fails in a server beside a test is noticed, however its line arrives', async () => {
  const log = new PassThrough()
  const failures = heeding(log)
  log.write('{"level":"error","fault":"a bo')
  failures.check()
  log.end('t failed"}\n')
  await vi.waitFor(() => expect(() => failures.check()).toThrow('bots have failed'))
})
