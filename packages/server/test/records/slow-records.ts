import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ file }: { readonly file: unknown }) => {
  parentPort?.postMessage({ begun: true })
  if (file === 'endless') for (;;);
  if (file === 'deadly') throw new Error('out of order')
  parentPort?.postMessage({ brought: { problem: { why: 'not-a-record', at: '', ply: null } } })
})
