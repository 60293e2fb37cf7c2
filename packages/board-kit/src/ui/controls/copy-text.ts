export type Copied = 'copied' | 'refused'

/**
 * Without HTTPS, or if the reader refuses, the selection is copied the old way; if that fails too the result is `refused`. `field` must be
 * selected and focused.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    field?.focus()
    field?.select()
    return field !== null && copySelection() ? 'copied' : 'refused'
  }
}

/** Deprecated, and the only way in a page without HTTPS. */
function copySelection(): boolean {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
