import { render } from 'preact'
import { expect, test } from 'vitest'
import '../test/both-languages.ts'
import { TinyNode } from '../test/tiny-dom.ts'
import { lazy } from './lazy.tsx'

const Hill = ({ name }: { readonly name: string }) => <p>{name}</p>
const Nothing = (): null => null
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 50))

function drawn(Part: typeof Hill): TinyNode {
  const root = new TinyNode('main')
  render(<Part name="Ben Wyvis" />, root as unknown as Element)
  return root
}

test('what is not here yet leaves its place empty, and is drawn when it comes', async () => {
  const Part = lazy(() => Promise.resolve(Hill), Nothing)
  const root = drawn(Part as typeof Hill)
  expect(root.words()).toBe('')
  await soon()
  expect(root.words()).toBe('Ben Wyvis')
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

test('what did not come can be asked for again', async () => {
  let isOnline = false
  const Part = lazy(() => (isOnline ? Promise.resolve(Hill) : Promise.reject(new Error('offline'))), Nothing)
  await expect(Part.load()).rejects.toThrow('offline')
  const root = drawn(Part as typeof Hill)
  await soon()
  isOnline = true
  root
    .all()
    .find((node) => node.localName === 'button')
    ?.fire('click')
  await soon()
  expect(root.words()).toBe('Ben Wyvis')
})
