import type { Browser, Page } from 'playwright-core'
import { Mouse } from './mouse.ts'
import { enter } from './visitor.ts'
import { Work } from './work.ts'

/** Times of a click sent to the server: until the page showed that it was taken, and until the new position was painted. */
export type Click = { readonly echo: number; readonly board: number }

export type Clicks = {
  readonly clicks: readonly Click[]
  /**
   * Processor time of the page's main thread in milliseconds, from the first pick that leads to a click until its answer is painted; unlike
   * wall time it is the same on a busy machine.
   */
  readonly work: { readonly all: number; readonly script: number; readonly style: number; readonly layout: number }
}

type Noted = Click & { readonly sent: boolean }

/** With one bot only, it is mostly the person's turn. */
const BOTS = 1
const LONGEST_WAIT = 20_000

export type Wanted = {
  readonly clicks: number
  readonly longest: number
  onClicks(made: number): void
}

/**
 * Runs in the page before its scripts: notes when a click was made, when the first change after it was painted, and when the change made by
 * the answer was.
 */
function note(longest: number): void {
  const clicks: { echo: number; board: number; sent: boolean }[] = []
  let painting = Promise.resolve()
  // One promise for each click: polling would make the page draw frames.
  const get = (): Promise<void> => (clicks.at(-1)?.sent === true ? painting : Promise.resolve())
  Object.defineProperty(globalThis, 'bothyAnswer', { get })
  Object.assign(globalThis, { bothyClicks: clicks })
  let changes = 0
  new MutationObserver(() => changes++).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  let open: { at: number; click: (typeof clicks)[number] } | null = null
  const painted = (then: (now: number) => void): void => {
    requestAnimationFrame(() => {
      const after = new MessageChannel()
      after.port1.addEventListener('message', () => then(performance.now()))
      after.port1.start()
      after.port2.postMessage(null)
    })
  }
  const paintedChange = (then: (now: number) => void): void => {
    const before = changes
    const look = (now: number): void => (changes === before ? painted(look) : then(now))
    painted(look)
  }
  let answer = (): void => undefined
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const click = { echo: 0, board: 0, sent: false }
      open = { at: timeStamp, click }
      clicks.push(click)
      painting = new Promise((resolve, reject) => {
        answer = resolve
        setTimeout(() => reject(new Error('a click was not answered')), longest)
      })
      painting.catch(() => undefined)
      paintedChange((now) => (click.echo = now - timeStamp))
    },
    { capture: true },
  )
  const Native = WebSocket
  globalThis.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        // A packed message is not text; only large messages are packed, such as a position.
        const isPosition = typeof data !== 'string' || data.includes('"type":"state"')
        if (open === null || !open.click.sent || !isPosition) return
        const { at, click } = open
        open = null
        paintedChange((now) => {
          click.board = now - at
          answer()
        })
      })
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (open !== null && typeof data === 'string' && /"type":"(?:submit|sequence)"/.test(data)) open.click.sent = true
      super.send(data)
    }
  }
}

const isNoted = (x: unknown): x is readonly Noted[] => Array.isArray(x)

async function noted(page: Page): Promise<readonly Noted[]> {
  const found: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'bothyClicks'))
  return isNoted(found) ? found : []
}

const isCounted = ({ sent, board }: Noted): boolean => sent && board > 0

const isAnswered = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'bothyAnswer'))

export async function clicksAtTable(browser: Browser, url: string, game: string, wanted: Wanted): Promise<Clicks> {
  const visitor = await enter(browser, url)
  try {
    const page = await visitor.context.newPage()
    await page.addInitScript(note, LONGEST_WAIT)
    const work = await Work.measure(page)
    const end = performance.now() + wanted.longest
    const clicks: Click[] = []
    while (clicks.length < wanted.clicks && performance.now() < end) {
      await page.goto(`/table/${await visitor.table(game, BOTS)}`)
      const before = clicks.length
      await playOn(page, { work, end, wanted: wanted.clicks - before, onClicks: (n) => wanted.onClicks(before + n) })
      clicks.push(...(await noted(page)).filter(isCounted))
    }
    if (clicks.length === 0) throw new Error(`no click at a table of ${game} was answered`)
    return { clicks: clicks.slice(0, wanted.clicks), work: work.perClick(clicks.length) }
  } finally {
    await visitor.context.close()
  }
}

type Play = { readonly work: Work; readonly end: number; readonly wanted: number; onClicks(made: number): void }

async function playOn(page: Page, { work, end, wanted, onClicks }: Play): Promise<void> {
  const mouse = new Mouse(page)
  for (let made = 0; made < wanted && performance.now() < end;) {
    const spot = await work.without(() => mouse.look())
    if (spot === 'over' || mouse.isLost) return
    if (spot === null) {
      await page.waitForTimeout(20)
      continue
    }
    if (!spot.isChoice) work.forget()
    await mouse.point(spot)
    await work.begin()
    await mouse.click(spot)
    await isAnswered(page)
    const now = (await noted(page)).filter(isCounted).length
    if (now === made) {
      if (!spot.isChoice) work.forget()
      continue
    }
    await work.end()
    mouse.rest()
    made = now
    onClicks(made)
  }
}
