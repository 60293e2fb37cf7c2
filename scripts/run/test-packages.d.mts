export class UnknownPackage extends Error {}
export function foldersOf(names: readonly string[]): string[]
