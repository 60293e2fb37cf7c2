import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome']
/** Quiet and alone: no request but ours leaves the machine. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
const BUNDLED_VERSION = '153.0.0'

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return INSTALLED.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** The browser that comes with the packages. It unpacks to a fixed name, so it gets a folder of its own for each version. */
async function bundled(): Promise<{ executablePath: string; args: string[] }> {
  const folder = join(tmpdir(), `bothy-chromium-${BUNDLED_VERSION}`)
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  process.env['TMPDIR'] = folder
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    return { executablePath: await packed.executablePath(), args: packed.args }
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
  }
}

/** `CHROME_PATH`, else the one from the packages (the same everywhere), else an installed one. */
export async function launch(): Promise<Browser> {
  const given = process.env['CHROME_PATH']
  if (given !== undefined) return chromium.launch({ executablePath: given, args: FLAGS })
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, args } = await bundled()
    return chromium.launch({
      executablePath,
      args: [...new Set([...args.filter((a) => !a.startsWith('--headless')), ...FLAGS])],
    })
  }
  const installed = onPath()
  if (installed === undefined)
    throw new Error('no browser found: set CHROME_PATH, or run npx playwright install chromium')
  return chromium.launch({ executablePath: installed, args: FLAGS })
}
