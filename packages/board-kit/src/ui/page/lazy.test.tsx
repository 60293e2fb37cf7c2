import { render } from 'preact'
import { expect, test, vi } from 'vitest'
import '../../testing/both-languages.ts'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { lazy, lazyOverlay } from './lazy.tsx'

const Hill = ({ name }: { readonly name: string }) => <p>{name}</p>
const Nothing = (): null => null
const buttonsIn = (root: TinyNode): readonly TinyNode[] => root.all().filter(({ localName }) => localName === 'button')
const reads = (root: TinyNode, words: string): Promise<void> => vi.waitFor(() => expect(root.words()).toBe(words))
const NOT_HERE = 'Something went wrong Try again'

function drawn(Part: typeof Hill): TinyNode {
  const root = new TinyNode('main')
  render(<Part name="Ben Wyvis" />, root as unknown as Element)
  return root
}

test('what is not here yet leaves its place empty, and is drawn when it comes', async () => {
  const Part = lazy(() => Promise.resolve(Hill), Nothing)
  const root = drawn(Part as typeof Hill)
  expect(root.words()).toBe('')
  await reads(root, 'Ben Wyvis')
})

test('what was loaded before is drawn at once, and fetched once', async () => {
  let fetched = 0
  const Part = lazy(() => {
    fetched++
    return Promise.resolve(Hill)
  }, Nothing)
  await Part.load()
  await Part.load()
  expect(drawn(Part as typeof Hill).words()).toBe('Ben Wyvis')
  expect(fetched).toBe(1)
})

test('what comes after it was drawn and before anybody looked is drawn too', async () => {
  const Part = lazy(() => Promise.resolve(Hill), Nothing)
  const root = drawn(Part as typeof Hill)
  await Part.load()
  expect(root.words()).toBe('')
  await reads(root, 'Ben Wyvis')
})

test('what did not come can be asked for again', async () => {
  let isOnline = false
  const Part = lazy(() => (isOnline ? Promise.resolve(Hill) : Promise.reject(new Error('offline'))), Nothing)
  await expect(Part.load()).rejects.toThrow('offline')
  const root = drawn(Part as typeof Hill)
  await reads(root, NOT_HERE)
  isOnline = true
  buttonsIn(root)[0].fire('click')
  await reads(root, 'Ben Wyvis')
})

test('what did not come when it was asked for again is sought by a fresh page', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', () => Promise.resolve())
  vi.stubGlobal('location', { reload })
  const Part = lazy(() => Promise.reject(new Error('offline')), Nothing)
  const root = drawn(Part as typeof Hill)
  await reads(root, NOT_HERE)
  expect(reload).not.toHaveBeenCalled()
  buttonsIn(root)[0].fire('click')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  vi.unstubAllGlobals()
})

test('what lies over the page says in a dialog that it did not come: it can be asked for again, or left', async () => {
  let [isOnline, closed] = [false, 0]
  const Part = lazyOverlay<{ readonly onClose: () => void }>(() =>
    isOnline ? Promise.resolve(() => <p>Ben Wyvis</p>) : Promise.reject(new Error('offline')),
  )
  const root = new TinyNode('main')
  render(<Part onClose={() => closed++} />, root as unknown as Element)
  expect(root.words()).toBe('')
  await reads(root, 'Something went wrong Close Try again')
  expect(root.all().map(({ localName }) => localName)).toContain('dialog')
  const [close, again] = buttonsIn(root)
  close.fire('click')
  expect(closed).toBe(1)
  isOnline = true
  again.fire('click')
  await reads(root, 'Ben Wyvis')
})
