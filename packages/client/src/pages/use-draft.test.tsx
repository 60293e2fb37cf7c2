import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test } from 'vitest'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { show } from '@bothy/board-kit/ui/page/router.ts'
import { useDraft } from './use-draft.ts'

const at = (path: string): void => show(new URL(path, 'http://bothy.test'))
afterEach(() => at('/'))

function Form({ form }: { readonly form: string }) {
  const [draft, setDraft] = useDraft(form, () => ({ seats: 2, pace: 'live' }))
  return <button onClick={() => setDraft({ seats: 5 })}>{`${draft.seats} ${draft.pace}`}</button>
}

async function fillIn(form: string, next: string): Promise<void> {
  const root = new TinyNode('main')
  await act(() => render(<Form form={form} />, root as unknown as Element))
  const button = root.all().find(({ localName }) => localName === 'button')
  await act(() => button?.fire('click', {}))
  expect(root.textContent).toBe('5 live')
  at(next)
  await act(() => render(null, root as unknown as Element))
}
async function opened(form: string): Promise<string> {
  const root = new TinyNode('main')
  await act(() => render(<Form form={form} />, root as unknown as Element))
  const text = root.textContent
  await act(() => render(null, root as unknown as Element))
  return text
}

test('a form that was left for the account page is as it was, once', async () => {
  await fillIn('glen-more', '/account?sign-in')
  at('/new/glen-more')
  expect(await opened('lobby')).toBe('2 live')
  expect(await opened('glen-more')).toBe('5 live')
  expect(await opened('glen-more')).toBe('2 live')
})

test('one that was left for another page begins anew', async () => {
  await fillIn('glen-more', '/lobby')
  expect(await opened('glen-more')).toBe('2 live')
})
