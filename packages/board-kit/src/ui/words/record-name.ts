const LONGEST_NAME = 20

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '')

const day = (at: number): string => {
  const date = new Date(at)
  const two = (x: number): string => String(x).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `<game>-2026-11-15-eilidh-rory.bothy.json`: the game, the day it began where that is known, and who played. */
export function recordName(game: string, at: number | null, names: readonly string[]): string {
  const parts = [game, ...(at === null ? [] : [day(at)]), ...names.map(plain)]
  return `${parts.filter((part) => part !== '').join('-')}.bothy.json`
}
