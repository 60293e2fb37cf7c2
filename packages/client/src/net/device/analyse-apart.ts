import type { AnalysisProgress } from '@bothy/bots'
import { trusted } from '../trusted.ts'
import type { DeviceCalls, FromDevice, ToDevice } from './device-calls.ts'
import { startWorker } from './start-worker.ts'

/** In a worker of its own, so that tables of the device go on and giving up ends it at once. */
export function analyseApart(
  ask: DeviceCalls['analyse']['ask'],
  onProgress: (progress: AnalysisProgress) => void,
  givenUp: AbortSignal,
): Promise<DeviceCalls['analyse']['answer']> {
  const worker = startWorker()
  const answer = new Promise<DeviceCalls['analyse']['answer']>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromDevice>) => {
      if (data.kind === 'progress') onProgress(data)
      else if (data.kind === 'answer') resolve(trusted(data.answer))
      else if (data.kind === 'failed') reject(new Error(data.problem))
    })
    worker.addEventListener('error', () => reject(new Error('the worker failed')))
    givenUp.addEventListener('abort', () => reject(new Error('given up')))
    worker.postMessage({ kind: 'call', id: 0, name: 'analyse', ask } satisfies ToDevice)
  })
  return answer.finally(() => worker.terminate())
}
