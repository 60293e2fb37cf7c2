import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './server.ts'

const LATER = ['@simplewebauthn/server', 'nodemailer', 'web-push', 'openskill']

const program = (dataDir: string): string => `
  import { registerHooks } from 'node:module'
  const urls = []
  registerHooks({ load(url, context, next) { urls.push(url); return next(url, context) } })
  const { startServer } = await import(${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)})
  const server = await startServer({ dataDir: ${JSON.stringify(dataDir)}, log: 'silent' })
  await server.close()
  console.log(urls.join('\\n'))
`

function packagesOf(urls: readonly string[]): ReadonlySet<string> {
  return new Set(urls.flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []))
}

test('a server that starts loads no package that it does not want yet', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'start.mjs')
  writeFileSync(file, program(join(folder, 'data')))
  const told = execFileSync(process.execPath, [file], { encoding: 'utf8' })
  const packages = packagesOf(told.split('\n'))
  expect(packages).toContain('fastify')
  expect(LATER.filter((name) => packages.has(name))).toEqual([])
})
