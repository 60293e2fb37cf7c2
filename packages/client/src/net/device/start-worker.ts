export const startWorker = (): Worker =>
  new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module', name: 'tables' })
