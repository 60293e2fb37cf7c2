import { globSync, readFileSync } from 'node:fs'

export type Theme = 'light' | 'dark'

const packages = new URL('../../../', import.meta.url)
const boards = globSync('games/*/board/tokens.css', { cwd: packages })
if (boards.length < 4) throw new Error('Tokens of some boards are missing.')
const SHEETS = ['board-kit/src/ui/tokens.css', ...boards.toSorted()].map((path) =>
  readFileSync(new URL(path, packages), 'utf8'),
)
const css = SHEETS.join('\n')

/** Each sheet ends with its rules for more contrast. */
const parts = SHEETS.map((sheet) => sheet.split('@media (--contrast)'))
const usual = parts.map(([first]) => first).join('\n')
const stronger = parts.flatMap(([, ...rest]) => rest).join('\n')

export function token(name: string, theme: Theme, more = false): string {
  const colour = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`)
  const found = (more ? colour.exec(stronger) : null) ?? colour.exec(usual) ?? colour.exec(css)
  if (found === null) throw new Error(`no token ${name}`)
  return found[3] ?? (theme === 'light' ? found[1] : found[2])
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** By WCAG, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
