import { signal } from '@preact/signals'

export const waiting = signal<((isProved: boolean) => void) | null>(null)

export const provedAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.value?.(false)
    waiting.value = resolve
  })

export const end = (isProved: boolean): void => {
  waiting.value?.(isProved)
  waiting.value = null
}
