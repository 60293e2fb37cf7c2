import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome']
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

export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Unpacks the bundled browser, whose file name is fixed, into a folder for each version. */
async function bundled(): Promise<string> {
  const folder = join(tmpdir(), `bothy-chromium-${BUNDLED_VERSION}`)
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  process.env['TMPDIR'] = folder
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    const executable = await packed.executablePath()
    const fonts = join(folder, 'fonts.conf')
    writeFileSync(fonts, fontSettings(folder))
    process.env['FONTCONFIG_FILE'] = fonts
    return executable
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
  }
}

/** The settings of the package name another folder; a text field without any font ends the browser. */
const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

async function browserPath(): Promise<string> {
  const given = process.env['CHROME_PATH']
  if (given !== undefined) return given
  if (process.platform === 'linux' && process.arch === 'x64') return bundled()
  const installed = onPath(INSTALLED)
  if (installed === undefined)
    throw new Error('no browser found: set CHROME_PATH, or run npx playwright install chromium')
  return installed
}

// Without the arguments that the package advises: a single process does not survive several pages.
export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await browserPath(), args: FLAGS })

/** Runs before any test file: two files that unpack the browser at once would spoil it. */
export async function setup(): Promise<void> {
  process.env['CHROME_PATH'] = await browserPath()
}
