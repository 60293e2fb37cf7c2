import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const kit = createRequire(new URL('../../packages/board-kit/package.json', import.meta.url))

/** Fonts without an address, for pages that no server sends. */
export function sheetOf(sheet: `@fontsource-variable/${string}.css`): string {
  const path = kit.resolve(sheet)
  return readFileSync(path, 'utf8').replaceAll(/url\(\.\/(files\/[\w-]+\.woff2)\)/g, (_, file: string) => {
    const font = readFileSync(kit.resolve(sheet.replace(/[^/]+$/, file)))
    return `url(data:font/woff2;base64,${font.toString('base64')})`
  })
}
