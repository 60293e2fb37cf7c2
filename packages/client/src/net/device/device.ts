import type { CallName, DeviceCalls, FromDevice, ToDevice } from './device-calls.ts'
import { trusted } from '../trusted.ts'
import { startWorker } from './start-worker.ts'
import { type Connection, Link, type WireEvents } from '../link.ts'

type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }

/** The worker runs the same rooms as the server, over the store of the browser. */
class Device {
  readonly #worker = startWorker()
  readonly #waiting = new Map<number, Waiting>()
  #events: WireEvents | null = null
  #ready = false
  #id = 0
  readonly connection: Connection

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromDevice>) => this.#take(data))
    this.#worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the worker failed'))
      this.#waiting.clear()
    })
    this.connection = new Link((on) => {
      this.#events = on
      if (this.#ready) queueMicrotask(() => on.open())
      return { send: (message) => this.#post({ kind: 'wire', message }), close: () => undefined }
    })
  }

  call<N extends CallName>(name: N, ask: DeviceCalls[N]['ask']): Promise<DeviceCalls[N]['answer']> {
    const id = ++this.#id
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (answer) => resolve(trusted<DeviceCalls[N]['answer']>(answer)), reject })
      this.#post(trusted<ToDevice>({ kind: 'call', id, name, ask }))
    })
  }

  #post(message: ToDevice): void {
    this.#worker.postMessage(message)
  }

  #take(message: FromDevice): void {
    switch (message.kind) {
      case 'ready':
        this.#ready = true
        this.#events?.open()
        return
      case 'wire':
        this.#events?.message(message.message)
        return
      case 'answer':
        this.#settle(message.id)?.resolve(message.answer)
        return
      case 'failed':
        this.#settle(message.id)?.reject(new Error(message.problem))
        return
      case 'progress':
        return
      case 'fault':
        reportError(new Error(message.text))
    }
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }
}

let device: Device | undefined
const ours = (): Device => (device ??= new Device())

export const deviceConnection = (): Connection => ours().connection

export const callDevice = <N extends CallName>(
  name: N,
  ask: DeviceCalls[N]['ask'],
): Promise<DeviceCalls[N]['answer']> => ours().call(name, ask)

/** If false, the worker need not be started to list no tables. */
const USED = 'bothy.device'
export const deviceUsed = (): boolean => {
  try {
    return localStorage.getItem(USED) === 'yes'
  } catch {
    return false
  }
}
export function markDeviceUsed(): void {
  try {
    localStorage.setItem(USED, 'yes')
  } catch {}
}
