import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const kit = createRequire(new URL('../../packages/board-kit/package.json', import.meta.url))

/** A sheet of our fonts that needs no address: for pages that nobody serves. */
export function sheetOf(sheet: `@fontsource-variable/${string}.css`): string {
  const path = kit.resolve(sheet)
  return readFileSync(path, 'utf8').replaceAll(/url\(\.\/(files\/[\w-]+\.woff2)\)/g, (_, file: string) => {
    const font = readFileSync(kit.resolve(sheet.replace(/[^/]+$/, file)))
    return `url(data:font/woff2;base64,${font.toString('base64')})`
  })
}
