import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardReplaced } from './guard-replaced.ts'

class Button {
  readonly dataset: { [name: string]: string | undefined }
  ariaDisabled: string | null = null
  textContent = ''
  readonly left: number
  constructor(target: string, left: number) {
    this.dataset = { target }
    this.left = left
  }
  closest(): this {
    return this
  }
  getBoundingClientRect() {
    return { left: this.left, right: this.left + 100, top: 0, bottom: 40 }
  }
}

let shown: Button[] = []
let changed = (): void => undefined
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', Button)
  vi.stubGlobal('window', {
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(onChange: () => void) {
        changed = onChange
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const isFresh = ({ dataset }: Button): boolean => dataset['fresh'] !== undefined
const guard = (): (() => void) => guardReplaced({ querySelectorAll: () => shown } as unknown as HTMLElement)

function replace(...buttons: Button[]): void {
  shown = buttons
  changed()
}

function press(button: Button, x = button.left + 10): void {
  listeners.get('pointerdown')?.({ target: button, clientX: x, clientY: 10 })
}

const end = new Button('do:end', 0)

test('a button that takes the place of the pressed one cannot be pressed for 600 ms, one beside it can', () => {
  shown = [end]
  guard()
  press(end)
  const [confirm, back] = [new Button('do:confirm', 0), new Button('do:back', 200)]
  replace(confirm, back)
  expect([confirm, back].map(isFresh)).toEqual([true, false])
  vi.advanceTimersByTime(599)
  expect(isFresh(confirm)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isFresh(confirm)).toBe(false)
})

test('the same button drawn again can be pressed at once', () => {
  shown = [end]
  guard()
  press(end)
  const again = new Button('do:end', 0)
  replace(again)
  expect(isFresh(again)).toBe(false)
})

test('a button in a place of its own counts as another when it can be pressed again', () => {
  const fixed = new Button('do:end', 0)
  fixed.dataset['fixed'] = 'do:end'
  fixed.ariaDisabled = 'true'
  shown = [fixed]
  guard()
  press(fixed)
  fixed.ariaDisabled = 'false'
  changed()
  expect(isFresh(fixed)).toBe(true)
})

test('a hand that has moved away may press what appears; the guard leaves no button shut when it goes', () => {
  shown = [end]
  const release = guard()
  press(end)
  const elsewhere = { closest: () => null }
  Object.setPrototypeOf(elsewhere, Button.prototype)
  listeners.get('pointermove')?.({ target: elsewhere, clientX: 300, clientY: 300 })
  const first = new Button('do:confirm', 0)
  replace(first)
  expect(isFresh(first)).toBe(false)
  press(first)
  const second = new Button('do:other', 0)
  replace(second)
  expect(isFresh(second)).toBe(true)
  release()
  expect(isFresh(second)).toBe(false)
})
