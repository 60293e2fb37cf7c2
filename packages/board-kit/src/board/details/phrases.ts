export const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
export const some = (n: number, text: string): string => (n === 0 ? '' : text)
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
