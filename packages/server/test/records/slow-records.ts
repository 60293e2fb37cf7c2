import { parentPort } from 'node:worker_threads'

/** In place of the thread that plays records: one that has no end, and others that are refused. */
parentPort?.on('message', ({ file }: { readonly file: unknown }) => {
  parentPort?.postMessage({ begun: true })
  if (file === 'endless') for (;;);
  if (file === 'deadly') throw new Error('out of order')
  parentPort?.postMessage({ brought: { problem: { why: 'not-a-record', at: '', ply: null } } })
})
