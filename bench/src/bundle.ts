import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes of the built client after gzip, by kind. Fonts are counted apart. */
export function bundleSizes(dist: string): {
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
} {
  const sizes = { scripts: 0, styles: 0, fonts: 0 }
  const walk = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) walk(path)
      else if (name.endsWith('.js')) sizes.scripts += gzipSync(readFileSync(path)).length
      else if (name.endsWith('.css')) sizes.styles += gzipSync(readFileSync(path)).length
      else if (name.endsWith('.woff2')) sizes.fonts += statSync(path).size
    }
  }
  walk(dist)
  return sizes
}
