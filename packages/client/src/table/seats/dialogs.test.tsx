import { globSync, readFileSync } from 'node:fs'
import { type ComponentChildren, render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, onTestFinished, test } from 'vitest'
import { trusted } from '../../net/trusted.ts'
import '../../test/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { EndDialog, LeaveDialog, ResignDialog } from './leave-dialog.tsx'
import type { TableStore } from '../store/store.ts'

const packages = new URL('../../../../', import.meta.url)
const sources = globSync(['{board-kit,client}/src/**/*.tsx', 'games/*/{board,modules/*/board}/**/*.tsx'], {
  cwd: packages,
})
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ name: file.replace(/^.*?\/src\//, ''), text: readFileSync(new URL(file, packages), 'utf8') }))
const named = (pattern: RegExp): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

async function buttonsOf(drawn: ComponentChildren): Promise<readonly TinyNode[]> {
  const root = new TinyNode('main')
  const place = root as unknown as Element
  await act(() => render(drawn, place))
  const buttons = root.all().filter((node) => node.localName === 'button')
  // A dialog that stays open covers the pages of other tests.
  onTestFinished(() => act(() => render(null, place)))
  return buttons
}
const said = (buttons: readonly TinyNode[]): readonly string[] => buttons.map((button) => button.textContent)

test('the way back comes first and the answer last', async () => {
  const buttons = await buttonsOf(
    <DialogButtons main={<button type="submit">Send</button>} back={{ onClick: () => undefined }}>
      <button type="button">Save</button>
    </DialogButtons>,
  )
  expect(said(buttons)).toEqual(['Cancel', 'Save', 'Send'])
})

test('every dialog has its buttons in that order', () => {
  // These two have their buttons in `ending-actions.tsx`.
  const elsewhere = ['table/ending/ending.tsx', 'table/ending/abandoned.tsx']
  const dialogs = named(/<Dialog\b/)
  expect(sources.length).toBeGreaterThan(450)
  expect(dialogs.length).toBeGreaterThan(14)
  const withOrder = new Set(named(/<DialogButtons\b/))
  expect(dialogs.filter((name) => !withOrder.has(name) && !elsewhere.includes(name))).toEqual([])
  expect(withOrder).toContain('table/ending/ending-actions.tsx')
  expect(named(/class="actions"/)).toEqual([])
})

const store = trusted<TableStore>({})
const close = { store, seat: 0, onClose: () => undefined }

test('to resign or to end a game is no main button, and comes after the way back', async () => {
  const info = trusted<Parameters<typeof ResignDialog>[0]['info']>({ seats: [] })
  for (const dialog of [<ResignDialog key="r" {...close} info={info} />, <EndDialog key="e" {...close} />]) {
    const buttons = await buttonsOf(dialog)
    expect(buttons.map((button) => button.attribute('class'))).toEqual(['button', 'button loss'])
    expect(said(buttons)[0]).toBe('Cancel')
  }
  expect(said(await buttonsOf(<LeaveDialog {...close} />)).at(0)).toBe('Cancel')
})
