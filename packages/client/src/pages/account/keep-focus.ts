export function keepFocus(): () => void {
  const pressed = document.activeElement
  const part = pressed?.closest('section')
  return () => {
    const now = document.activeElement
    if (now !== null && now !== document.body && now !== pressed) return
    const isLeft = pressed instanceof HTMLElement && pressed.isConnected && !pressed.matches(':disabled')
    const heading = part?.isConnected === true ? part.querySelector<HTMLElement>('h2[tabindex]') : null
    const next = isLeft ? pressed : (heading ?? document.querySelector<HTMLElement>('h1[tabindex]'))
    next?.focus({ preventScroll: next !== pressed && heading === null })
  }
}
