import type { Page } from 'playwright-core'

const LIT = '.table [data-state="lit"]:not([aria-disabled])'
const BUTTONS = '.prompt-buttons .choice, [data-proposal]'
const IN_THE_WAY = 'dialog[open] .primary, .recap .primary, .prompt-buttons [data-skip]:not(:disabled)'
/** Milliseconds of rest before a press and of the press itself, like a hand: hover effects are painted by then. */
const HAND = { rest: 80, press: 40 }
/** Clicks that send nothing before something else is tried. */
const PATIENCE = 6
/** Clicks that send nothing before the mouse gives up, for example at a question that is answered by numbers. */
const LOST = 5 * PATIENCE

export type Spot = {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly isChoice: boolean
}

type Seen = { readonly over: boolean; readonly way: Spot[]; readonly lit: Spot[]; readonly buttons: Spot[] }

function spots({ lit, buttons, way }: { readonly lit: string; readonly buttons: string; readonly way: string }): Seen {
  const hit = (selector: string, isChoice: boolean): Spot[] =>
    [...document.querySelectorAll(selector)].flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const name = thing.getAttribute('data-target') ?? thing.textContent
      return thing.contains(document.elementFromPoint(x, y)) ? [{ x, y, name, isChoice }] : []
    })
  return {
    over: document.querySelector('dialog.ending[open]') !== null,
    way: hit(way, false),
    lit: hit(lit, true),
    buttons: hit(buttons, true),
  }
}

const kindOf = (name: string): string => (name.startsWith('do:') ? name : name.split(':', 1)[0])

/**
 * Picks something lit, then something of another kind (a place after a tile, a button after a card). Buttons that need no pick, which end a
 * turn or pass, come last, so that it is mostly this player's turn.
 */
export class Mouse {
  readonly #page: Page
  #picked: string | null = null
  #clicks = 0
  #vain = 0

  constructor(page: Page) {
    this.#page = page
  }

  async look(): Promise<Spot | 'over' | null> {
    const { over, way, lit, buttons } = await this.#page.evaluate(spots, {
      lit: LIT,
      buttons: BUTTONS,
      way: IN_THE_WAY,
    })
    if (over) return 'over'
    if (way.length > 0) return way[0]
    const all = [...lit, ...buttons]
    const others = all.filter(({ name }) => kindOf(name) !== this.#picked)
    const [usual] = [this.#picked === null ? lit : this.#vain < PATIENCE ? others : all, all].filter(
      ({ length }) => length > 0,
    )
    return usual?.[(this.#clicks * 7) % usual.length] ?? null
  }

  async point({ x, y }: Spot): Promise<void> {
    await this.#page.mouse.move(x, y)
    await this.#page.waitForTimeout(HAND.rest)
  }

  async click(spot: Spot): Promise<void> {
    await this.#page.mouse.click(spot.x, spot.y, { delay: HAND.press })
    if (!spot.isChoice) return
    this.#picked = kindOf(spot.name)
    this.#clicks++
    this.#vain++
  }

  get isLost(): boolean {
    return this.#vain > LOST
  }

  rest(): void {
    this.#picked = null
    this.#vain = 0
  }
}
