import type { Browser, BrowserContext } from 'playwright-core'

const ME = { kind: 'me' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

export type Visitor = {
  readonly context: BrowserContext
  table(game: string, bots: number): Promise<string>
}

export async function enter(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  await context.request.get('/api/me')
  return {
    context,
    async table(game, bots) {
      const answer = await context.request.post('/api/tables', {
        data: { game, seats: [ME, ...Array.from({ length: bots }, () => BOT)], setup: {}, visibility: 'private' },
        headers: { origin: url },
      })
      const made: unknown = await answer.json()
      if (typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'string') return made.id
      throw new Error(`no table of ${game}: ${JSON.stringify(made)}`)
    },
  }
}
