/** `refused`: the reader must copy it by hand. */
export type Copied = 'copied' | 'refused'

/**
 * Into the clipboard; where the browser forbids that (a page without HTTPS, a refusal of the reader) the selected field is copied in
 * the old way, and if that fails too nothing is claimed. `field` must be selected and have the focus.
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
