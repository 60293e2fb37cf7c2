import type { Page, WebSocketRoute } from 'playwright-core'

/** The line of one tab. It can be cut, or made slow: what the server says is held back and arrives later, in order. */
export class Line {
  readonly #waiting: (() => void)[] = []
  readonly #sockets = new Set<WebSocketRoute>()
  #held = false

  async layTo(page: Page): Promise<void> {
    await page.routeWebSocket(/\/socket(\?|$)/, (socket) => {
      const server = socket.connectToServer()
      this.#sockets.add(socket)
      server.onMessage((message) => {
        if (this.#held) this.#waiting.push(() => socket.send(message))
        else socket.send(message)
      })
    })
  }

  /** Ends what is open, as a fall of the line does. */
  async cut(): Promise<void> {
    for (const socket of this.#sockets) await socket.close({ code: 1001 })
    this.#sockets.clear()
  }

  hold(): void {
    this.#held = true
  }

  release(): void {
    this.#held = false
    for (const deliver of this.#waiting.splice(0)) deliver()
  }
}
