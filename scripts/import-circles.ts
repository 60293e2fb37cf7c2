import { dirname, join } from 'node:path/posix'

const NAMED = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g

type Exports = { readonly [path: string]: string }
export type Manifest = { readonly name: string; readonly exports?: Exports }

function exported(name: string, packages: ReadonlyMap<string, Manifest>): string | null {
  for (const [folder, manifest] of packages) {
    if (name !== manifest.name && !name.startsWith(`${manifest.name}/`)) continue
    const wanted = `.${name.slice(manifest.name.length)}`
    for (const [key, path] of Object.entries(manifest.exports ?? {})) {
      const [before, after] = key.split('*')
      if (key === wanted) return join(folder, path)
      if (after === undefined || !wanted.startsWith(before) || !wanted.endsWith(after)) continue
      return join(folder, path.replace('*', wanted.slice(before.length, wanted.length - after.length)))
    }
  }
  return null
}

/** Groups of files that all lead to each other (Tarjan). */
export function circlesIn(
  texts: ReadonlyMap<string, string>,
  packages: ReadonlyMap<string, Manifest>,
): readonly (readonly string[])[] {
  const circles: string[][] = []
  const found = new Map<string, { readonly number: number; low: number; isOpen: boolean }>()
  const open: string[] = []

  const targets = (path: string): readonly string[] =>
    [...(texts.get(path) ?? '').matchAll(NAMED)].flatMap(([, name]) => {
      const to = name.startsWith('.') ? join(dirname(path), name.replace(/\?.*$/, '')) : exported(name, packages)
      return to !== null && texts.has(to) ? [to] : []
    })

  function visit(path: string): { readonly number: number; low: number; isOpen: boolean } {
    const here = { number: found.size, low: found.size, isOpen: true }
    found.set(path, here)
    open.push(path)
    const to = targets(path)
    for (const next of to) {
      const there = found.get(next)
      if (there === undefined) here.low = Math.min(here.low, visit(next).low)
      else if (there.isOpen) here.low = Math.min(here.low, there.number)
    }
    if (here.low === here.number) {
      const circle = open.splice(open.indexOf(path))
      for (const member of circle) (found.get(member) ?? here).isOpen = false
      if (circle.length > 1 || to.includes(path)) circles.push(circle.toSorted())
    }
    return here
  }

  for (const path of texts.keys()) if (!found.has(path)) visit(path)
  return circles
}
