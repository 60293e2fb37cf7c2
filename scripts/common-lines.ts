import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Blank lines, brackets and single letters do not count as told twice; imports and closing tags do. */
const isTelling = (line: string): boolean => /[\p{L}\p{N}]{2}/u.test(line)

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(isTelling)

/** Lines that both texts have in the same order, as `diff` would keep them; indentation does not count. */
export function commonLines(one: string, other: string): number {
  const [a, b] = [linesOf(one), linesOf(other)]
  const longest = new Uint32Array(b.length + 1)
  for (const line of a) {
    let diagonal = 0
    for (const [j, there] of b.entries()) {
      const above = longest[j + 1] ?? 0
      longest[j + 1] = line === there ? diagonal + 1 : Math.max(above, longest[j] ?? 0)
      diagonal = above
    }
  }
  return longest[b.length] ?? 0
}

export function commonFiles(one: string, other: string): ReadonlyMap<string, number> {
  const files = new Set(globSync('**/*.{ts,tsx,css}', { cwd: other }))
  return new Map(
    globSync('**/*.{ts,tsx,css}', { cwd: one })
      .filter((file) => files.has(file))
      .map((file) => [
        file.replaceAll('\\', '/'),
        commonLines(readFileSync(join(one, file), 'utf8'), readFileSync(join(other, file), 'utf8')),
      ]),
  )
}
