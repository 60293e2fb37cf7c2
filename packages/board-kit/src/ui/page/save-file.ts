export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

export const jsonFile = (name: string, value: unknown): File =>
  new File([JSON.stringify(value, null, 1)], name, { type: 'application/json' })
