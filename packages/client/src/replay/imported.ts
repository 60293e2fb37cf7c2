import { signal } from '@preact/signals'

export const imported = signal<{ readonly name: string; readonly file: unknown } | null>(null)

export async function openFile(file: File): Promise<void> {
  const text = await file.text()
  let value: unknown = null
  try {
    value = JSON.parse(text)
  } catch {
    // A file that is not JSON is no record; the replay says so.
  }
  imported.value = { name: file.name, file: value }
}
