import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../testing/both-languages.ts'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { loadShortcutsDialog } from '../controls/shortcuts-dialog.tsx'
import { isNoShortcut, shortcut } from './shortcuts.ts'
import { chosenLanguage, singleKeys } from './settings.ts'

beforeEach(() => void vi.stubGlobal('HTMLElement', TinyNode))
afterEach(() => {
  vi.unstubAllGlobals()
  singleKeys.value = true
  chosenLanguage.value = null
})

const press = (key: string): KeyboardEvent => Object.assign(new Event('keydown'), { key }) as KeyboardEvent
const heard = (keys: readonly string[]): readonly string[] => keys.filter((key) => !isNoShortcut(press(key)))

const CHARACTERS = ['u', 'U', 'n', '?', '1', '9']
const OTHERS = ['Escape', 'Enter', 'ArrowLeft', 'ArrowDown', 'Home', 'PageUp', 'Tab']

test('characters are shortcuts until they are switched off; arrows, Enter and Escape always are', () => {
  expect(heard([...CHARACTERS, ...OTHERS])).toEqual([...CHARACTERS, ...OTHERS])
  expect(shortcut('u')).toBe('u')
  singleKeys.value = false
  expect(heard([...CHARACTERS, ...OTHERS])).toEqual(OTHERS)
  expect(shortcut('u')).toBeUndefined()
})

test('the list of keys says that single ones are off, and names those that are left', async () => {
  chosenLanguage.value = 'fr'
  await loadShortcutsDialog()
  chosenLanguage.value = 'en'
  const ShortcutsDialog = await loadShortcutsDialog()
  const root = new TinyNode('main')
  const show = async (): Promise<readonly string[]> => {
    await act(() => render(<ShortcutsDialog onClose={() => undefined} />, root as unknown as Element))
    return root.all().flatMap((node) => (node.localName === 'kbd' ? [node.textContent] : []))
  }
  const all = await show()
  expect(all).toEqual(expect.arrayContaining(['u', 'Shift + U', '1 … 9', '?', 'Esc', '↑ ↓ ← →']))
  expect(root.textContent).not.toContain('are off')
  singleKeys.value = false
  const left = await show()
  expect(left).toEqual(all.filter((keys) => /Enter|Esc|[←→↑↓]|Home/.test(keys)))
  expect(left).toHaveLength(8)
  expect(root.textContent).toContain('Single-key shortcuts are off.')
  chosenLanguage.value = 'fr'
  await show()
  expect(root.textContent).toContain('à une touche sont désactivés')
})
