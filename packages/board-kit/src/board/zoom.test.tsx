import { render } from 'preact'
import { expect, test } from 'vitest'
import '../testing/both-languages.ts'
import { TinyNode } from '../testing/tiny-dom.ts'
import { Zoom } from './zoom.tsx'

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

function open(about = 'a land') {
  const root = new TinyNode('main')
  const draw = (what: string): void =>
    render(
      <Zoom about={what} class="land" head="Land">
        map
      </Zoom>,
      root as unknown as Element,
    )
  draw(about)
  const find = (name: string): TinyNode => {
    const found = root.all().find((node) => node.attribute('class')?.split(' ').includes(name))
    if (found === undefined) throw new Error(`no ${name}`)
    return found
  }
  const frame = find('zoom-frame')
  Object.assign(frame, { clientWidth: 300, clientHeight: 200, scrollWidth: 600, scrollHeight: 200 })
  const tools = root.all().filter((node) => node.localName === 'button')
  return { draw, frame, tools, size: () => Number(frame.style.values.get('--zoom')) }
}

test('buttons make the map larger, smaller, and show all of it', async () => {
  const { tools, size } = open()
  const [more, less, fit] = tools
  expect(tools.map((tool) => tool.words())).toEqual(['Zoom in', 'Zoom out', 'Show everything'])
  expect(size()).toBe(1)
  more.fire('click')
  await soon()
  expect(size()).toBeCloseTo(1.3)
  less.fire('click')
  await soon()
  expect(size()).toBeCloseTo(1)
  fit.fire('click')
  await soon()
  expect(size()).toBeCloseTo(0.485)
})

test('two fingers that part make it larger, one finger does not', async () => {
  const { frame, size } = open()
  const at = (...xs: number[]): object => ({
    touches: xs.map((x) => ({ clientX: x, clientY: 0 })),
    preventDefault: () => undefined,
  })
  frame.fire('touchstart', at(100))
  frame.fire('touchmove', at(180))
  await soon()
  expect(size()).toBe(1)
  frame.fire('touchstart', at(100, 200))
  frame.fire('touchmove', at(80, 230))
  await soon()
  expect(size()).toBeCloseTo(1.5)
  frame.fire('touchmove', at(0, 10_000))
  await soon()
  expect(size()).toBe(3)
})

test('another map begins at its own size', async () => {
  const { draw, tools, size } = open()
  tools[0].fire('click')
  await soon()
  draw('another land')
  expect(size()).toBe(1)
})
