import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person, SCREENS } from '../people.ts'
import { dice, playLit, whoIsAsked } from '../play.ts'
import { FRIEND, makeTable, ME, sitDown } from '../tables.ts'
import { visit } from '../visit.ts'

type Ears = {
  readonly heard: number[]
  readonly called: { readonly title: string; readonly body: string }[]
  away: boolean
}

function listen(): void {
  const ears: Ears = { heard: [], called: [], away: false }
  Object.assign(window, { ears })
  const node = () => ({ connect: (next: unknown) => next })
  class Loudspeaker {
    currentTime = 0
    destination = node()
    resume = (): Promise<void> => Promise.resolve()
    createGain = () => ({
      ...node(),
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    })
    createOscillator() {
      const frequency = { value: 0 }
      return { ...node(), frequency, start: () => ears.heard.push(frequency.value), stop: () => undefined }
    }
  }
  class Notice extends EventTarget {
    static permission = 'granted'
    static requestPermission = (): Promise<string> => Promise.resolve('granted')
    constructor(title: string, { body }: { readonly body: string }) {
      super()
      ears.called.push({ title, body })
    }
  }
  Object.assign(window, { AudioContext: Loudspeaker, Notification: Notice })
  Object.defineProperty(document, 'hidden', { get: () => ears.away })
}

const earsOf = (page: Page): Promise<Ears> => page.evaluate(() => (window as unknown as { ears: Ears }).ears)

async function lookAway(page: Page, away: boolean): Promise<void> {
  await page.evaluate((it) => {
    ;(window as unknown as { ears: Ears }).ears.away = it
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)
}

const signOf = (page: Page): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href')

describe('the turn, for a player who looks elsewhere', () => {
  let ann: Person
  let una: Person
  const roll = dice(3)
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
    una = await opened.openBrowserFor('Una', { screen: SCREENS.phone })
  })

  beforeAll(async () => {
    const table = await makeTable(house(), ann, LORDS.game, [ME, FRIEND])
    await sitDown(house(), una, table, 1)
    for (const { page } of [ann, una]) {
      await page.addInitScript(listen)
      await page.goto(`/table/${table}`)
    }
    await whoIsAsked([ann.page, una.page])
  })

  async function pass(to: Person): Promise<void> {
    for (;;) {
      const [i, now] = await whoIsAsked([ann.page, una.page])
      const asked = i === 0 ? ann : una
      if (asked === to) return
      if (now.kind !== 'choose') throw new Error(`asked for ${now.kind}`)
      await playLit(asked.page, now.lit, { roll, how: asked === una ? 'finger' : 'mouse' })
    }
  }

  test('the tab has a dot and says so, and a tune is heard; a phone is quiet', async () => {
    await pass(una)
    await expect.poll(() => signOf(ann.page), { timeout: PATIENCE }).toBe('/favicon.svg')
    expect(await ann.page.title()).not.toContain('Your turn')
    const before = (await earsOf(ann.page)).heard.length
    await pass(ann)
    await expect
      .poll(async () => (await earsOf(ann.page)).heard.slice(before), { timeout: PATIENCE })
      .toEqual([587.3, 880])
    expect(await signOf(ann.page)).toContain('data:image/svg+xml')
    expect(await ann.page.title()).toMatch(/^● Your turn · Lords of Scotland/)
    await pass(una)
    expect((await earsOf(una.page)).heard).toEqual([])
  })

  test('one click in the settings turns the sounds off, and on a phone one turns them on', async () => {
    const switchSounds = (person: Person): Promise<void> =>
      person.inSettings((settings) => settings.getByRole('switch', { name: /^Sounds/ }).click())
    await switchSounds(ann)
    await switchSounds(una)
    const [before, beforeUna] = [await earsOf(ann.page), await earsOf(una.page)]
    await pass(ann)
    await pass(una)
    await pass(ann)
    expect((await earsOf(ann.page)).heard).toEqual(before.heard)
    expect((await earsOf(una.page)).heard.length).toBeGreaterThan(beforeUna.heard.length)
  })

  test('a notice calls back from another page if that is wanted, and not while one looks', async () => {
    await pass(una)
    expect((await earsOf(ann.page)).called).toEqual([])
    await ann.inSettings((settings) => settings.getByRole('switch', { name: 'Notify me when it’s my turn' }).click())
    await pass(ann)
    expect((await earsOf(ann.page)).called).toEqual([])
    await pass(una)
    await lookAway(ann.page, true)
    await pass(ann)
    await expect
      .poll(async () => (await earsOf(ann.page)).called, { timeout: PATIENCE })
      .toEqual([{ title: 'Lords of Scotland', body: expect.stringMatching(/\w{4}/) as string }])
    await lookAway(ann.page, false)
    expect([...ann.faults, ...una.faults]).toEqual([])
  })
})
