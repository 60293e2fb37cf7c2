import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { A4_CM, answered, type Pane, SIZE, START } from './pane.ts'

const MOST_RELOADS = 2
/** Without motion, for which the tests would only wait. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'extensions.getAddons.cache.enabled': false,
}

/** Firefox also logs other things, for example fonts that did not load. */
const EXCEPTION = /^(?:uncaught exception|\w*Error)\b/
/** A page that is left drops what it was fetching. */
const DROPPED = /error loading dynamically imported module/

type Message = { readonly [key: string]: unknown }
const isMessage = (x: unknown): x is Message => typeof x === 'object' && x !== null

/** Firefox through WebDriver BiDi without a driver. Playwright asks for the emulation of media features, which Debian's Firefox does not know. */
export class Firefox implements Pane {
  readonly #process: ChildProcess
  readonly #profile: string
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, { resolve(result: Message): void; reject(error: Error): void }>()
  readonly #faults: string[] = []
  #sent = 0
  #context = ''

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process
    this.#profile = profile
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#take(String(data)))
  }

  static async open(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'bothy-firefox-'))
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    try {
      const socket = new WebSocket(`${await addressOf(child)}/session`)
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve, { once: true })
        socket.addEventListener('error', () => reject(new Error('Firefox does not answer')), { once: true })
      })
      const firefox = new Firefox(child, profile, socket)
      await firefox.#begin()
      return firefox
    } catch (error) {
      child.kill('SIGKILL')
      throw error
    }
  }

  async #begin(): Promise<void> {
    await this.#send('session.new', { capabilities: {} })
    await this.#send('session.subscribe', { events: ['log.entryAdded'] })
    const { context } = await this.#send('browsingContext.create', { type: 'tab' })
    this.#context = String(context)
    await this.#send('browsingContext.setViewport', { context: this.#context, viewport: SIZE })
  }

  get faults(): readonly string[] {
    return this.#faults
  }

  async goTo(url: string): Promise<void> {
    await this.#load('browsingContext.navigate', { url })
  }

  async reload(): Promise<void> {
    await this.#load('browsingContext.reload', {})
  }

  async evaluate<A, V>(run: (argument: A) => V | Promise<V>, argument: A): Promise<V> {
    const answer = await this.#send('script.callFunction', {
      functionDeclaration: `async (text) => JSON.stringify({ value: await (${run.toString()})(JSON.parse(text)) })`,
      arguments: [{ type: 'string', value: JSON.stringify(argument) }],
      awaitPromise: true,
      target: { context: this.#context },
    })
    if (!isMessage(answer['result'])) throw new Error(`Firefox: ${JSON.stringify(answer['exceptionDetails'])}`)
    return answered<V>(String(answer['result']['value']))
  }

  async clickAt(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y) }
    await this.#send('input.performActions', {
      context: this.#context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', ...at },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }

  async print(): Promise<Buffer> {
    const { data } = await this.#send('browsingContext.print', {
      context: this.#context,
      page: A4_CM,
      shrinkToFit: false,
    })
    return Buffer.from(String(data), 'base64')
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    await this.#send('browser.close', {}).catch(() => this.#process.kill('SIGKILL'))
    await ended
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }

  /** A page that loads itself anew, since a part of it did not come, ends the navigation that was asked for: it is asked for again. */
  async #load(method: string, where: Message): Promise<void> {
    for (let left = MOST_RELOADS; ; left--) {
      try {
        await this.#send(method, { context: this.#context, wait: 'complete', ...where })
        return
      } catch (error) {
        if (left === 0 || !String(error).includes('NS_BINDING_ABORTED')) throw error
      }
    }
  }

  #send(method: string, params: Message): Promise<Message> {
    const id = ++this.#sent
    this.#socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #take(text: string): void {
    const message: unknown = JSON.parse(text)
    if (!isMessage(message)) return
    const { id, type, method, params, result, error } = message
    const waiting = this.#waiting.get(Number(id))
    if (waiting !== undefined) {
      this.#waiting.delete(Number(id))
      if (type === 'success' && isMessage(result)) waiting.resolve(result)
      else waiting.reject(new Error(`Firefox: ${String(error)} ${String(message['message'])}`))
    } else if (method === 'log.entryAdded' && isMessage(params) && params['type'] === 'javascript') {
      const said = String(params['text'])
      if (EXCEPTION.test(said) && !DROPPED.test(said)) this.#faults.push(said)
    }
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('Firefox does not start')), START)
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address === undefined) return
      clearTimeout(tooLate)
      resolve(address)
    })
    child.once('exit', (code) => {
      clearTimeout(tooLate)
      reject(new Error(`Firefox ended with ${code}: ${said.slice(-500)}`))
    })
  })
}
