import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onPath } from '@bothy/bench/browser'
import { Firefox } from './firefox.ts'
import type { Pane } from './pane.ts'
import { WebKit } from './webkit.ts'

type Engine = {
  readonly name: string
  readonly open: (() => Promise<Pane>) | null
  readonly packages: string
}

function firefox(): Engine {
  const program = process.env['FIREFOX_PATH'] ?? onPath(['firefox-esr', 'firefox'])
  return {
    name: 'Firefox',
    open: program === undefined ? null : () => Firefox.open(program),
    packages: 'firefox-esr',
  }
}

/** The browser lies beside the library, in a folder named after the machine and the version. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .flatMap((machine) => ['6.0', '4.1', '4.0'].map((version) => join(libraries, machine, `webkit2gtk-${version}`)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file))
}

function webkit(): Engine {
  const [driver, browser, server] = [onPath(['WebKitWebDriver']), miniBrowser(), onPath(['Xvfb'])]
  const isThere = driver !== undefined && browser !== undefined && server !== undefined
  return {
    name: 'WebKit',
    open: isThere ? () => WebKit.open({ driver, browser, server }) : null,
    packages: 'webkit2gtk-driver xvfb',
  }
}

export const ENGINES: readonly Engine[] = [firefox(), webkit()]
