export function clientSources(root: string): string[]
export function clientChanged(root: string): number
