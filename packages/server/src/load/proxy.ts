import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export class TestProxy {
  readonly #server = createServer((client) => this.#forward(client, this.#ports.length))
  #ports: readonly number[] = []
  #next = 0
  readonly #open = new Map<Socket, Socket>()

  static async start(): Promise<TestProxy> {
    const proxy = new TestProxy()
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get url(): string {
    const address: AddressInfo | string | null = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the proxy does not listen')
    return `http://127.0.0.1:${address.port}`
  }

  serve(ports: readonly number[]): void {
    this.#ports = ports
  }

  close(): void {
    for (const client of this.#open.keys()) client.destroy()
    this.#server.close()
  }

  fallSilent(): void {
    for (const [client, server] of this.#open) {
      client.unpipe(server).pause()
      server.unpipe(client).pause()
    }
  }

  #forward(client: Socket, attempts: number): void {
    const port = this.#ports[this.#next++ % this.#ports.length]
    const server = connect(port, '127.0.0.1')
    let isConnected = false
    this.#open.set(client, server)
    server.once('connect', () => {
      isConnected = true
      client.pipe(server).pipe(client)
    })
    server.once('error', () => {
      if (!isConnected && attempts > 1 && !client.destroyed) this.#forward(client, attempts - 1)
      else client.destroy()
    })
    server.once('close', () => {
      if (isConnected) client.destroy()
    })
    client.on('error', () => server.destroy())
    client.once('close', () => {
      this.#open.delete(client)
      server.destroy()
    })
  }
}
