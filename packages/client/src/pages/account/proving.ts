import { signal } from '@preact/signals'

/** Actions that wait for the person to prove who they are. */
export const waiting = signal<((isProved: boolean) => void) | null>(null)

/** Asks for the password or a passkey once more. False if the person would rather not. */
export const provedAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.value?.(false)
    waiting.value = resolve
  })

export const end = (isProved: boolean): void => {
  waiting.value?.(isProved)
  waiting.value = null
}
