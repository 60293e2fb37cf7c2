import { readFileSync } from 'node:fs'
import type { Json } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Listener, type Told } from './ears.ts'
import type { Person } from '../people.ts'
import { whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME, type Player, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

const DECISIONS = 10
/** Of a second language; `npm run soak` takes them all. */
const FEW = 3
const KEPT = 6
const ON_BOARD = [2, 5, 8]

type Plan = {
  readonly game: string
  readonly language: 'en' | 'fr'
  readonly isSecond?: true
  readonly likes: readonly RegExp[]
  readonly setup?: { readonly [option: string]: { readonly first: readonly number[] } }
}

const PLANS: readonly Plan[] = [
  { game: 'lords-of-scotland', language: 'en', likes: [/^Activate/, /^Claim/, /^Recruit (?!the)/, /face up$/] },
  {
    game: 'lords-of-scotland',
    language: 'fr',
    isSecond: true,
    likes: [/^Activer/, /^Rallier/, /^Recruter (?!la)/, /face visible$/],
  },
  { game: 'glen-more', language: 'en', isSecond: true, likes: [/^Activate/, /^Place/, /^Take (?!.*discarded)/] },
  { game: 'glen-more', language: 'fr', likes: [/^Activer/, /^Pos/, /^Prendre (?!.*défauss)/] },
  { game: 'glen-more-2', language: 'en', likes: [/^Activate/, /^Place/, /^Take (?!.*discard)/] },
  { game: 'glen-more-2', language: 'fr', isSecond: true, likes: [/^Activer/, /^Pos/, /^Prendre (?!.*défauss)/] },
  {
    game: 'clans-of-caledonia',
    language: 'fr',
    likes: [
      /^Prendre le clan/,
      /^Terminer/,
      /^Remplir/,
      /^Obtenir le contrat/,
      /^Déployer une? (vache|mouton|champ)/,
      /^Vendre/,
    ],
    setup: { arranged: { first: [0] } },
  },
  {
    game: 'clans-of-caledonia',
    language: 'en',
    isSecond: true,
    likes: [/^Take clan/, /^End turn/, /^Fulfil/, /^Take contract/, /^Place a (cow|sheep|grain)/, /^Sell/],
    setup: { arranged: { first: [0] } },
  },
]

/** Never chooses, so `playUntil` stops at the first turn of the person. */
const WAITS: Player<unknown, Json> = {
  game: '',
  title: '',
  isView: (x): x is unknown => x !== undefined,
  isAction: (x): x is Json => x !== undefined,
  choose: ([first]) => first,
}

const WORDS = {
  en: { all: 'All choices', heard: 'Heard', offered: 'Offered', chosen: 'Chosen', focus: 'On the board' },
  fr: { all: 'Tous les choix', heard: 'Entendu', offered: 'Proposé', chosen: 'Choisi', focus: 'Sur le plateau' },
} as const

const lineOf = ({ name, description }: Told): string => (description === '' ? name : `${name} | ${description}`)

async function leaveShows(page: Page, ear: Listener, lines: string[]): Promise<void> {
  for (;;) {
    const [, now] = await whoIsAsked([page])
    if (now.kind !== 'show') return
    const title = await page.getByRole('dialog').getByRole('heading').first().innerText()
    lines.push(`[${title}] ${await ear.heard()}`)
    await page.keyboard.press('Enter')
    await page.waitForFunction((it) => document.querySelector('dialog[open] h2')?.textContent !== it, title)
  }
}

/** Whole words only: Fergus may be a bot, and Fergusson is a clan. */
const asRory = (text: string, bot: string): string => text.replaceAll(new RegExp(`\\b${bot}\\b`, 'gu'), 'Rory')

const SLOW_PAGE = `<!doctype html><meta charset="utf-8" /><main class="table"><p id="prompt">Fergus plays.</p>
<button data-target="card">Card</button></main><div role="status" aria-live="polite" aria-atomic="false"></div>
<script>
  const [status, question, card] = ['[role=status]', '#prompt', 'button'].map((it) => document.querySelector(it))
  const say = (textContent) => status.append(Object.assign(document.createElement('p'), { textContent }))
  addEventListener('load', () => say('You recruited.'))
  card.addEventListener('click', () => {
    say('Fergus took Fergusson 5.')
    question.textContent = 'Recruit a card.'
    card.dataset.state = 'lit'
    requestAnimationFrame(() => say('Recruit a card.'))
  })
</script>`
/** In milliseconds: a test that does not wait would have gone on by then; a slower one passes too. */
const A_WHILE = 1000

describe('by ear alone', () => {
  const house = visit(() => Promise.resolve())
  let kay: Person

  async function chooseFromList(page: Page, ear: Listener, plan: Plan, lines: string[]): Promise<void> {
    const words = WORDS[plan.language]
    await page.keyboard.press('a')
    const list = page.getByRole('dialog', { name: words.all })
    const first = list.getByRole('list').first().getByRole('button').first()
    await first.waitFor()
    const all = await ear.told(list.getByRole('list').first())
    lines.push(`${words.offered} (${all.length}):`, ...all.slice(0, KEPT).map((choice) => `- ${lineOf(choice)}`))
    if (all.length > KEPT) lines.push('- …')
    const liked = plan.likes.map((like) => all.findIndex(({ name }) => like.test(name))).find((i) => i >= 0) ?? 0
    lines.push(`${words.chosen}: ${lineOf(all[liked])}`)
    for (let i = 0; i < liked; i++) await page.keyboard.press('ArrowDown')
    expect(await ear.focused()).toBe(all[liked].name)
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'detached' })
  }

  async function chooseOnBoard(page: Page, ear: Listener, plan: Plan, lines: string[]): Promise<void> {
    const words = WORDS[plan.language]
    await page.keyboard.press('b')
    lines.push(`${words.focus}: ${await ear.focused()}`)
    await page.keyboard.press('Enter')
    await ear.hasHeard()
    for (let more = 0; more < 3; more++) {
      await page.waitForFunction(() => document.querySelector('.table[data-sending]') === null)
      const half = await page.evaluate(() => {
        // Behind a show the table is still drawn as it was.
        const isCovered = document.querySelector('dialog[open]') !== null
        if (isCovered || document.querySelector('.table [data-state=picked], .table [data-proposed]') === null)
          return 'made'
        return document.querySelector('.prompt-buttons .choice, [data-proposal]') === null ? 'board' : 'button'
      })
      if (half === 'made') return
      lines.push(`${words.heard}: ${await ear.heard()}`)
      await page.keyboard.press(half === 'button' ? '1' : 'h')
      if (half === 'board') {
        lines.push(`${words.focus}: ${await ear.focused()}`)
        await page.keyboard.press('Enter')
      }
      await ear.hasHeard()
    }
  }

  /** The bot's name is drawn by the table's id; transcripts use one name. */
  async function botAt(table: string): Promise<string> {
    const listed = await house().rooms.host.store.readTable(table)
    const names = listed?.summary.holders.flatMap((holder) => (holder.kind === 'bot' ? [holder.name] : [])) ?? []
    return names.join()
  }

  test('a person who listens waits for the question, and a bot is told from a clan', async () => {
    const lea = await house().openBrowserFor('Lea')
    await lea.page.route('**/slow', (route) => route.fulfill({ contentType: 'text/html', body: SLOW_PAGE }))
    const ear = await Listener.at(lea, '/slow')
    let hasGoneOn = false
    const listening = ear.hasHeard().then(() => (hasGoneOn = true))
    await lea.page.waitForTimeout(A_WHILE)
    expect(hasGoneOn).toBe(false)
    await lea.page.getByRole('button').click()
    await listening
    const heard = asRory(await ear.heard(), 'Fergus')
    expect(heard).toBe('You recruited. Rory took Fergusson 5. Recruit a card.')
    await lea.leave()
  })

  test.each(PLANS)('decisions of $game in $language', async (plan) => {
    kay = await house().openBrowserFor('Kay', { language: plan.language })
    const table = await makeTable(house(), kay, plan.game, [ME, BOT], plan.setup ?? {})
    const bot = await botAt(table)
    // The bot's first moves happen before the page is opened, however slow the machine is.
    await playUntil(house(), table, WAITS, () => true)
    const ear = await Listener.at(kay, `/table/${table}`)
    const { page } = kay
    const words = WORDS[plan.language]
    const lines: string[] = []
    const isPart = plan.isSecond === true && !IS_WHOLE
    for (let decision = 1; decision <= (isPart ? FEW : DECISIONS); decision++) {
      await leaveShows(page, ear, lines)
      await ear.hasHeard()
      lines.push('', `${decision}.`, `${words.heard}: ${await ear.heard()}`)
      const isLit = (await page.locator('.table-stage [data-state=lit]').count()) > 0
      if (ON_BOARD.includes(decision) && isLit) await chooseOnBoard(page, ear, plan, lines)
      else await chooseFromList(page, ear, plan, lines)
      await ear.hasHeard()
    }
    const transcript = `../transcripts/${plan.game}.${plan.language}.txt`
    if (isPart) {
      const beginning = asRory(`${lines.join('\n').trimStart()}\n`, bot)
      const all = readFileSync(new URL(transcript, import.meta.url), 'utf8')
      expect(beginning).toBe(all.slice(0, beginning.length))
    } else {
      await leaveShows(page, ear, lines)
      lines.push('', `${words.heard}: ${await ear.heard()}`, '')
      await expect(asRory(lines.join('\n').trimStart(), bot)).toMatchFileSnapshot(transcript)
    }
    expect(kay.faults).toEqual([])
    await kay.leave()
  })
})
