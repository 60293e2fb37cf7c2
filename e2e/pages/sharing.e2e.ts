import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person, SCREENS } from '../people.ts'
import { press } from '../play.ts'
import { BOT, FRIEND, makeTable, ME, playUntil } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const HERE = 'https://bothy.example'

type Given = {
  readonly title?: string
  readonly url?: string
  readonly text?: string
  readonly files?: readonly { readonly name: string; readonly type: string; readonly size: number }[]
}

function holdSheet(): void {
  const shared: Given[] = []
  Object.assign(window, { shared })
  const share = ({ files, ...rest }: ShareData): Promise<void> => {
    shared.push({ ...rest, ...(files && { files: files.map(({ name, type, size }) => ({ name, type, size })) }) })
    return Promise.resolve()
  }
  Object.assign(navigator, { share, canShare: () => true })
}

const givenTo = (page: Page): Promise<readonly Given[]> =>
  page.evaluate(() => (window as unknown as { shared: Given[] }).shared)

function paintOf(canvas: HTMLCanvasElement): { readonly colours: number; readonly corner: string } {
  const pixels =
    canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
  const seen = new Set<number>()
  for (let i = 0; i < pixels.length; i += 4) seen.add((pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2])
  const last = (canvas.height - 1) * canvas.width * 4
  return { colours: seen.size, corner: pixels.slice(last, last + 3).join(' ') }
}

function sizeOfPng(file: string): readonly [width: number, height: number] {
  const bytes = readFileSync(file)
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('what is shared', () => {
  let una: Person
  const house = visit(
    async (opened) => {
      una = await opened.openBrowserFor('Una', { screen: SCREENS.phone })
      await una.page.addInitScript(holdSheet)
    },
    async () => ({ server: { publicUrl: HERE } }),
  )

  test('the link of a table goes into the sheet of the device', async () => {
    const { page } = una
    const table = await makeTable(house(), una, LORDS.game, [ME, FRIEND])
    await page.goto(`/table/${table}`)
    await page.locator('.waiting-bar').getByRole('button', { name: 'Invite' }).tap()
    expect(await givenTo(page)).toEqual([{ title: 'Bothy', url: `${HERE}/table/${table}` }])
    expect(una.faults).toEqual([])
  })

  test('at the end the result is a picture and a line, to be saved, copied or given to the sheet', async () => {
    const { page } = una
    const table = await makeTable(house(), una, LORDS.game, [ME, BOT])
    await playUntil(house(), table, LORDS, () => false)
    await page.goto(`/table/${table}`)
    const ending = page.locator('dialog.ending')
    await press(ending, 'Share the result')
    const sheet = page.locator('.share-result')
    const line = sheet.getByRole('textbox')
    // The sheet opens before the server has told its address.
    await expect
      .poll(() => line.inputValue(), { timeout: PATIENCE })
      .toMatch(
        /^Lords of Scotland, \d+ \w+ \d{4}\. .* won\. 1\. \S+ \d+ · 2\. \S+ \d+\. https:\/\/bothy\.example\/replay\/[\w-]+$/,
      )
    const text = await line.inputValue()
    const picture = sheet.getByRole('img', { name: text })
    await expect
      .poll(() => picture.evaluate(paintOf), { timeout: PATIENCE })
      .toEqual({ colours: expect.toSatisfy((n: number) => n > 20) as number, corner: '36 26 22' })
    expect(await objectionsTo(page, 'all')).toEqual([])

    const [saved] = await Promise.all([page.waitForEvent('download'), press(sheet, 'Save the picture')])
    expect(saved.suggestedFilename()).toBe('bothy.png')
    expect(sizeOfPng(await saved.path())).toEqual([1200, 630])

    await press(sheet, 'Share…')
    await expect
      .poll(() => givenTo(page), { timeout: PATIENCE })
      .toEqual([{ text, files: [{ name: 'bothy.png', type: 'image/png', size: expect.any(Number) as number }] }])
    expect(una.faults).toEqual([])
  })
})
