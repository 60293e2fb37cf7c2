const TRIES = 60

export async function keepPlace(change: () => Promise<void>): Promise<void> {
  const seen = [...document.querySelectorAll<HTMLElement>('[data-rule]')].find(
    (rule) => rule.getBoundingClientRect().bottom > 120,
  )
  const rule = seen?.dataset['rule']
  const top = seen?.getBoundingClientRect().top ?? 0
  const before = seen?.textContent
  await change()
  if (rule === undefined) return
  // The other text may have to be fetched first.
  const settle = (left: number): void => {
    const now = document.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`)
    if (now !== null && now.textContent !== before) scrollBy(0, now.getBoundingClientRect().top - top)
    else if (left > 0) requestAnimationFrame(() => settle(left - 1))
  }
  requestAnimationFrame(() => settle(TRIES))
}
