import { describe, expect, test } from 'vitest'
import type { Gallery, Size } from './layout-gallery.ts'

type Planted = {
  readonly kind: string
  readonly plant: string
  readonly touch?: true
  readonly at?: { readonly game: string; readonly position: RegExp; readonly size: Size }
}

const PLANTED: readonly Planted[] = [
  { kind: 'missing', plant: `for (const it of document.querySelectorAll('.table-progress')) it.remove()` },
  { kind: 'outside', plant: `document.querySelector('.prompt-tools').style.translate = '0 200px'` },
  {
    kind: 'outside',
    plant: `const it = document.querySelector('.prompt-tools'); it.style.cssText = 'height: 10px; overflow: auto'`,
  },
  {
    kind: 'covered',
    plant: `document.querySelector('.table').insertAdjacentHTML('beforeend',
      '<div style="position: fixed; inset: auto 0 0; height: 90px; z-index: 99"></div>')`,
  },
  {
    kind: 'covered',
    plant: `document.querySelector('.seat-tag[data-tag="turn"]').insertAdjacentHTML('afterend',
      '<b style="grid-area: tag; grid-column-start: 2; justify-self: end">7 supporters</b>')`,
    at: { game: 'lords-of-scotland', position: /^5 seats, won/, size: { width: 1280, height: 720 } },
  },
  {
    kind: 'covered',
    plant: `document.querySelector('.prompt-clock').style.cssText = 'position: relative; top: -12px'`,
    at: { game: 'glen-more', position: /^5 seats, live at a full/, size: { width: 844, height: 390 } },
  },
  {
    kind: 'cut',
    plant: `document.querySelector('#prompt').style.cssText =
      'width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'`,
  },
  { kind: 'cut', plant: `document.querySelector('#prompt').style.cssText = 'height: 8px; overflow: hidden'` },
  { kind: 'small text', plant: `document.querySelector('#prompt').style.fontSize = '11px'` },
  { kind: 'small text', plant: `document.querySelector('#prompt').style.scale = '0.4'` },
  {
    kind: 'small target',
    plant: `document.querySelector('[data-state="lit"]').style.cssText = 'max-width: 30px; overflow: hidden'`,
    touch: true,
  },
  {
    kind: 'small target',
    plant: `const { left, top, width, height } = document.querySelector('[data-state="lit"]').getBoundingClientRect();
      document.querySelector('.table').insertAdjacentHTML('beforeend', '<div style="position: fixed; z-index: 99; left: ' +
        (left + 12) + 'px; top: ' + top + 'px; width: ' + width + 'px; height: ' + height + 'px"></div>')`,
    touch: true,
  },
  {
    kind: 'half empty',
    plant: `document.querySelector('.table-stage').insertAdjacentHTML('beforeend',
      '<div data-panel style="width: 300px; height: 300px"><p style="width: 40px">Few</p></div>' +
      '<div style="height: 40px; overflow: auto"><p style="height: 90px">Much</p></div>')`,
  },
  {
    kind: 'broken',
    plant: `document.querySelector('#prompt').style.cssText = 'width: 30px; overflow-wrap: anywhere'`,
  },
  {
    kind: 'overrun',
    plant: `document.querySelector('.prompt-buttons').insertAdjacentHTML('beforebegin',
      '<button class="button" style="width: 30px; padding: 0; white-space: nowrap">Discard the tile</button>')`,
  },
  {
    kind: 'overrun',
    plant: `document.querySelector('.table').insertAdjacentHTML('beforeend',
      '<p style="position: fixed; inset: 300px auto auto 300px; width: 30px; border: 1px solid; overflow-wrap: normal">Settlements</p>')`,
  },
  {
    kind: 'small target',
    plant: `document.querySelector('.table-prompt').insertAdjacentHTML('beforeend',
      '<div class="prompt-game"><button style="width: 30px; height: 30px"></button></div>')`,
    touch: true,
  },
  {
    kind: 'missing',
    plant: `document.querySelector('[data-proposal]').remove()`,
    at: { game: 'glen-more', position: /^2 seats, my land .* to be placed$/, size: { width: 390, height: 844 } },
  },
  {
    kind: 'outside',
    plant: `document.querySelector('.gm-ghost').style.translate = '0 300px'`,
    at: { game: 'glen-more', position: /^5 seats, my land .* to be placed$/, size: { width: 1024, height: 768 } },
  },
  {
    kind: 'outside',
    plant: `document.querySelector('.gm-toggle').style.translate = '0 200px'`,
    at: { game: 'glen-more', position: /^5 seats, many ways .* open$/, size: { width: 844, height: 390 } },
  },
  {
    kind: 'missing',
    plant: `document.querySelector('.los-switch button').click()`,
    at: { game: 'lords-of-scotland', position: /empty hand/, size: { width: 390, height: 844 } },
  },
  {
    kind: 'missing',
    plant: `document.querySelector('.market-head').style.display = 'none'`,
    at: { game: 'glen-more-2', position: /^2 seats, full table/, size: { width: 360, height: 740 } },
  },
  {
    kind: 'missing',
    plant: `document.querySelector('.market-head > :nth-child(2)').remove()`,
    at: { game: 'glen-more', position: /^2 seats, full table/, size: { width: 844, height: 390 } },
  },
]

const MISPLACED: readonly Pick<Planted, 'kind' | 'plant'>[] = [
  { kind: 'missing', plant: `document.querySelector('.explained').remove()` },
  { kind: 'in the way', plant: moved('0px', '-300px') },
  { kind: 'in the way', plant: over('.table-prompt') },
  { kind: 'in the way', plant: over('.table-side') },
  { kind: 'in the way', plant: over('.table-stage [data-state="lit"]') },
  { kind: 'in the way', plant: over('.table-stage [data-thing]:focus') },
  {
    kind: 'in the way',
    plant: `document.querySelector('.explained').style.minHeight = '88vh'; ${moved('500px', '60px')}`,
  },
  { kind: 'small text', plant: `document.querySelector('.explained').style.fontSize = '9px'` },
]

function moved(left: string, top: string): string {
  return `Object.assign(document.querySelector('.explained-place').style, { left: ${JSON.stringify(left)}, top: ${JSON.stringify(top)} })`
}

function over(selector: string): string {
  return `const { left, top } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    Object.assign(document.querySelector('.explained-place').style, { left: left + 'px', top: top + 'px' })`
}

const told = ({ kind, where }: { readonly kind: string; readonly where: string }): string => `${kind}: ${where}`

export function layoutSuiteFinds(gallery: Gallery, game: string): void {
  describe('the layout suite finds', () => {
    test.each(PLANTED)('$kind: $plant', async ({ kind, plant, touch = false, at }) => {
      const { place, names } = await gallery.frame(at?.game ?? game, touch)
      const position = at === undefined ? 0 : names.findIndex((name) => at.position.test(name))
      const size = at?.size ?? { width: 1440, height: 900 }
      const before = await place.evaluate(
        async ([i, it, finger]) => {
          await window.layoutPage.show(i, 'en', 'dark')
          const [faults] = await window.layoutPage.measure([it], finger)
          return faults
        },
        [position, size, touch] as const,
      )
      await place.evaluate(plant)
      const after = await place.evaluate((finger) => window.layoutPage.faults(finger), touch)
      const known = before.map(told)
      expect(after.map(told).filter((fault) => !known.includes(fault) && fault.startsWith(`${kind}: `))).not.toEqual([])
    })

    test.each(MISPLACED)('an explanation: $kind: $plant', async ({ kind, plant }) => {
      const { place, names } = await gallery.frame(game, false)
      const thing = await place.evaluate(
        async (i) => {
          await window.layoutPage.show(i, 'en', 'dark')
          await window.layoutPage.fit({ width: 1920, height: 1080 })
          const spot = document.querySelector<HTMLElement>('.table-stage [data-thing]')
          spot?.focus()
          const it = spot?.dataset['thing'] ?? ''
          await window.layoutPage.explain(it)
          return it
        },
        names.findIndex((name) => name.includes('hand')),
      )
      const faults = async (): Promise<readonly string[]> =>
        (await place.evaluate((it) => window.layoutPage.inTheWay(it), thing)).map(told)
      expect(await faults()).toEqual([])
      await place.evaluate(plant)
      expect((await faults()).filter((fault) => fault.startsWith(`${kind}: `))).not.toEqual([])
    })
  })
}
