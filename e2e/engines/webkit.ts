import { type ChildProcess, spawn } from 'node:child_process'
import { anyPort } from '@bothy/server/load'
import { answered, type Pane, SIZE, START } from './pane.ts'

/** `server` draws windows where there is no screen. */
type Programs = { readonly driver: string; readonly browser: string; readonly server: string }

/** Without a graphics card each picture is painted three times as quickly by the processor as by what stands in for the card. */
const PAINTED_BY_PROCESSOR = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }

export class WebKit implements Pane {
  readonly #processes: readonly ChildProcess[]
  readonly #session: string
  readonly faults: readonly string[] = []

  private constructor(processes: readonly ChildProcess[], session: string) {
    this.#processes = processes
    this.#session = session
  }

  static async open({ driver, browser, server }: Programs): Promise<WebKit> {
    const processes: ChildProcess[] = []
    try {
      const screen = spawn(server, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      })
      processes.push(screen)
      const display = `:${(await firstLine(screen)).trim()}`
      const port = await anyPort()
      const env = {
        ...process.env,
        ...PAINTED_BY_PROCESSOR,
        DISPLAY: display,
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      }
      processes.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))
      const url = `http://127.0.0.1:${port}`
      await listening(url)
      const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
      const made = await ask('POST', `${url}/session`, { capabilities: { alwaysMatch: options } })
      if (typeof made !== 'object' || made === null || !('sessionId' in made)) throw new Error('WebKit does not start')
      const webkit = new WebKit(processes, `${url}/session/${String(made.sessionId)}`)
      await webkit.#fit()
      return webkit
    } catch (error) {
      for (const one of processes) one.kill('SIGKILL')
      throw error
    }
  }

  /** The window is larger than the page by the height of its bars. */
  async #fit(): Promise<void> {
    await this.#ask('POST', 'window/rect', SIZE)
    const inner = await this.evaluate(() => [innerWidth, innerHeight] as const, null)
    const [width, height] = [2 * SIZE.width - inner[0], 2 * SIZE.height - inner[1]]
    await this.#ask('POST', 'window/rect', { width, height })
    await this.#ask('POST', 'timeouts', { script: START, pageLoad: START })
  }

  async goTo(url: string): Promise<void> {
    await this.#ask('POST', 'url', { url })
  }

  async reload(): Promise<void> {
    await this.#ask('POST', 'refresh', {})
  }

  async evaluate<A, V>(run: (argument: A) => V | Promise<V>, argument: A): Promise<V> {
    const script = `const [text, done] = arguments
      Promise.resolve(text).then((text) => (${run.toString()})(JSON.parse(text)))
        .then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })))`
    const answer = await this.#ask('POST', 'execute/async', { script, args: [JSON.stringify(argument)] })
    return answered<V>(String(answer))
  }

  async clickAt(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y) }
    await this.#ask('POST', 'actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, ...at },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#session).catch(() => undefined)
    for (const one of this.#processes.toReversed()) {
      const ended = new Promise((resolve) => one.once('exit', resolve))
      one.kill()
      await ended
    }
  }

  #ask(method: string, path: string, body: object): Promise<unknown> {
    return ask(method, `${this.#session}/${path}`, body)
  }
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`WebKit: ${text}`)
  return answered<unknown>(text)
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString()))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb does not start')))
  })
}

async function listening(url: string): Promise<void> {
  const end = Date.now() + START
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => null)
    if (answer !== null) return
    if (Date.now() > end) throw new Error('the driver of WebKit does not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
