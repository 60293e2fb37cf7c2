import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Gallery, Size } from './layout-gallery.ts'
import { SCREENSHOTS } from '../people.ts'

const LONG = IS_WHOLE ? 3_600_000 : 900_000
/** In milliseconds, though a position takes a second or two: a browser that stops drawing is reported with its position. */
const LONGEST_POSITION = 240_000

const VIEWPORTS = [
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 1080, height: 810, touch: true },
  { width: 1280, height: 720, touch: false },
  { width: 1366, height: 768, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1536, height: 864, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 2560, height: 1440, touch: false },
] as const

const TOLD = 40

type Screen = (typeof VIEWPORTS)[number]

function nameOf({ width, height }: Screen): string {
  return `${width}x${height}`
}

/** `BOTHY_SCREEN=1280x720` measures that screen only. */
const WANTED = VIEWPORTS.filter((screen) => (process.env['BOTHY_SCREEN'] ?? nameOf(screen)) === nameOf(screen))

/** Screens with the least room: upright, lying, and with a log beside. */
const TIGHT = ['360x740', '844x390', '1024x768', '1280x720']
/** Of the tight screens. */
const TAKEN = 2

/**
 * The first position of each number of seats and those called full, which have most on the table, on two tight screens in turn; every
 * position on one screen, for fingers and for a mouse in turn. `npm run soak` measures all of them on all screens, and so does
 * `BOTHY_SCREEN` on its one.
 */
function screensFor(all: readonly Screen[], names: readonly string[], i: number): readonly Screen[] {
  if (IS_WHOLE || WANTED.length === 1) return all
  const isFull = (at: number): boolean =>
    at === 0 || seatsOf(names[at]) !== seatsOf(names[at - 1]) || names[at].includes(', full ')
  const nth = names.slice(0, i).filter((_, at) => isFull(at)).length
  const isTight = (screen: Screen): boolean => {
    const place = TIGHT.indexOf(nameOf(screen))
    return place >= 0 && place % TAKEN === nth % TAKEN
  }
  // A step of seven alternates fingers and mouse; the shift by one after each round gives a screen another language and theme.
  const turn = (7 * i + Math.floor(i / VIEWPORTS.length)) % VIEWPORTS.length
  return all.filter((screen) => screen === VIEWPORTS[turn] || (isFull(i) && isTight(screen)))
}

const seatsOf = (name: string): string => name.split(',')[0]

/** Shows each position once and resizes it, which is faster than drawing it for each screen. */
async function measure(
  gallery: Gallery,
  game: string,
  touch: boolean,
): Promise<ReadonlyMap<Screen, readonly string[]>> {
  const all = WANTED.filter((screen) => screen.touch === touch)
  const told = new Map<Screen, string[]>(all.map((screen) => [screen, []]))
  if (all.length === 0) return told
  const room = await gallery.frame(game, touch)
  for (const [i, name] of room.names.entries()) {
    const screens = screensFor(all, room.names, i)
    if (screens.length === 0) continue
    const how = {
      i,
      language: i % 3 === 2 ? 'en' : 'fr',
      theme: i % 2 === 0 ? 'dark' : 'light',
      sizes: screens.map(({ width, height }) => ({ width, height })),
      touch,
    } as const
    const faults = await within(
      LONGEST_POSITION,
      `${game}, ${name}, ${touch ? 'fingers' : 'mouse'}`,
      room.place.evaluate(async (it) => {
        await window.layoutPage.show(it.i, it.language, it.theme)
        return window.layoutPage.measure(it.sizes, it.touch)
      }, how),
    )
    for (const [k, screen] of screens.entries()) {
      if (faults[k].length > 0 && told.get(screen)?.length === 0)
        await gallery.photograph(room, screen, pictureOf(game, screen, name))
      told.get(screen)?.push(...faults[k].map(({ kind, where }) => `${name}: ${kind}: ${where}`))
    }
  }
  return told
}

async function within<V>(ms: number, what: string, job: Promise<V>): Promise<V> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what}: nothing came for ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([job, late])
  } finally {
    clearTimeout(timer)
  }
}

export function pictureOf(game: string, { width, height }: Size, name: string): string {
  const folder = join(SCREENSHOTS, 'layout')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${`${game} ${width}x${height} ${name}`.replaceAll(/[^a-z0-9]+/g, '-')}.png`)
}

/**
 * The worst positions for every number of seats on every screen: nothing is cut, too small to read or to hit, or empty while something else
 * scrolls. In French with long names, and in English.
 */
export function layoutSuite(gallery: Gallery, game: string): void {
  describe(`${game} fits`, () => {
    let told: ReadonlyMap<Screen, readonly string[]> = new Map()
    beforeAll(async () => {
      const [fingers, mouse] = await Promise.all([measure(gallery, game, true), measure(gallery, game, false)])
      told = new Map([...fingers, ...mouse])
    }, LONG)

    test.each(WANTED)('$width x $height', (screen) => {
      const faults = told.get(screen) ?? ['not measured']
      const more = faults.length > TOLD ? [`and ${faults.length - TOLD} more`] : []
      expect([...faults.slice(0, TOLD), ...more].join('\n')).toBe('')
    })
  })
}
