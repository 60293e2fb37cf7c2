import type { Browser, Page } from 'playwright-core'
import { enter } from './visitor.ts'
import { Work } from './work.ts'

/** One click that was sent to the server: until it was seen to be taken, and until the new position was painted. */
export type Click = { readonly echo: number; readonly board: number }

export type Clicks = {
  readonly clicks: readonly Click[]
  /** Processor time of the page's main thread for each of them, in milliseconds: the same on a busy machine. */
  readonly work: { readonly all: number; readonly script: number; readonly style: number; readonly layout: number }
}

type Noted = Click & { readonly sent: boolean }

/** What may be clicked, the buttons that end what a click on the board has begun last. */
const LIT = '.table [data-state="lit"]:not([aria-disabled]), .prompt-buttons .choice, [data-proposal]'
/** What interrupts play is clicked away. */
const IN_THE_WAY = 'dialog[open] .primary, .recap .primary'
/** One: most of the time it is the person's turn. */
const BOTS = 1
const LONGEST_WAIT = 20_000
const LONGEST_GAME = 120_000

/**
 * Runs in the page before its scripts: notes when a click was made, when a change was painted after it, and when the change was
 * that the answer made. A frame in which the page is as it was does not count.
 */
function note(longest: number): void {
  const clicks: { echo: number; board: number; sent: boolean }[] = []
  let painting = Promise.resolve()
  // Asked once for each click: whoever looked again and again would make the page draw frames.
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
        if (open === null || !open.click.sent || !String(data).includes('"type":"state"')) return
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

const isAnswered = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'bothyAnswer'))

/** A game against bots, with a mouse: whatever lights up is clicked, in turn, until enough clicks were answered. */
export async function clicksAtTable(browser: Browser, url: string, game: string, wanted: number): Promise<Clicks> {
  const visitor = await enter(browser, url)
  try {
    const page = await visitor.context.newPage()
    await page.addInitScript(note, LONGEST_WAIT)
    const work = await Work.measure(page)
    const clicks: Click[] = []
    while (clicks.length < wanted) {
      await page.goto(`/table/${await visitor.table(game, BOTS)}`)
      // A first table opens with its primer, and nothing is asked behind it.
      await page.locator(`${LIT}, ${IN_THE_WAY}`).first().waitFor()
      await work.begin()
      await playOn(page, wanted - clicks.length)
      await work.end()
      clicks.push(...(await noted(page)).filter(({ sent, board }) => sent && board > 0))
    }
    return { clicks: clicks.slice(0, wanted), work: work.perClick(clicks.length) }
  } finally {
    await visitor.context.close()
  }
}

type Spot = { readonly x: number; readonly y: number }

/** Runs in the page: where a mouse would hit what is lit, or what is in the way; `over` at the end of the game. */
function spots({ lit, inTheWay }: { readonly lit: string; readonly inTheWay: string }): readonly Spot[] | 'over' {
  if (document.querySelector('dialog.ending[open]') !== null) return 'over'
  const hit = (selector: string): readonly Spot[] =>
    [...document.querySelectorAll(selector)].flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return thing.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : []
    })
  const first = hit(inTheWay)
  return first.length > 0 ? first : hit(lit)
}

/** Until so many clicks were answered, or the game is over. */
async function playOn(page: Page, wanted: number): Promise<void> {
  const end = performance.now() + LONGEST_GAME
  for (let turn = 0; performance.now() < end; turn++) {
    const found = await page.evaluate(spots, { lit: LIT, inTheWay: IN_THE_WAY })
    if (found === 'over') return
    const spot = found[turn % 2 === 1 ? found.length - 1 : (turn * 7) % Math.max(1, found.length)]
    if (spot === undefined) {
      await page.waitForTimeout(20)
      continue
    }
    await page.mouse.click(spot.x, spot.y)
    await isAnswered(page)
    if ((await noted(page)).filter(({ board }) => board > 0).length >= wanted) return
  }
}
