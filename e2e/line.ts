import type { Page, WebSocketRoute } from 'playwright-core'

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
