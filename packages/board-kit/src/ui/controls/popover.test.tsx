import { type JSX, render } from 'preact'
import { useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { PopoverButton } from './popover.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.stubGlobal('HTMLElement', TinyNode)
  vi.stubGlobal('document', { body: null })
  vi.stubGlobal('getComputedStyle', () => ({ paddingLeft: '0px', paddingRight: '0px' }))
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
  for (const name of ['innerWidth', 'innerHeight']) vi.stubGlobal(name, 800)
})
afterEach(() => void vi.unstubAllGlobals())

function Page(): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <PopoverButton class="button" name="More" face="…" label="All there is" open={open} onOpen={setOpen}>
      <p>Told</p>
    </PopoverButton>
  )
}

test('a button says that it opens a sheet, opens it beside itself, and closes it', async () => {
  const root = new TinyNode('main')
  await act(() => render(<Page />, root as unknown as Element))
  await act(() => undefined)
  const part = (name: string): TinyNode | undefined => root.all().find(({ localName }) => localName === name)
  const button = part('button')
  expect(button?.attribute('aria-haspopup')).toBe('dialog')
  expect(button?.attribute('aria-expanded')).toBe('false')
  await act(() => button?.fire('click'))
  expect(button?.attribute('aria-expanded')).toBe('true')
  expect(part('div')?.attribute('aria-label')).toBe('All there is')
  expect(part('div')?.textContent).toBe('Told')
  await act(() => button?.fire('click'))
  expect(part('div')).toBeUndefined()
  expect(root.ownerDocument.activeElement).toBe(button)
  render(null, root as unknown as Element)
})
