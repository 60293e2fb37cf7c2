export async function isServerReachable(): Promise<boolean> {
  try {
    await fetch('/health', { cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Browsers keep that an import has failed for as long as the page is open: only a fresh page can fetch it again. */
export async function loadFreshPage(): Promise<void> {
  if (await isServerReachable()) location.reload()
}
